import type { ReactNode } from 'react';
import type { PageContext } from '#domain/page-context.ts';
import { Shell } from '#ui/shell/shell.tsx';
import { Home } from './home-link.tsx';
import { Navigation } from './navigation.tsx';
import { TopBar } from './top-bar.tsx';

interface FrameProps {
  page: PageContext;
  /** Whether the address names a cluster. */
  hasCluster: boolean;
  children: ReactNode;
}

/** What stands around nearly every page of the signed in. */
export const Frame = ({ page, hasCluster, children }: FrameProps) => (
  <Shell
    brand={<Home features={page.features} cluster={page.cluster} />}
    top={<TopBar context={page} hasCluster={hasCluster} />}
    nav={<Navigation context={page} />}
  >
    {children}
  </Shell>
);
