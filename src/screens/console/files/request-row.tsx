import type { FileRequest } from '#domain/files/file-requests.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import {
  APPROVE,
  APPROVED_BY_YOU,
  approvedBy,
  approveRequest,
  CANCEL_REQUEST,
  cancelRequest,
  DENY,
  denyRequest,
  requestText,
} from './messages.ts';
import * as css from './files.css.ts';

interface RequestRowProps {
  request: FileRequest;
  user: string;
  onDecide: (approved: boolean) => void;
}

/** A request for a file transfer. The user's own request without a transfer on this page can only be canceled. */
export function RequestRow({ request, user, onDecide }: RequestRowProps) {
  const { requester, approvers, location } = request;
  const path = sanitize(location);
  const hasApproved = approvers.includes(user);
  return (
    <li className={css.row}>
      <div className={css.details}>
        <bdi className={css.path}>{sanitize(requestText(request))}</bdi>
        {approvers.length > 0 && (
          <span className={css.secondaryText}>{approvedBy(sanitize(approvers.join(', ')))}</span>
        )}
        <span className={css.buttons}>
          {requester === user ? (
            <Button size="small" aria-label={cancelRequest(path)} onClick={() => onDecide(false)}>
              {CANCEL_REQUEST}
            </Button>
          ) : (
            <>
              <Button
                size="small"
                variant="primary"
                aria-label={approveRequest(path)}
                disabledReason={hasApproved ? APPROVED_BY_YOU : undefined}
                onClick={() => onDecide(true)}
              >
                {APPROVE}
              </Button>
              <Button size="small" aria-label={denyRequest(path)} onClick={() => onDecide(false)}>
                {DENY}
              </Button>
            </>
          )}
        </span>
      </div>
    </li>
  );
}
