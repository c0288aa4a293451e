import { useId } from 'react';
import { isComplete, statusToneOf, tagsOf, type AwsDatabase } from '#domain/enrollment/aws-rds.ts';
import { LABELS, NAME, UNREADABLE } from '#features/list/messages.ts';
import { SELECT, STATUS, UNKNOWN } from '#lib/messages.ts';
import { labelText } from '#lib/text/labels.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Radio } from '#ui/field/checkbox.tsx';
import { Chip } from '#ui/mark/chip.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { Cell, HeadCell, Row, Table, TableHead } from '#ui/table/table.tsx';
import { ALREADY_ENROLLED, DATABASES, ENGINE, INCOMPLETE_RECORD } from './messages.ts';
import * as css from './rds.css.ts';

interface DatabaseRowProps {
  selected: AwsDatabase | undefined;
  isBusy: boolean;
  onChoose: (database: AwsDatabase) => void;
  /** Resource IDs of databases that are already enrolled and cannot be selected. */
  enrolled: ReadonlySet<string>;
}

interface DatabaseTableProps extends DatabaseRowProps {
  databases: readonly AwsDatabase[];
}

export function DatabaseTable({ databases, ...choice }: DatabaseTableProps) {
  const rows = databases.map((database, index) => ({ database, key: `${index} ${database.resourceId}` }));
  return (
    <Table label={DATABASES}>
      <TableHead>
        <HeadCell className={css.select}>{SELECT}</HeadCell>
        <HeadCell>{NAME}</HeadCell>
        <HeadCell className={css.engine}>{ENGINE}</HeadCell>
        <HeadCell className={css.labels}>{LABELS}</HeadCell>
        <HeadCell className={css.status}>{STATUS}</HeadCell>
      </TableHead>
      <tbody>
        {rows.map(({ database, key }) => (
          <DatabaseRow key={key} database={database} {...choice} />
        ))}
      </tbody>
    </Table>
  );
}

function DatabaseRow({ database, selected, isBusy, onChoose, enrolled }: DatabaseRowProps & { database: AwsDatabase }) {
  const id = useId();
  const { name, engine, status, resourceId } = database;
  const disabledReason = enrolled.has(resourceId)
    ? ALREADY_ENROLLED
    : isComplete(database)
      ? undefined
      : INCOMPLETE_RECORD;
  return (
    <Row>
      <Cell>
        <Radio
          id={id}
          name="aws-database"
          checked={database === selected}
          disabled={isBusy || disabledReason !== undefined}
          aria-describedby={disabledReason && `${id}-reason`}
          onChange={() => onChoose(database)}
        />
      </Cell>
      <Cell kind="name" className={css.wrapping}>
        <label htmlFor={id}>{sanitize(name) || UNREADABLE}</label>
        {disabledReason !== undefined && (
          <p id={`${id}-reason`} className={css.reason}>
            {disabledReason}
          </p>
        )}
      </Cell>
      <Cell kind="code" className={css.engine}>
        {sanitize(engine) || UNKNOWN}
      </Cell>
      <Cell className={css.labels}>
        <span className={css.chips}>
          {tagsOf(database).map((label) => (
            <Chip key={label.name}>{labelText(label)}</Chip>
          ))}
        </span>
      </Cell>
      <Cell className={css.status}>
        <Tag tone={statusToneOf(status)} dot>
          {sanitize(status) || UNKNOWN}
        </Tag>
      </Cell>
    </Row>
  );
}
