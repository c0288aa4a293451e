// Stands in the build for the tags that the YAML library has for YAML 1.1 alone. Documents of proxies have none of them;
// one that somebody writes is a warning.
export const binary = undefined;
export const intTime = undefined;
export const floatTime = undefined;
export const omap = undefined;
export const pairs = undefined;
export const set = undefined;
export const timestamp = undefined;
