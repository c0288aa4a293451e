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

const rules: PolicyRules = {
  createHTML: (text) => text,
  createScriptURL(url) {
    if (url.startsWith('/web/')) return url; // a file of the console
    throw new TypeError(url);
  },
};

/** Makes addresses of the console's workers acceptable for browsers with Trusted Types. */
export const policy =
  (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes?.createPolicy('postern', rules) ?? rules;

/** Parses markup into a separate document, in which nothing runs or loads. */
export const parseMarkup = (text: string, type: 'text/html' | 'image/svg+xml'): Document =>
  new DOMParser().parseFromString(policy.createHTML(text), type);
