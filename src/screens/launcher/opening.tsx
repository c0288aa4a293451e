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
import { confirmOpen, NOT_VERIFIED, notOpened, OPEN, opening, VERIFY } from './messages.ts';
import { Waiting } from './waiting.tsx';

interface OpeningProps {
  target: AppTarget;
  /** Begins again, because what an application's host gave along does not last. */
  onRetry: () => void;
}

export function Opening({ target, onRetry }: OpeningProps) {
  const [isCancelled, setCancelled] = useState(false);
  const { config, root } = useOutletContext<FullScreenContext>();
  const launching = useMutation({ mutationFn: (signal: AbortSignal) => launch({ target, root, signal }) });
  useBeginOnce(launching.mutate);
  if (isCancelled) return <Failed error={new LaunchFailure(notOpened(target.fqdn), NOT_VERIFIED)} onRetry={onRetry} />;
  if (launching.error) return <Failed error={launching.error} onRetry={onRetry} />;
  if (launching.data !== 'factor') return <Waiting>{opening(target.fqdn)}</Waiting>;
  return (
    <>
      <Waiting isForProxy={false}>{opening(target.fqdn)}</Waiting>
      <Reauthentication
        title={confirmOpen(target.fqdn)}
        action={OPEN}
        ask={(signal) => askDevices({ scope: SCOPE.session, preferred: config.auth.preferredLocalMfa, signal })}
        onAnswered={async (mfaResponse, signal) => void (await launch({ target, root, mfaResponse, signal }))}
        onCancel={() => setCancelled(true)}
      >
        <p>{VERIFY}</p>
      </Reauthentication>
    </>
  );
}
