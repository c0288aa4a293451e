import { isEnded, type Transfer } from '#domain/files/transfer.ts';
import { Button } from '#ui/button/button.tsx';
import { CLEAR, NO_TRANSFERS, TRANSFERS } from './messages.ts';
import { TransferRow } from './transfer-row.tsx';
import type { Surroundings, Transfers } from './transfer/transfers.ts';
import * as css from './files.css.ts';

interface TransferListProps {
  list: readonly Transfer[];
  transfers: Transfers;
  /** How things stand now, for a retry. */
  around: Surroundings;
}

export function TransferList({ list, transfers, around }: TransferListProps) {
  const ended = list.filter(({ state }) => isEnded(state));
  if (list.length === 0) return <p className={css.faint}>{NO_TRANSFERS}</p>;
  return (
    <div className={css.stack}>
      <ul className={css.list} aria-label={TRANSFERS}>
        {list.map((transfer) => (
          <TransferRow
            key={transfer.id}
            transfer={transfer}
            onCancel={() => transfers.cancel(transfer.id)}
            onRetry={() => transfers.retry(transfer.id, around)}
            onRemove={() => transfers.remove(transfer.id)}
            onAnswer={(assertion) => transfers.answer(transfer.id, assertion)}
          />
        ))}
      </ul>
      {ended.length > 0 && (
        <span>
          <Button size="small" onClick={() => ended.forEach(({ id }) => transfers.remove(id))}>
            {CLEAR}
          </Button>
        </span>
      )}
    </div>
  );
}
