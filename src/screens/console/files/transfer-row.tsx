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
  CANCELLED,
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
} from './messages.ts';
import { TransferVerification } from './transfer-verification.tsx';
import * as css from './files.css.ts';

// Larger files may use too much memory of the tab.
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
      return CANCELLED;
  }
}

/** The reason, and the text of the proxy in a separate paragraph. */
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
