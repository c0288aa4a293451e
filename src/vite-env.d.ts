/// <reference types="vite/client" />

interface Window {
  /** What `/web/config.js` defines; absent when that script was refused. */
  GRV_CONFIG?: unknown;
}
