import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListedRow } from '#features/list/resource-kind.ts';
import { moreNames, notSentMessage, someNames } from '#features/list/messages.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { deleteRows, type BulkResult } from './bulk-delete.ts';
import type { Selection } from './selection.tsx';
import * as css from './bulk-delete.css.ts';

export interface BulkDeleteMessages {
  /** "Delete 3 locks?" */
  question: (count: number) => string;
  /** "Delete 3 locks" */
  confirm: (count: number) => string;
  /** "3 locks were deleted." */
  done: (count: number) => string;
  /** "Couldn't delete the locks on …" */
  failed: (names: string) => string;
}

interface BulkDeleteProps<R extends ListedRow> {
  selection: Pick<Selection<R>, 'rows' | 'set'>;
  messages: BulkDeleteMessages;
  /** Deletes one row. A row that no longer exists counts as deleted. */
  deleteRow: (row: R) => Promise<unknown>;
  /** Called with the success message when all rows are deleted. */
  onDeleted: (message: string) => void;
  onCancel: () => void;
  /** Explains the consequences. */
  children: ReactNode;
}

/** Asks once for all selected rows. Deleted rows leave the selection; failed rows stay selected and can be retried. */
export function BulkDeleteDialog<R extends ListedRow>(props: BulkDeleteProps<R>) {
  const { selection, messages, deleteRow, onDeleted, onCancel, children } = props;
  const rows = [...selection.rows.values()];
  const deletion = useMutation({
    mutationFn: () => deleteRows(rows, deleteRow),
    onSuccess: ({ deleted, failures, notSent }) => {
      selection.set(deleted, false);
      if (failures.length === 0 && notSent.length === 0) onDeleted(messages.done(deleted.length));
    },
  });
  return (
    <ConfirmDialog
      title={messages.question(rows.length)}
      confirmLabel={messages.confirm(rows.length)}
      isPending={deletion.isPending}
      error={deletion.error}
      onConfirm={() => deletion.mutate()}
      onCancel={onCancel}
    >
      <RowNames rows={rows} />
      {children}
      {deletion.data && !deletion.isPending && <BulkFailures result={deletion.data} messages={messages} />}
    </ConfirmDialog>
  );
}

/** More names than this are counted. */
const MAX_NAMES = 5;

const RowNames = ({ rows }: { rows: readonly ListedRow[] }) => (
  <ul className={css.names}>
    {rows.slice(0, MAX_NAMES).map(({ id, name }) => (
      <li key={id} className={css.name}>
        {name}
      </li>
    ))}
    {rows.length > MAX_NAMES && <li>{moreNames(rows.length - MAX_NAMES)}</li>}
  </ul>
);

interface BulkFailuresProps<R extends ListedRow> {
  result: BulkResult<R>;
  messages: BulkDeleteMessages;
}

function BulkFailures<R extends ListedRow>({ result: { deleted, failures, notSent }, messages }: BulkFailuresProps<R>) {
  return (
    <>
      {deleted.length > 0 && <Banner tone="info">{messages.done(deleted.length)}</Banner>}
      {failures.map(({ error, rows }) => (
        <Banner key={error.message} tone="bad">
          <p>
            {messages.failed(
              someNames(
                rows.map(({ name }) => name),
                MAX_NAMES,
              ),
            )}
          </p>
          <ErrorText error={error} />
        </Banner>
      ))}
      {notSent.length > 0 && <Banner tone="info">{notSentMessage(notSent.length)}</Banner>}
    </>
  );
}
