// The main layout: loads the user and their permissions, and renders the page inside.
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  Navigate,
  NavigationType,
  Outlet,
  useLocation,
  useNavigationType,
  useOutletContext,
  useParams,
  useNavigate,
  useNavigation,
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
import { ConsoleFrame } from './frame.tsx';
import {
  LOADING,
  USER_AND_PERMISSIONS,
  THEME_NOT_SAVED,
  NEXT_PAGE,
  SETTINGS_DROPPED,
  ASSIST_HINT_MESSAGE,
  ASSIST_HINT_LABEL,
  DISMISS_HINT,
  OPEN_ASSIST,
  ADD_RESOURCE,
  FIRST_RESOURCE_HINT_LABEL,
  NOT_NOW,
  FIRST_RESOURCE_HINT_MESSAGE,
} from '#app/messages.ts';
import { UserNotLoaded } from './user-not-loaded.tsx';
import { useStartUp } from './use-start-up.ts';
import { isDemo } from '#features/demo/is-demo.ts';
import { useSyncedTheme } from '#features/theme/synced-theme.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { Failure } from '#ui/feedback/failure.tsx';
import { DISMISS } from '#ui/messages.ts';
import { hasDroppedUserData, localStore } from '#lib/browser/storage.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useStore } from '#ui/store/use-store.ts';
import * as css from './alerts.css.ts';
import { storageKeys } from '#domain/session/session-record.ts';
import { links } from '#lib/links.ts';
import { captureUsage } from '#api/usage/capture-usage.ts';
import { withNotified } from '#domain/onboarding.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import * as hintCss from './hint.css.ts';

const DemoTour = lazyComponent(async () => (await import('#features/demo/tour.tsx')).DemoTour);

interface HintProps {
  label: string;
  message: string;
  /** Label of the button that only closes the hint. */
  dismissLabel: string;
  onDismiss: () => void;
  /** Target of the link and its label. */
  to: string;
  openLabel: string;
  onOpen: () => void;
}

/** A hint that shows once, in a corner of the window. */
function Hint({ label, message, dismissLabel, onDismiss, to, openLabel, onOpen }: HintProps) {
  return (
    <section className={hintCss.hint} aria-label={label}>
      <p className={hintCss.words}>{message}</p>
      <div className={hintCss.actions}>
        <Button size="small" onClick={onDismiss}>
          {dismissLabel}
        </Button>
        <ButtonLink size="small" to={to} onClick={onOpen}>
          {openLabel}
        </ButtonLink>
      </div>
    </section>
  );
}

const storeHintSeen = () =>
  localStore.writeIfRoom(storageKeys.discover, withNotified(localStore.read(storageKeys.discover)));

/**
 * Suggests adding the first resource to users who may do that, until they dismiss or follow the hint
 * (docs/behaviour.md#start-up).
 */
function FirstResourceHint() {
  const isOnDiscoverPage = useLocation().pathname.startsWith(links.discover());
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    // A visit to the Discover page counts as following the hint, so it does not show again.
    if (isOnDiscoverPage) storeHintSeen();
  }, [isOnDiscoverPage]);
  if (!isShown || isOnDiscoverPage) return null;
  const close = (event: 'tp.ui.onboard.addFirstResource.click' | 'tp.ui.onboard.addFirstResourceLater.click') => {
    storeHintSeen();
    void captureUsage({ event });
    setShown(false);
  };
  return (
    <Hint
      label={FIRST_RESOURCE_HINT_LABEL}
      message={FIRST_RESOURCE_HINT_MESSAGE}
      dismissLabel={NOT_NOW}
      onDismiss={() => close('tp.ui.onboard.addFirstResourceLater.click')}
      to={links.discover()}
      openLabel={ADD_RESOURCE}
      onOpen={() => close('tp.ui.onboard.addFirstResource.click')}
    />
  );
}

/** Announces the assistant once per browser (docs/behaviour.md#browser-storage). */
function AssistHint() {
  const { pathname } = useLocation();
  const [isShown, setShown] = useState(() => localStore.read(storageKeys.showAssist) !== 'false');
  useEffect(() => void localStore.writeIfRoom(storageKeys.showAssist, 'false'), []);
  if (!isShown || pathname.startsWith(links.assist())) return null;
  const close = () => setShown(false);
  return (
    <Hint
      label={ASSIST_HINT_LABEL}
      message={ASSIST_HINT_MESSAGE}
      dismissLabel={DISMISS_HINT}
      onDismiss={close}
      to={links.assist()}
      openLabel={OPEN_ASSIST}
      onOpen={close}
    />
  );
}

/** Reports settings and drafts that were deleted to store the session (docs/behaviour.md#browser-storage). */
function DroppedSettingsBanner() {
  const isShown = useStore(hasDroppedUserData, (hasDropped) => hasDropped);
  if (!isShown) return null;
  return (
    <div className={css.alerts}>
      <Banner tone="warn" action={<Button onClick={() => hasDroppedUserData.set(false)}>{DISMISS}</Button>}>
        {SETTINGS_DROPPED}
      </Banner>
    </div>
  );
}

/** Shows that the next page is slow to load. Cancel stays on the current page. */
function RouteLoading() {
  const { state, location: next } = useNavigation();
  const current = useLocation();
  const navigate = useNavigate();
  if (state === 'idle') return null;
  return <Wait key={next.key} waitingFor={NEXT_PAGE} onCancel={() => void navigate(current, { replace: true })} />;
}

/** Stores the theme at the proxy if the proxy supports that, and shows an error if it fails. */
function ThemeSync({ isStoredAtProxy }: { isStoredAtProxy: boolean }) {
  const { error, reset } = useSyncedTheme(isStoredAtProxy);
  return error && <Failure message={THEME_NOT_SAVED} error={error} actionLabel={DISMISS} onAction={reset} />;
}

/** Loads the user and, for a short time, the alerts, then renders the main layout. */
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

/** Whether the page still waits for alerts. The wait does not restart, so a change of the cluster hides nothing. */
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
      <CornerHint page={page} offersFirst={offersFirst} />
    </ConsoleFrame>
  );
}

/** In a demo, the tour replaces the hints. */
function CornerHint({ page: { root, features }, offersFirst }: { page: PageContext; offersFirst: boolean }) {
  if (isDemo())
    return (
      <Suspense>
        <DemoTour root={root} features={features} />
      </Suspense>
    );
  return offersFirst ? <FirstResourceHint /> : features.assist && <AssistHint />;
}

/**
 * The features that the user's roles allow. After the first screen has loaded, also depends on whether the proxy
 * supports the assistant. `offersFirst` says whether the hint about the first resource is shown.
 */
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
    const storedPosition = positions.current.get(key);
    if (!isPop && shownPath.current !== pathname) window.scrollTo(0, 0);
    else if (isPop && storedPosition !== undefined) window.scrollTo(0, storedPosition);
    shownPath.current = pathname;
    const store = () => positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', store, { passive: true });
    return () => window.removeEventListener('scroll', store);
  }, [key, pathname, isPop]);
}
