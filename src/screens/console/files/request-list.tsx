import type { FileRequest } from '#domain/files/file-requests.ts';
import { PARTICIPANT_REQUESTS } from './messages.ts';
import { RequestRow } from './request-row.tsx';
import * as css from './files.css.ts';

interface RequestListProps {
  requests: readonly FileRequest[];
  user: string;
  onDecide: (id: string, approved: boolean) => void;
}

export function RequestList({ requests: openRequests, user, onDecide }: RequestListProps) {
  if (openRequests.length === 0) return null;
  return (
    <ul className={css.list} aria-label={PARTICIPANT_REQUESTS}>
      {openRequests.map((request) => (
        <RequestRow
          key={request.id}
          request={request}
          user={user}
          onDecide={(approved) => onDecide(request.id, approved)}
        />
      ))}
    </ul>
  );
}
