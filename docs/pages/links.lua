-- links.lua - links between Markdown files become links between pages.
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
    elseif target then
        link.target = target
    end
    return link
end
