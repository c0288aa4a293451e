import type { Plugin } from 'vite';

const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const KEY = /,\s*key: "[^"]*"/g;

/** An icon's shapes without their keys, which React reads in development alone: nothing is ever put between them. */
export const bareIcons = (): Plugin => ({
  name: 'bare-icons',
  apply: 'build',
  transform: {
    filter: { id: ICON },
    handler: (code) => ({ code: code.replaceAll(KEY, ''), map: null }),
  },
});
