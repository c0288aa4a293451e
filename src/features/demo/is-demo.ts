/**
 * Whether the console runs in front of the mock proxy of a demo. The server of the console writes the tag into the page
 * (src/serve/pages/page.ts), so no answer of a real proxy can add it.
 */
export const isDemo = (): boolean => document.querySelector('meta[name="postern_demo"]') !== null;
