import { useNavigate } from 'react-router-dom';
import { useDetails } from '#features/details/use-details.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import type { ListedRow, TableDefinition } from './resource-kind.ts';

/** For a table whose rows may have details: which row is open, and the address that opens another. */
export function useRowDetails<R extends ListedRow>({ hasDetails = false }: TableDefinition<R>) {
  const { id: openId, linkTo } = useDetails();
  const navigate = useNavigate();
  const linkOf = (row: R): string | undefined =>
    (typeof hasDetails === 'function' ? hasDetails(row) : hasDetails) ? linkTo(row.id) : undefined;
  return {
    isOpen: ({ id }: { id: string }) => id === openId,
    linkOf,
    /** Undefined for tables without details. */
    onRowClick:
      hasDetails === false
        ? undefined
        : (row: R | UnreadableEntry | { ok: 'heading' }) => {
            const link = row.ok === true ? linkOf(row) : undefined;
            if (link !== undefined) void navigate(link, { preventScrollReset: true });
          },
  };
}
