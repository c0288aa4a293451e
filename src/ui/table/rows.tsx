import { useRef, type ReactNode } from 'react';
import { useRowKeys } from './row-keys.ts';
import { Row } from './table.tsx';

interface RowsProps<T> {
  rows: readonly T[];
  rowKey: (row: T) => string;
  /** The cells of one row. */
  children: (row: T) => ReactNode;
}

const isThere = () => undefined;

/** The body of a table that is short enough to be in the page whole, whatever the heights of its rows. */
export function Rows<T>({ rows, rowKey, children }: RowsProps<T>) {
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys({ body, count: rows.length, reveal: isThere });
  return (
    <tbody ref={body}>
      {rows.map((row, index) => (
        // The header is the first row of the table, and counting begins at one.
        <Row key={rowKey(row)} aria-rowindex={index + 2}>
          {children(row)}
        </Row>
      ))}
    </tbody>
  );
}
