// What the page of plugins says.

export const NOT_HERE = "Plugins aren't available in this console";
export const ABOUT = "Your roles let you list plugins, but the proxy's open API has no way to do it.";
