import type { ReactNode } from 'react';
import type { PageContext } from '#domain/page-context.ts';
import { Shell } from '#ui/shell/shell.tsx';
import { HomeLink } from './home-link.tsx';
import { Navigation } from './navigation.tsx';
import { TopBar } from './top-bar.tsx';

interface ConsoleFrameProps {
  context: PageContext;
  hasCluster: boolean;
  children: ReactNode;
}

/** The frame around nearly all pages that require a session. */
export const ConsoleFrame = ({ context, hasCluster, children }: ConsoleFrameProps) => (
  <Shell
    brand={<HomeLink features={context.features} cluster={context.cluster} />}
    topBar={<TopBar context={context} hasCluster={hasCluster} />}
    nav={<Navigation context={context} />}
  >
    {children}
  </Shell>
);
