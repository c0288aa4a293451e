/// <reference types="vite/client" />

/** Something done on the page before its script was there. */
type EarlyAct = { on: 'submit' | 'click' | 'change'; target: Element; value: string };

interface Window {
  /** What `/web/config.js` defines; absent when that script was refused. */
  GRV_CONFIG?: unknown;
  /** Left by `app/entrance/early.ts`. */
  early?: { acts: EarlyAct[]; stop: () => void };
}

/** Of this console, as its package has it. */
declare const __VERSION__: string;
