// The main layout: the user, what they have access to, and the page inside.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext, useParams } from 'react-router-dom';
import { proxyOf } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { queries } from '#api/queries.ts';
import { Refusal } from '#api/refusal.ts';
import { alertsOf, userContextOf, type UserContext } from '#api/identity/user-context.ts';
import { featuresOf } from '#domain/access.ts';
import type { FullScreenContext, PageContext } from '#domain/page-context.ts';
import { underItsName } from '#lib/other-cluster.ts';
import { Button } from '#ui/button/button.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { RETRY } from '#ui/messages.ts';
import { Alerts } from './alerts.tsx';
import { AssistHint } from './assist-hint.tsx';
import { DroppedSettings } from './dropped-settings.tsx';
import { KeptTheme } from './kept-theme.tsx';
import { FirstResourceHint } from './first-resource-hint.tsx';
import { Frame } from './frame.tsx';
import { ACCESS_DENIED, LOADING, MAY_BE_LOCKED, USE_OTHER_ACCOUNT } from '#app/messages.ts';
import { signOut } from '#app/session/session.ts';
import { INTERNAL_ERROR } from '#app/start-messages.ts';
import { useStartUp } from './start-up.ts';

export function Component() {
  const { config, root } = useOutletContext<FullScreenContext>();
  const user = useQuery(userContextOf(root));
  const alerts = useQuery(alertsOf(useParams()['cluster'] ?? root));
  const isPatient = usePatience(user.data !== undefined, !alerts.isPending);
  if (user.data && !(alerts.isPending && isPatient))
    return <MainLayout context={user.data} config={config} root={root} />;
  if (user.error) return <NotLoaded error={user.error} onRetry={retryFailed} />;
  return (
    <FullPage alone>
      <Spinner delay="long" label={LOADING} />
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

/** Without knowing who is signed in there is nothing to show (docs/protocol/auth-and-identity.md#23.1). */
function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isDenied = error instanceof Refusal && error.status === 403;
  const title = isDenied ? ACCESS_DENIED : INTERNAL_ERROR;
  const action = (
    <>
      <Button onClick={onRetry}>{RETRY}</Button>
      {isDenied && <Button onClick={signOut}>{USE_OTHER_ACCOUNT}</Button>}
    </>
  );
  return (
    <FullPage alone title={title} action={action}>
      <title>{title}</title>
      <div role="alert">
        {isDenied && <p>{MAY_BE_LOCKED}</p>}
        <ErrorText error={error} />
      </div>
    </FullPage>
  );
}

interface LayoutProps extends FullScreenContext {
  context: UserContext;
}

function MainLayout({ context, config, root }: LayoutProps) {
  const named = useParams()['cluster'];
  const { features, offersFirst } = useFeatures(context, { config, root });
  const { pathname, search, hash } = useLocation();
  const underName = underItsName(pathname, root);
  if (underName !== undefined) return <Navigate to={{ pathname: underName, search, hash }} replace />;
  const cluster = named ?? root;
  const page: PageContext = { cluster, root, config, user: context, features };
  return (
    <Frame page={page} hasCluster={named !== undefined}>
      <KeptTheme isKept={proxyCan(proxyOf(context), 'storePreferences')} />
      <DroppedSettings />
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
