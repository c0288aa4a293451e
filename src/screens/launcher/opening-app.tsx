import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { AppTarget } from '#domain/app-access/app-target.ts';
import { requestDeviceChallenge, CHALLENGE_SCOPE } from '#domain/mfa/reauthenticate.ts';
import type { FullScreenContext } from '#domain/page-context.ts';
import { Reauthentication } from '#features/identity/reauthentication.tsx';
import { useRunOnce } from '#ui/store/use-run-once.ts';
import { LOADING_CANCELED } from '#ui/feedback/messages.ts';
import { LaunchError } from './launch-error.tsx';
import { LaunchFailure } from './launch-failure.ts';
import { launch } from './launch.ts';
import { confirmOpen, NOT_VERIFIED, openFailed, OPEN_APPLICATION, openingApp, VERIFY_TO_OPEN } from './messages.ts';
import { WaitingNotice } from './waiting-notice.tsx';

interface OpeningAppProps {
  target: AppTarget;
  /** Starts over, because the exchange data from the application's host expires. */
  onRetry: () => void;
}

export function OpeningApp({ target, onRetry }: OpeningAppProps) {
  const [cancelReason, setCancelReason] = useState<string>();
  if (cancelReason !== undefined)
    return <LaunchError error={new LaunchFailure(openFailed(target.fqdn), cancelReason)} onRetry={onRetry} />;
  return <LaunchApp target={target} onRetry={onRetry} onCancel={setCancelReason} />;
}

interface LaunchAppProps extends OpeningAppProps {
  onCancel: (reason: string) => void;
}

/** Leaving the page aborts the requests. */
function LaunchApp({ target, onRetry, onCancel }: LaunchAppProps) {
  const { config, root } = useOutletContext<FullScreenContext>();
  const launchMutation = useMutation({ mutationFn: (signal: AbortSignal) => launch({ target, root, signal }) });
  useRunOnce(launchMutation.mutate);
  const cancel = () => {
    // Stops the browser's navigation to the application, which may already be pending.
    window.stop();
    onCancel(LOADING_CANCELED);
  };
  if (launchMutation.error) return <LaunchError error={launchMutation.error} onRetry={onRetry} />;
  if (launchMutation.data !== 'factor')
    return <WaitingNotice onCancel={cancel}>{openingApp(target.fqdn)}</WaitingNotice>;
  return (
    <>
      <WaitingNotice isForProxy={false}>{openingApp(target.fqdn)}</WaitingNotice>
      <Reauthentication
        title={confirmOpen(target.fqdn)}
        submitLabel={OPEN_APPLICATION}
        requestChallenge={(signal) =>
          requestDeviceChallenge({ scope: CHALLENGE_SCOPE.session, preferred: config.auth.preferredLocalMfa, signal })
        }
        onAnswered={async (mfaResponse, signal) => void (await launch({ target, root, mfaResponse, signal }))}
        onCancel={() => onCancel(NOT_VERIFIED)}
      >
        <p>{VERIFY_TO_OPEN}</p>
      </Reauthentication>
    </>
  );
}
