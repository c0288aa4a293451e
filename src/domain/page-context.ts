import type { UserContext } from '#api/identity/user-context.ts';
import type { Features } from './access.ts';
import type { Config } from './config.ts';

/** The context that the layout provides to screens: `useOutletContext<PageContext>()`. */
export interface PageContext {
  /** The cluster in the address, or the root cluster. */
  cluster: string;
  /** The name of the root cluster. */
  root: string;
  config: Config;
  user: UserContext;
  features: Features;
}

/** The context of full-screen pages, which do not wait for the user's context. */
export type FullScreenContext = Pick<PageContext, 'config' | 'root'>;

/**
 * Users and locks are those of the root cluster. In sessions and events of a leaf cluster, the same name may be another
 * person.
 */
export const isRootPage = ({ cluster, root }: Pick<PageContext, 'cluster' | 'root'>): boolean => cluster === root;
