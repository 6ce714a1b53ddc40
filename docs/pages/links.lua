-- links.lua - links between Markdown files become links between pages; figures,
-- long tables and the words of commands are marked for pages.css.
-- SPDX-License-Identifier: MIT

local function page(target)
    local path, anchor = target:match("^([^#]*)(#?.*)$")
    if path:match("^%a+:") or not path:match("%.md$") then
        return nil
    end
    local lab = path:match("(%d%d%-[%a-]+)/README%.md$")
    local name = lab or path:match("([^/]+)%.md$")
    if name == "README" then
        name = "index"
    end
    return name .. ".html" .. anchor
end

-- Is TARGET the page of a lab that the course leaves out?  mkpages says which
-- labs it has.
local function is_left_out(target)
    local labs = os.getenv("queenslab_labs")
    local lab = target:match("^(%d%d%-[%a-]+)%.html")
    return labs and lab and not labs:find(lab, 1, true)
end

function Link(link)
    local target = page(link.target)
    if target and is_left_out(target) then
        return link.content
    elseif not target and not link.target:match("^%a+:") and
        not link.target:match("^#") then
        return link.content -- a file that is no page, such as LICENSE
    elseif target then
        link.target = target
    end
    return link
end

-- Is the picture an SVG that is too wide to be read in a column?
local function is_wide(image)
    local _, svg = pandoc.mediabag.fetch(image.src)
    local width = svg and svg:match('<svg[^>]-width="([%d.]+)"')
    return width and tonumber(width) > 1200
end

-- A picture alone in its paragraph is a figure.
function Para(para)
    local image = para.content[1]
    if #para.content ~= 1 or image.t ~= "Image" then
        return nil
    end
    local class = is_wide(image) and "figure wide" or "figure"
    return pandoc.Div(pandoc.Plain(image), { class = class })
end

-- On paper, what is long may go on on the next page.
function CodeBlock(block)
    if select(2, block.text:gsub("\n", "")) > 40 then
        block.classes:insert("long")
    end
    return block
end

function Table(table)
    if #pandoc.utils.stringify(table) > 1000 then
        return pandoc.Div(table, { class = "long" })
    end
end

-- Browsers break lines behind any hyphen, which tears options apart.
function Code(code)
    local text = code.text:gsub("&", "&amp;"):gsub("<", "&lt;"):gsub(">", "&gt;")
    text = text:gsub("%S+", function(word)
        return #word <= 30 and "<span>" .. word .. "</span>" or word
    end)
    return pandoc.RawInline("html", "<code>" .. text .. "</code>")
end
