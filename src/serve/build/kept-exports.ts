import type { Plugin } from 'vite';

/** For builds of workers, which drop what an entry exports: a page that can have no worker takes it out of the same file. */
export const keptExports = (): Plugin => ({
  name: 'kept-exports',
  options: (options) => ({ ...options, preserveEntrySignatures: 'exports-only' }),
});
