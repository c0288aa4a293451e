import type { ReactNode } from 'react';
import type { PageContext } from '#domain/page-context.ts';
import { Shell } from '#ui/shell/shell.tsx';
import { HomeLink } from './home-link.tsx';
import { Navigation } from './navigation.tsx';
import { TopBar } from './top-bar.tsx';

interface ConsoleFrameProps {
  context: PageContext;
  /** Whether the address names a cluster. */
  hasCluster: boolean;
  children: ReactNode;
}

/** What stands around nearly every page of the signed in. */
export const ConsoleFrame = ({ context, hasCluster, children }: ConsoleFrameProps) => (
  <Shell
    brand={<HomeLink features={context.features} cluster={context.cluster} />}
    top={<TopBar context={context} hasCluster={hasCluster} />}
    nav={<Navigation context={context} />}
  >
    {children}
  </Shell>
);
