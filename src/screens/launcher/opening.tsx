import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { AppTarget } from '#domain/app-access/target.ts';
import { askDevices, SCOPE } from '#domain/mfa/reauthenticate.ts';
import type { FullScreenContext } from '#domain/page-context.ts';
import { Reauthentication } from '#features/identity/reauthentication.tsx';
import { useBeginOnce } from '#ui/store/use-begin-once.ts';
import { Failed } from './failed.tsx';
import { LaunchFailure } from './failure.ts';
import { launch } from './launch.ts';
import { Waiting } from './waiting.tsx';

const CANCELLED = 'It takes a second factor, which was not given.';

interface OpeningProps {
  target: AppTarget;
  /** Begins anew, because what an application's host gave along does not last. */
  onRetry: () => void;
}

export function Opening({ target, onRetry }: OpeningProps) {
  const [isCancelled, setCancelled] = useState(false);
  const { config, root } = useOutletContext<FullScreenContext>();
  const opening = useMutation({ mutationFn: (signal: AbortSignal) => launch({ target, root, signal }) });
  useBeginOnce(opening.mutate);
  if (isCancelled)
    return <Failed error={new LaunchFailure(`${target.fqdn} was not opened`, CANCELLED)} onRetry={onRetry} />;
  if (opening.error) return <Failed error={opening.error} onRetry={onRetry} />;
  if (opening.data !== 'factor') return <Waiting>Opening {target.fqdn}</Waiting>;
  return (
    <>
      <Waiting>Opening {target.fqdn}</Waiting>
      <Reauthentication
        title={`Open ${target.fqdn}?`}
        action="Open"
        ask={(signal) => askDevices({ scope: SCOPE.session, preferred: config.auth.preferredLocalMfa, signal })}
        onAnswered={async (mfaResponse, signal) => void (await launch({ target, root, mfaResponse, signal }))}
        onCancel={() => setCancelled(true)}
      >
        <p>This application is opened only once you have confirmed with a device that it is you.</p>
      </Reauthentication>
    </>
  );
}
