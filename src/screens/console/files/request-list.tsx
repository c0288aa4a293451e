import type { FileRequest } from '#domain/files/file-requests.ts';
import { REQUESTS } from './messages.ts';
import { RequestRow } from './request-row.tsx';
import * as css from './files.css.ts';

interface RequestListProps {
  open: readonly FileRequest[];
  user: string;
  onDecide: (id: string, approved: boolean) => void;
}

export function RequestList({ open, user, onDecide }: RequestListProps) {
  if (open.length === 0) return null;
  return (
    <ul className={css.list} aria-label={REQUESTS}>
      {open.map((request) => (
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
