// The main layout: the user, what they have access to, and the page inside.
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
import { proxyOf } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { queries } from '#api/queries.ts';
import { alertsOf, userContextOf, type UserContext } from '#api/identity/user-context.ts';
import { featuresOf } from '#domain/access.ts';
import type { FullScreenContext, PageContext } from '#domain/page-context.ts';
import { underItsName } from '#lib/other-cluster.ts';
import { FullPage } from '#ui/layout/full-page.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { WAIT_CANCELED } from '#ui/feedback/messages.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Wait } from '#ui/feedback/wait.tsx';
import { Alerts } from './alerts.tsx';
import { AssistHint } from './assist-hint.tsx';
import { DroppedSettings } from './dropped-settings.tsx';
import { KeptTheme } from './kept-theme.tsx';
import { FirstResourceHint } from './first-resource-hint.tsx';
import { Frame } from './frame.tsx';
import { RouteWait } from './route-wait.tsx';
import { LOADING, USER } from '#app/messages.ts';
import { UserNotLoaded } from './user-not-loaded.tsx';
import { useStartUp } from './start-up.ts';

export function Component() {
  const { config, root } = useOutletContext<FullScreenContext>();
  const user = useQuery(userContextOf(root));
  const [isCanceled, setCanceled] = useState(false);
  const alerts = useQuery(alertsOf(useParams()['cluster'] ?? root));
  const isPatient = usePatience(user.data !== undefined, !alerts.isPending);
  if (user.data && !(alerts.isPending && isPatient))
    return <MainLayout context={user.data} config={config} root={root} />;
  if (user.error) return <UserNotLoaded error={user.error} onRetry={retryFailed} />;
  if (isCanceled && !user.isFetching)
    return <UserNotLoaded error={{ status: 0, message: WAIT_CANCELED }} onRetry={() => void user.refetch()} />;
  const cancel = () => {
    setCanceled(true);
    void queries.cancelQueries(userContextOf(root));
  };
  return (
    <FullPage alone title={<VisuallyHidden>{LOADING}</VisuallyHidden>}>
      <Spinner delay="long" />
      <Wait what={USER} onCancel={cancel} />
    </FullPage>
  );
}

/** Where the proxy denies everything, the page's own requests have failed too. */
const retryFailed = (): void => void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });

// Alerts stand above everything, and nothing may move for them: they are waited for, but not for long.
const PATIENCE_MS = 300;

/** Once over it stays so: what is on the page does not go again for the alerts of another cluster. */
function usePatience(isReady: boolean, isThere: boolean): boolean {
  const [isOver, setOver] = useState(false);
  if (isReady && isThere && !isOver) setOver(true);
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
  return !isOver;
}

interface LayoutProps extends FullScreenContext {
  context: UserContext;
}

function MainLayout({ context, config, root }: LayoutProps) {
  const named = useParams()['cluster'];
  const { features, offersFirst } = useFeatures(context, { config, root });
  const { pathname, search, hash } = useLocation();
  useScrollPositions();
  const underName = underItsName(pathname, root);
  if (underName !== undefined) return <Navigate to={{ pathname: underName, search, hash }} replace />;
  const cluster = named ?? root;
  const page: PageContext = { cluster, root, config, user: context, features };
  return (
    <Frame page={page} hasCluster={named !== undefined}>
      <KeptTheme isKept={proxyCan(proxyOf(context), 'storePreferences')} />
      <DroppedSettings />
      <RouteWait />
      <Alerts context={page} />
      <Outlet context={page} />
      {offersFirst ? <FirstResourceHint /> : features.assist && <AssistHint />}
    </Frame>
  );
}

/** The features that are open, by the user's roles and, once the first screen is there, by what the proxy supports. */
function useFeatures(context: LayoutProps['context'], { config, root }: FullScreenContext) {
  const proxy = proxyOf(context);
  const lists = { listsTokens: proxyCan(proxy, 'listJoinTokens'), listsBots: proxyCan(proxy, 'listBots') };
  const subject = { acl: context.userAcl, config, ...lists };
  const { isAssistEnabled, offersFirst } = useStartUp(root, featuresOf(subject));
  return { features: featuresOf({ ...subject, isAssistEnabled }), offersFirst };
}

/**
 * Back and Forward show a page where its user left it; a link shows another page from its top. `ScrollRestoration` of the
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
