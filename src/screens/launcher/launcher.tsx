// The way into a web application (docs/behaviour.md#pages, docs/protocol/auth-and-identity.md#20).
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
import { Confirm } from './confirm.tsx';
import { Failed } from './failed.tsx';
import { LaunchFailure } from './failure.ts';
import { INVALID_ADDRESS, lookingUp, notOpened } from './messages.ts';
import { Opening } from './opening.tsx';
import { resolvedQuery } from './resolve.ts';
import { takeBegun } from './mark.ts';
import { Waiting } from './waiting.tsx';

const pathOf = (address: string): string => new URL(address).pathname;

/**
 * A page may speak to the application's host only when it was served for that (docs/protocol/auth-and-identity.md#5.2).
 */
export function loader({ request }: LoaderFunctionArgs) {
  const [served] = performance.getEntriesByType('navigation');
  if (!isSignedIn() || !served || pathOf(served.name) === pathOf(request.url)) return null;
  return redirectDocument(request.url);
}

export function Component() {
  const params = useParams();
  const { search, hash } = useLocation();
  const asked = parseAppTarget({ params, search, hash, consoleHost: location.hostname });
  return (
    <AuthCard title={pageTitles.appLauncher}>
      <title>{browserTabTitle(pageTitles.appLauncher, params['cluster'])}</title>
      {asked.ok ? (
        <Launcher target={asked.target} />
      ) : (
        <Failed error={new LaunchFailure(INVALID_ADDRESS, asked.reason)} />
      )}
    </AuthCard>
  );
}

interface Chosen {
  /** None before the user has chosen. */
  attempt: number;
  target: AppTarget;
}

/** What the user has chosen goes on by itself; the half of an exchange that was not begun here is worth nothing. */
function chosenOf(target: AppTarget): Chosen {
  const { isBegun, page } = takeBegun(target.fqdn);
  const isBack = isBegun && target.state !== '';
  return {
    attempt: canAutoOpen() || isBack ? 1 : 0,
    // The mark has the fragment, which no address on the way has.
    target: isBack ? { ...target, page } : { ...target, state: '' },
  };
}

function Launcher({ target: asked }: { target: AppTarget }) {
  const [{ attempt, target }, setChosen] = useState(() => chosenOf(asked));
  const again = () => setChosen({ attempt: attempt + 1, target: { ...target, state: '' } });
  const resolved = useQuery(resolvedQuery(target));
  const retry = () => void resolved.refetch();
  if (resolved.isFetching) {
    const cancel = () => void queryClient.cancelQueries({ queryKey: resolvedQuery(target).queryKey });
    return <Waiting onCancel={cancel}>{lookingUp(target.fqdn)}</Waiting>;
  }
  if (resolved.error) return <Failed error={resolved.error} onRetry={retry} />;
  if (!resolved.data)
    return <Failed error={new LaunchFailure(notOpened(target.fqdn), LOADING_CANCELED)} onRetry={retry} />;
  if (attempt === 0) return <Confirm target={resolved.data} onConfirm={again} />;
  return <Opening key={attempt} target={resolved.data} onRetry={again} />;
}
