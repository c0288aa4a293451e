// The main layout: loads the user and their permissions, and renders the page inside.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  Navigate,
  NavigationType,
  Outlet,
  useLocation,
  useNavigationType,
  useOutletContext,
  useParams,
} from 'react-router-dom';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { queryClient } from '#api/query-client.ts';
import { alertsOf, userContextOf, type UserContext } from '#api/identity/user-context.ts';
import { featuresOf } from '#domain/access.ts';
import type { FullScreenContext, PageContext } from '#domain/page-context.ts';
import { resolveCurrentCluster } from '#lib/cluster-paths.ts';
import { FullPage } from '#ui/layout/full-page.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { LOADING_CANCELED } from '#ui/feedback/messages.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Wait } from '#ui/feedback/wait.tsx';
import { Alerts } from './alerts.tsx';
import { AssistHint } from './assist-hint.tsx';
import { DroppedSettingsBanner } from './dropped-settings.tsx';
import { ThemeSync } from './theme-sync.tsx';
import { FirstResourceHint } from './first-resource-hint.tsx';
import { ConsoleFrame } from './frame.tsx';
import { RouteLoading } from './route-loading.tsx';
import { LOADING, USER_AND_PERMISSIONS } from '#app/messages.ts';
import { UserNotLoaded } from './user-not-loaded.tsx';
import { useStartUp } from './use-start-up.ts';

export function Component() {
  const { config, root } = useOutletContext<FullScreenContext>();
  const user = useQuery(userContextOf(root));
  const [isCanceled, setCanceled] = useState(false);
  const alerts = useQuery(alertsOf(useParams()['cluster'] ?? root));
  const isWaitingForAlerts = useShortWait(user.data !== undefined, !alerts.isPending);
  if (user.data && !(alerts.isPending && isWaitingForAlerts))
    return <MainLayout context={user.data} config={config} root={root} />;
  if (user.error) return <UserNotLoaded error={user.error} onRetry={refetchFailed} />;
  if (isCanceled && !user.isFetching)
    return <UserNotLoaded error={{ message: LOADING_CANCELED }} onRetry={() => void user.refetch()} />;
  const cancel = () => {
    setCanceled(true);
    void queryClient.cancelQueries(userContextOf(root));
  };
  return (
    <FullPage isStandalone title={<VisuallyHidden>{LOADING}</VisuallyHidden>}>
      <Spinner delay="long" />
      <Wait waitingFor={USER_AND_PERMISSIONS} onCancel={cancel} />
    </FullPage>
  );
}

/** If the user's context failed to load, the page's own requests have failed too. */
const refetchFailed = (): void =>
  void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });

// Alerts are above the page and must not move it when they arrive, so the page waits for them briefly.
const MAX_ALERTS_WAIT_MS = 300;

/** Whether the page still waits for alerts. The wait does not start again, so changing the cluster hides nothing. */
function useShortWait(isUserLoaded: boolean, areAlertsLoaded: boolean): boolean {
  const [isOver, setOver] = useState(false);
  if (isUserLoaded && areAlertsLoaded && !isOver) setOver(true);
  useEffect(() => {
    if (!isUserLoaded) return;
    const timer = setTimeout(() => setOver(true), MAX_ALERTS_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isUserLoaded]);
  return !isOver;
}

interface LayoutProps extends FullScreenContext {
  context: UserContext;
}

function MainLayout({ context, config, root }: LayoutProps) {
  const clusterInPath = useParams()['cluster'];
  const { features, offersFirst } = useFeatures(context, { config, root });
  const { pathname, search, hash } = useLocation();
  useScrollPositions();
  const resolvedPath = resolveCurrentCluster(pathname, root);
  if (resolvedPath !== undefined) return <Navigate to={{ pathname: resolvedPath, search, hash }} replace />;
  const cluster = clusterInPath ?? root;
  const page: PageContext = { cluster, root, config, user: context, features };
  return (
    <ConsoleFrame context={page} hasCluster={clusterInPath !== undefined}>
      <ThemeSync isStoredAtProxy={proxyCan(dialectOfContext(context), 'storePreferences')} />
      <DroppedSettingsBanner />
      <RouteLoading />
      <Alerts context={page} />
      <Outlet context={page} />
      {offersFirst ? <FirstResourceHint /> : features.assist && <AssistHint />}
    </ConsoleFrame>
  );
}

/** The features that the user's roles allow and, once the first screen has loaded, that the proxy supports. */
function useFeatures(context: LayoutProps['context'], { config, root }: FullScreenContext) {
  const proxy = dialectOfContext(context);
  const lists = { listsTokens: proxyCan(proxy, 'listJoinTokens'), listsBots: proxyCan(proxy, 'listBots') };
  const accessOptions = { acl: context.userAcl, config, ...lists };
  const { isAssistEnabled, offersFirst } = useStartUp(root, featuresOf(accessOptions));
  return { features: featuresOf({ ...accessOptions, isAssistEnabled }), offersFirst };
}

/**
 * Back and Forward restore the scroll position; a link shows the new page from its top. `ScrollRestoration` of the
 * router would also scroll up whenever a filter or a drawer changes the address.
 */
function useScrollPositions(): void {
  const { key, pathname } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const positions = useRef(new Map<string, number>());
  const shownPath = useRef(pathname);
  useLayoutEffect(() => {
    const stored = positions.current.get(key);
    if (!isPop && shownPath.current !== pathname) window.scrollTo(0, 0);
    else if (isPop && stored !== undefined) window.scrollTo(0, stored);
    shownPath.current = pathname;
    const store = () => positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', store, { passive: true });
    return () => window.removeEventListener('scroll', store);
  }, [key, pathname, isPop]);
}
