// Texts of the plugins page.

export const NOT_AVAILABLE = "Plugins aren't available in this console";
export const NOT_AVAILABLE_REASON = "Your roles let you list plugins, but the proxy's open API has no way to do it.";
