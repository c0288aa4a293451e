import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { AppTarget } from '#domain/app-access/app-target.ts';
import { requestDeviceChallenge, CHALLENGE_SCOPE } from '#domain/mfa/reauthenticate.ts';
import type { FullScreenContext } from '#domain/page-context.ts';
import { Reauthentication } from '#features/identity/reauthentication.tsx';
import { useRunOnce } from '#ui/store/use-run-once.ts';
import { LOADING_CANCELED } from '#ui/feedback/messages.ts';
import { Failed } from './failed.tsx';
import { LaunchFailure } from './failure.ts';
import { launch } from './launch.ts';
import { confirmOpen, NOT_VERIFIED, notOpened, OPEN, opening, VERIFY } from './messages.ts';
import { Waiting } from './waiting.tsx';

interface OpeningProps {
  target: AppTarget;
  /** Begins again, because what an application's host gave along does not last. */
  onRetry: () => void;
}

export function Opening({ target, onRetry }: OpeningProps) {
  const [whyCanceled, setWhyCanceled] = useState<string>();
  if (whyCanceled !== undefined)
    return <Failed error={new LaunchFailure(notOpened(target.fqdn), whyCanceled)} onRetry={onRetry} />;
  return <Launching target={target} onRetry={onRetry} onCancel={setWhyCanceled} />;
}

interface LaunchingProps extends OpeningProps {
  onCancel: (why: string) => void;
}

/** Its calls are aborted when it is no longer shown. */
function Launching({ target, onRetry, onCancel }: LaunchingProps) {
  const { config, root } = useOutletContext<FullScreenContext>();
  const launching = useMutation({ mutationFn: (signal: AbortSignal) => launch({ target, root, signal }) });
  useRunOnce(launching.mutate);
  const cancel = () => {
    // The browser may wait for the application already.
    window.stop();
    onCancel(LOADING_CANCELED);
  };
  if (launching.error) return <Failed error={launching.error} onRetry={onRetry} />;
  if (launching.data !== 'factor') return <Waiting onCancel={cancel}>{opening(target.fqdn)}</Waiting>;
  return (
    <>
      <Waiting isForProxy={false}>{opening(target.fqdn)}</Waiting>
      <Reauthentication
        title={confirmOpen(target.fqdn)}
        submitLabel={OPEN}
        requestChallenge={(signal) =>
          requestDeviceChallenge({ scope: CHALLENGE_SCOPE.session, preferred: config.auth.preferredLocalMfa, signal })
        }
        onAnswered={async (mfaResponse, signal) => void (await launch({ target, root, mfaResponse, signal }))}
        onCancel={() => onCancel(NOT_VERIFIED)}
      >
        <p>{VERIFY}</p>
      </Reauthentication>
    </>
  );
}
