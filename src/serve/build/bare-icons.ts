import type { Plugin } from 'vite';

const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
/** Keys, which React reads in development alone; names, which become classes that nobody uses; and the usual size. */
const SPARE = /,\s*key: "[^"]*"|\s*name: "[^"]*",|\s*aliases: \[[^\]]*\],|\s*size: 24,/g;

/** Of an icon its shapes alone. */
export const bareIcons = (): Plugin => ({
  name: 'bare-icons',
  apply: 'build',
  transform: {
    filter: { id: ICON },
    handler: (code) => ({ code: code.replaceAll(SPARE, ''), map: null }),
  },
});
