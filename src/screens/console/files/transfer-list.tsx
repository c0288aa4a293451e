import { isEnded, type Transfer } from '#domain/files/transfer.ts';
import { Button } from '#ui/button/button.tsx';
import { CLEAR_FINISHED, NO_TRANSFERS, TRANSFERS } from './messages.ts';
import { TransferRow } from './transfer-row.tsx';
import type { TransferContext, Transfers } from './transfer/transfers.ts';
import * as css from './files.css.ts';

interface TransferListProps {
  list: readonly Transfer[];
  transfers: Transfers;
  /** The current state of the session, for retries. */
  context: TransferContext;
}

export function TransferList({ list, transfers, context }: TransferListProps) {
  const ended = list.filter(({ state }) => isEnded(state));
  if (list.length === 0) return <p className={css.secondaryText}>{NO_TRANSFERS}</p>;
  return (
    <div className={css.stack}>
      <ul className={css.list} aria-label={TRANSFERS}>
        {list.map((transfer) => (
          <TransferRow
            key={transfer.id}
            transfer={transfer}
            onCancel={() => transfers.cancel(transfer.id)}
            onRetry={() => transfers.retry(transfer.id, context)}
            onRemove={() => transfers.remove(transfer.id)}
            onAnswer={(assertion) => transfers.answer(transfer.id, assertion)}
          />
        ))}
      </ul>
      {ended.length > 0 && (
        <span>
          <Button size="small" onClick={() => ended.forEach(({ id }) => transfers.remove(id))}>
            {CLEAR_FINISHED}
          </Button>
        </span>
      )}
    </div>
  );
}
