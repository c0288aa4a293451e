import { FAILED } from '#ui/messages.ts';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import type { Schemas } from '#api/schemas.ts';
import { fileNameOf, isEnded, isRetriable, type Transfer, type TransferState } from '#domain/files/transfer.ts';
import { sanitize, sanitizeLines } from '#lib/text/sanitize.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { ProxyText } from '#ui/feedback/error-text.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import {
  approvedBy,
  CANCELED,
  cancelTransfer,
  doneText,
  BUFFERED_IN_MEMORY,
  progressText,
  QUEUED,
  removeTransfer,
  retryTransfer,
  transferName,
  WAITING_FOR_APPROVAL,
  WAITING_FOR_SERVER,
  CANCEL_VERIFICATION,
  WAITING_FOR_TOUCH,
} from './messages.ts';
import * as css from './files.css.ts';
import { useMutation } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { requestDeviceChallenge, CHALLENGE_SCOPE } from '#domain/mfa/reauthenticate.ts';
import { isPromptCanceled } from '#domain/mfa/webauthn/prompt.ts';
import { useChallenge } from '#features/identity/use-challenge.ts';
import { queueKeyPrompt } from '#features/stream/key-prompt-queue.ts';
import { NO_METHOD, TRY_AGAIN, USE_KEY, WAITING_FOR_KEY, WAITING_FOR_TURN } from '#features/stream/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { useAbort } from '#ui/store/use-abort.ts';
import { errorText } from '#ui/feedback/messages.ts';

const requestChallenge = (signal: AbortSignal) =>
  requestDeviceChallenge({ scope: CHALLENGE_SCOPE.session, preferred: 'webauthn', signal });

const pendingText = (hasTurn: boolean): string => (hasTurn ? WAITING_FOR_KEY : WAITING_FOR_TURN);

/** Asks for a security key for one transfer; codes are not possible here (docs/protocol/streams.md#1.7, #5.2). */
function TransferVerification({ onAnswer }: { onAnswer: (assertion: Schemas['WebauthnAssertion']) => void }) {
  const { challenge, error, getCurrentChallenge, requestAgain } = useChallenge(requestChallenge);
  const [hasTurn, setTurn] = useState(false);
  const promptAbort = useAbort();
  const answering = useMutation({
    mutationFn: async (signal: AbortSignal) => {
      const { challenge } = await getCurrentChallenge();
      const answer = () => challenge.answer({ method: 'webauthn' }, signal);
      return queueKeyPrompt({ signal, onStart: () => setTurn(true), prompt: answer });
    },
    onSettled: () => setTurn(false),
    onSuccess: ({ webauthn_response }) => webauthn_response && onAnswer(webauthn_response),
    // The proxy accepts only one answer per challenge.
    onError: (error) => isPromptCanceled(error) || void requestAgain(),
  });
  const failure = (isPromptCanceled(answering.error) ? null : answering.error) ?? error;
  if (challenge && !challenge.methods.includes('webauthn')) return <p className={css.failure}>{NO_METHOD}</p>;
  return (
    <div className={css.stack}>
      <p>{answering.isPending ? pendingText(hasTurn) : WAITING_FOR_TOUCH}</p>
      {failure && (
        <p role="alert" className={css.failure}>
          {errorText(failure)}
        </p>
      )}
      <span>
        <Button
          size="small"
          icon={KeyRound}
          pending={answering.isPending}
          isForProxy={false}
          onClick={() => answering.mutate(promptAbort.start())}
        >
          {failure ? TRY_AGAIN : USE_KEY}
        </Button>
        {answering.isPending && (
          <Button size="small" variant="quiet" onClick={promptAbort.abort}>
            {CANCEL_VERIFICATION}
          </Button>
        )}
      </span>
    </div>
  );
}

// If the browser buffers a download in memory, larger files may use too much memory of the tab.
const LARGE_FILE_BYTES = 256_000_000;

function transferStateText({ state, direction }: Transfer): string {
  switch (state.status) {
    case 'queued':
      return QUEUED;
    case 'approval':
      return WAITING_FOR_APPROVAL;
    case 'verification':
      return '';
    case 'running':
      return direction === 'upload' && state.moved > 0 && state.moved === state.total
        ? WAITING_FOR_SERVER
        : progressText(state.moved, state.total, state.speedMeter.speed);
    case 'done':
      return doneText(state.size);
    case 'failed':
      return FAILED;
    case 'cancelled':
      return CANCELED;
  }
}

/** Why a transfer failed: a reason of the console, or the text of the proxy. */
const TransferFailure = ({ reason, error }: Extract<TransferState, { status: 'failed' }>) => (
  <div role="alert" className={css.failure}>
    {reason !== '' && <p>{reason}</p>}
    {error !== '' && <ProxyText className={css.preservedLines}>{sanitizeLines(error)}</ProxyText>}
  </div>
);

interface TransferRowProps {
  transfer: Transfer;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
  onAnswer: (assertion: Schemas['WebauthnAssertion']) => void;
}

export function TransferRow({ transfer, onCancel, onRetry, onRemove, onAnswer }: TransferRowProps) {
  const { state, direction, location } = transfer;
  const name = sanitize(fileNameOf(transfer));
  const label = transferName(transfer, name);
  return (
    <li className={css.row} aria-label={label}>
      <Icon icon={direction === 'upload' ? ArrowUpFromLine : ArrowDownToLine} />
      <div className={css.details}>
        <strong className={css.path}>
          <UntrustedText>{fileNameOf(transfer)}</UntrustedText>
        </strong>
        <span className={css.secondaryText}>
          <UntrustedText>{location}</UntrustedText>
        </span>
        {state.status === 'running' && (
          <progress className={css.bar} aria-label={label} max={state.total} value={barValue(state)} />
        )}
        <span>{transferStateText(transfer)}</span>
        {state.status === 'approval' && state.approvers.length > 0 && (
          <span>{approvedBy(sanitize(state.approvers.join(', ')))}</span>
        )}
        {state.status === 'running' && transfer.isBuffered && (state.total ?? 0) > LARGE_FILE_BYTES && (
          <span>{BUFFERED_IN_MEMORY}</span>
        )}
        {state.status === 'verification' && <TransferVerification onAnswer={onAnswer} />}
        {state.status === 'failed' && <TransferFailure {...state} />}
      </div>
      {isRetriable(state) && <IconButton size="small" label={retryTransfer(name)} icon={RotateCw} onClick={onRetry} />}
      {isEnded(state) ? (
        <IconButton size="small" label={removeTransfer(name)} icon={X} onClick={onRemove} />
      ) : (
        <IconButton size="small" label={cancelTransfer(name)} icon={X} onClick={onCancel} />
      )}
    </li>
  );
}

/** Without a total the progress bar is indeterminate. */
const barValue = ({ moved, total }: Extract<TransferState, { status: 'running' }>) =>
  total === undefined ? undefined : moved;
