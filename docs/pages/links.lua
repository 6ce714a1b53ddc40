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

function Link(link)
    local target = page(link.target)
    if target then
        link.target = target
    end
    return link
end
