import type { Plugin } from 'vite';

/** What only development tools show. */
const NAME = /^\w+\.displayName = "[^"]*";$/gm;
/** Asked by each link: data of the next page is fetched ahead only behind a server of the router's own kind. */
const FETCHED_AHEAD = 'shouldPrefetch && !isAbsolute';
const MADE = / = (React\d*\.(?:forwardRef|memo|createContext)\()/g;

/** The router's components may be left out where nothing draws them: to be named does not make one needed. */
export const unnamedParts = (): Plugin => ({
  name: 'unnamed-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) => ({
      code: code.replaceAll(NAME, '').replaceAll(MADE, ' = /* @__PURE__ */ $1').replace(FETCHED_AHEAD, 'false'),
      map: null,
    }),
  },
});
