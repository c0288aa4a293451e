import type { ReactNode } from 'react';
import type { PageContext } from '#domain/page-context.ts';
import { Shell } from '#ui/shell/shell.tsx';
import { Navigation } from './navigation.tsx';
import { TopBar } from './top-bar.tsx';
import { Link } from 'react-router-dom';
import type { Features } from '#domain/access.ts';
import { parseStartPage, START_PAGE_SETTING, startPath } from '#domain/navigation.ts';
import { Brand } from '#ui/layout/brand.tsx';
import { useSetting } from '#ui/store/use-setting.ts';
import { DensityContext, useDensitySetting } from '#ui/table/density.ts';
import { HOME_LINK_LABEL } from '#app/messages.ts';
import * as css from './home-link.css.ts';

/** The logo links to the start page. */
function HomeLink({ features, cluster }: { features: Features; cluster: string }) {
  const [startPage] = useSetting(START_PAGE_SETTING);
  return (
    <Link
      to={startPath(features, cluster, parseStartPage(startPage))}
      className={css.home}
      aria-label={HOME_LINK_LABEL}
    >
      <Brand />
    </Link>
  );
}

interface ConsoleFrameProps {
  context: PageContext;
  hasCluster: boolean;
  children: ReactNode;
}

/** The frame around nearly all pages that require a session. */
export function ConsoleFrame({ context, hasCluster, children }: ConsoleFrameProps) {
  const [density] = useDensitySetting();
  return (
    <Shell
      brand={<HomeLink features={context.features} cluster={context.cluster} />}
      topBar={<TopBar context={context} hasCluster={hasCluster} />}
      nav={<Navigation context={context} />}
    >
      <DensityContext value={density}>{children}</DensityContext>
    </Shell>
  );
}
