// The policy of Trusted Types under which the console loads workers and parses markup. Pages forbid all other policies
// (src/serve/pages/headers.ts), so no other code can load a script or write HTML.

interface PolicyRules {
  createScriptURL: (url: string) => string;
  createHTML: (text: string) => string;
}

/** Missing in TypeScript's types, and in Firefox before 148 and Safari before 26. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: PolicyRules): PolicyRules;
}

/** Throws for scripts that are not files of this console. */
function checkScriptUrl(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  if (origin !== location.origin || !pathname.startsWith('/web/'))
    throw new TypeError('the script is not a file of this console');
  return url;
}

const rules: PolicyRules = { createScriptURL: checkScriptUrl, createHTML: (text) => text };
const policy =
  (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes?.createPolicy('postern', rules) ?? rules;

/** The address of a worker of this console, as browsers with Trusted Types require it. */
export const trustedScriptUrl = (url: string): string => policy.createScriptURL(url);

/** Parses markup into a separate document, in which nothing runs or loads. */
export const parseMarkup = (text: string, type: 'text/html' | 'image/svg+xml'): Document =>
  new DOMParser().parseFromString(policy.createHTML(text), type);
