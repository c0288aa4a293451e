// Opens a web application (docs/behaviour.md#pages, docs/protocol/auth-and-identity.md#20).
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { redirectDocument, useLocation, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '#api/query-client.ts';
import { isSignedIn } from '#api/identity/credentials.ts';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import { parseAppTarget, type AppTarget } from '#domain/app-access/app-target.ts';
import { canAutoOpen } from '#lib/browser/auto-open.ts';
import { LOADING_CANCELED } from '#ui/feedback/messages.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { ConfirmOpen } from './confirm-open.tsx';
import { LaunchError } from './launch-error.tsx';
import { LaunchFailure } from './launch-failure.ts';
import { INVALID_ADDRESS, lookingUpApp, openFailed } from './messages.ts';
import { OpeningApp } from './opening-app.tsx';
import { resolvedTargetQuery } from './resolved-target-query.ts';
import { takeStartedLaunch } from './launch-mark.ts';
import { WaitingNotice } from './waiting-notice.tsx';

const pathOf = (address: string): string => new URL(address).pathname;

/**
 * Reloads the page from the server, because the Content Security Policy of other pages forbids requests to the
 * application's host (docs/protocol/auth-and-identity.md#5.2).
 */
export function loader({ request }: LoaderFunctionArgs) {
  const [pageLoad] = performance.getEntriesByType('navigation');
  if (!isSignedIn() || !pageLoad || pathOf(pageLoad.name) === pathOf(request.url)) return null;
  return redirectDocument(request.url);
}

export function Component() {
  const params = useParams();
  const { search, hash } = useLocation();
  const parsedTarget = parseAppTarget({ params, search, hash, consoleHost: location.hostname });
  return (
    <AuthCard title={pageTitles.appLauncher}>
      <title>{browserTabTitle(pageTitles.appLauncher, params['cluster'])}</title>
      {parsedTarget.ok ? (
        <Launcher target={parsedTarget.target} />
      ) : (
        <LaunchError error={new LaunchFailure(INVALID_ADDRESS, parsedTarget.reason)} />
      )}
    </AuthCard>
  );
}

interface LaunchAttempt {
  /** Zero until the user confirms. */
  attempt: number;
  target: AppTarget;
}

/**
 * Launches that the user started in the console continue without confirmation. A returning exchange is ignored unless
 * this tab started it.
 */
function initialAttempt(target: AppTarget): LaunchAttempt {
  const { isBegun: isStarted, page } = takeStartedLaunch(target.fqdn);
  const isExchangeReturn = isStarted && target.state !== '';
  return {
    attempt: canAutoOpen() || isExchangeReturn ? 1 : 0,
    // The stored mark keeps the page's fragment, which redirects drop.
    target: isExchangeReturn ? { ...target, page } : { ...target, state: '' },
  };
}

function Launcher({ target: requestedTarget }: { target: AppTarget }) {
  const [{ attempt, target }, setAttempt] = useState(() => initialAttempt(requestedTarget));
  const retryLaunch = () => setAttempt({ attempt: attempt + 1, target: { ...target, state: '' } });
  const targetQuery = useQuery(resolvedTargetQuery(target));
  const retry = () => void targetQuery.refetch();
  if (targetQuery.isFetching) {
    const cancel = () => void queryClient.cancelQueries({ queryKey: resolvedTargetQuery(target).queryKey });
    return <WaitingNotice onCancel={cancel}>{lookingUpApp(target.fqdn)}</WaitingNotice>;
  }
  if (targetQuery.error) return <LaunchError error={targetQuery.error} onRetry={retry} />;
  if (!targetQuery.data)
    return <LaunchError error={new LaunchFailure(openFailed(target.fqdn), LOADING_CANCELED)} onRetry={retry} />;
  if (attempt === 0) return <ConfirmOpen target={targetQuery.data} onConfirm={retryLaunch} />;
  return <OpeningApp key={attempt} target={targetQuery.data} onRetry={retryLaunch} />;
}
