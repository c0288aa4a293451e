/// <reference types="vite/client" />

/** Something done on the page before its script was there. */
type EarlyInput = { type: 'submit' | 'click' | 'change'; target: Element; value: string };

interface Window {
  /** What `/web/config.js` defines; absent when that script was refused. */
  GRV_CONFIG?: unknown;
  /** Left by `app/sign-in/early.ts`. */
  early?: { inputs: EarlyInput[]; stop: () => void };
}

/** Of this console, as its package has it. */
declare const __VERSION__: string;
