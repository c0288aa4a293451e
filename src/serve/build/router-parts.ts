import type { Plugin } from 'vite';
import { withoutFunctions } from './without-functions.ts';

/** What only development tools show. */
const NAME = /^\w+\.displayName = "[^"]*";$/gm;
/** Asked by each link: data of the next page is fetched ahead only behind a server of the router's own kind. */
const FETCHED_AHEAD = 'shouldPrefetch && !isAbsolute';
const MADE = / = (React\d*\.(?:forwardRef|memo|createContext)\()/g;

/** What forms and fetchers of the router do, what watches it, and what servers of its kind send; there is none here. */
const NEVER_CALLED = {
  fetch2: 'throws',
  handleAction: 'throws',
  handleFetcherAction: 'throws',
  handleFetcherLoader: 'throws',
  getRouteInstrumentationUpdates: 'throws',
  instrumentClientSideRouter: 'throws',
  deserializeErrors: 'throws',
  RSCErrorHandler: 'throws',
} as const;

/** The router's components may be left out where nothing draws them: to be named does not make one needed. */
const unnamed = (script: string): string =>
  script.replaceAll(NAME, '').replaceAll(MADE, ' = /* @__PURE__ */ $1').replace(FETCHED_AHEAD, 'false');

/** Of the router the parts that this console uses. */
export const routerParts = (): Plugin => ({
  name: 'router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]/ },
    handler(code) {
      const isRouter = code.includes('function createRouter(');
      return { code: unnamed(isRouter ? withoutFunctions(code, NEVER_CALLED) : code), map: null };
    },
  },
});
