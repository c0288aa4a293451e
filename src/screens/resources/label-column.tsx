import X from 'lucide-react/icons/x';
import { visible } from '#lib/visible.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Cell, HeadCell } from '#ui/table.tsx';
import { rememberColumns } from './columns.ts';
import type { Kind, Resource } from './kind.ts';
import type { Narrowed } from './narrowing.ts';
import * as css from './resources.css.ts';

/** How much is left for labels that are no columns. */
export const roomOf = ({ columns }: Narrowed): keyof typeof css.labels => (columns.length > 1 ? 'several' : 'one');

interface LabelHeadProps {
  name: string;
  place: Kind<Resource>['place'];
  narrowing: Narrowed;
}

/** A label as a column, which can be taken off where it stands. */
export function LabelHead({ name, place, narrowing }: LabelHeadProps) {
  const room = roomOf(narrowing);
  const drop = () => {
    const columns = narrowing.columns.filter((key) => key !== name);
    rememberColumns(place, columns);
    narrowing.setColumns(columns);
  };
  return (
    <HeadCell className={css.labelColumn[room]} title={visible(name)}>
      <span className={css.labelHead}>
        <span className={css.labelName}>{visible(name)}</span>
        <span className={css.labelDrop}>
          <IconButton label={`Remove column ${visible(name)}`} icon={X} size="small" onClick={drop} />
        </span>
      </span>
    </HeadCell>
  );
}

/** The value that a resource has of a label which is a column; an empty cell for none. */
export function LabelCell({ row, name, room }: { row: Resource; name: string; room: keyof typeof css.labels }) {
  const value = visible(row.labels.find((label) => label.name === name)?.value ?? '');
  return (
    <Cell className={css.labelColumn[room]} title={value}>
      {value}
    </Cell>
  );
}
