import X from 'lucide-react/icons/x';
import { sanitize } from '#lib/text/sanitize.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Cell, HeadCell } from '#ui/table/table.tsx';
import { storeColumns } from './resource-query.ts';
import type { ListKind, ListedRow, Resource } from './resource-kind.ts';
import type { ListState } from './list-params.ts';
import { removeColumn } from './messages.ts';
import * as css from './resources.css.ts';

interface LabelHeadProps {
  name: string;
  page: ListKind<Resource>['page'];
  listParams: ListState;
  width: number | undefined;
}

/** The head of a label column, with a button that removes the column. */
export function LabelHead({ name, page, listParams, width }: LabelHeadProps) {
  const remove = () => {
    const columns = listParams.columns.filter((key) => key !== name);
    storeColumns(page, columns);
    listParams.setColumns(columns);
  };
  return (
    <HeadCell width={width} title={sanitize(name)}>
      <span className={css.labelHead}>
        <span className={css.labelName}>{sanitize(name)}</span>
        <span className={css.labelRemove}>
          <IconButton label={removeColumn(sanitize(name))} icon={X} size="small" onClick={remove} />
        </span>
      </span>
    </HeadCell>
  );
}

/** The value of a resource's label; empty if it does not have the label. */
export const labelValue = ({ labels = [] }: ListedRow, name: string): string =>
  sanitize(labels.find((label) => label.name === name)?.value ?? '');

export function LabelCell({ row, name }: { row: ListedRow; name: string }) {
  const value = labelValue(row, name);
  return <Cell title={value}>{value}</Cell>;
}
