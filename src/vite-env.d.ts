/// <reference types="vite/client" />

interface Window {
  /** What `/web/config.js` defines; absent when that script was refused. */
  GRV_CONFIG?: unknown;
}

/** Of this console, as its package has it. */
declare const __VERSION__: string;
