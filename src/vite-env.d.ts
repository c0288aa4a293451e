/// <reference types="vite/client" />

/** Input on the page before its script was loaded. */
type EarlyInput = { type: 'submit' | 'click' | 'change'; target: Element; value: string };

interface Window {
  /** The configuration that `/web/config.js` defines; missing if the proxy refused the script. */
  GRV_CONFIG?: unknown;
  /** The input that `app/sign-in/early.ts` recorded, and a function that stops the recording. */
  early?: { inputs: EarlyInput[]; stop: () => void };
}

/** The version of this console, from package.json. */
declare const __VERSION__: string;
