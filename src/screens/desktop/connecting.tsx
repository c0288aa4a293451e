import { Button } from '#ui/button/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import * as spinner from '#ui/feedback/spinner.css.ts';
import { CANCEL } from '#ui/messages.ts';
import * as css from './desktop.css.ts';

/** The progress of connecting, with a cancel button. Appears after a delay, so that fast connections do not flash. */
export function ConnectingNotice({ label, onCancel }: { label: string; onCancel: () => void }) {
  return (
    <div className={css.waiting}>
      <Loading label={label} />
      <span className={spinner.beside}>
        <Button size="small" onClick={onCancel}>
          {CANCEL}
        </Button>
      </span>
    </div>
  );
}
