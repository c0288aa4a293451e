import type { UserContext } from '#api/identity/user-context.ts';
import type { Features } from './access.ts';
import type { Config } from './config.ts';

/** Where a screen stands and for whom, handed down by the layout: `useOutletContext<Place>()`. */
export interface PageContext {
  /** The cluster of the address, else the root. */
  cluster: string;
  root: string;
  config: Config;
  user: UserContext;
  features: Features;
}

/** What full-screen places get, which do not wait for the user's context. */
export type FullScreenContext = Pick<PageContext, 'config' | 'root'>;
