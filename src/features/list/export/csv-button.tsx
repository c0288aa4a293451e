import Download from 'lucide-react/icons/download';
import type { ListedRow, TableDefinition } from '#features/list/resource-kind.ts';
import {
  EXPORT_CSV,
  exportLoadedRows,
  exportRows,
  exportSelectedRows,
  NO_ROWS_TO_EXPORT,
} from '#features/list/messages.ts';
import type { Selection } from '#features/list/selection/selection.tsx';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { saveFile } from '#ui/button/save-file.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuEntry } from '#ui/menu/menu-content.ts';

interface CsvButtonProps<R extends ListedRow> {
  table: Pick<TableDefinition<R>, 'page' | 'columns'> & { labelColumns?: readonly string[] };
  /** The shown rows; undefined until they are loaded. */
  rows: readonly (R | UnreadableEntry)[] | undefined;
  /** Whether no other rows match. */
  isWhole: boolean;
  selection?: Selection<R> | undefined;
}

/** "activeSessions" as "active-sessions". */
const fileNameOf = (page: string): string => page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Exports the rows of a list. The entry says how many rows the file has. */
export function CsvButton<R extends ListedRow>({ table, rows, isWhole, selection }: CsvButtonProps<R>) {
  const { page, columns, labelColumns } = table;
  const count = rows?.length ?? 0;
  const selectedRows = [...(selection?.rows.values() ?? [])];
  const save = async (exportedRows: readonly (R | UnreadableEntry)[]) => {
    const { csvFileOf } = await import('./csv-file.ts');
    const text = csvFileOf({ columns, labelColumns, rows: exportedRows });
    saveFile(`${fileNameOf(page)}-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv', text);
  };
  const exportShown: MenuEntry = {
    kind: 'action',
    label: isWhole ? exportRows(count) : exportLoadedRows(count),
    disabledReason: count === 0 ? NO_ROWS_TO_EXPORT : undefined,
    onSelect: () => void save(rows ?? []),
  };
  const exportSelected: MenuEntry = {
    kind: 'action',
    label: exportSelectedRows(selectedRows.length),
    onSelect: () => void save(selectedRows),
  };
  const entries = selectedRows.length > 0 ? [exportShown, exportSelected] : [exportShown];
  return <MenuButton label={EXPORT_CSV} icon={Download} entries={entries} />;
}
