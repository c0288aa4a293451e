import { Spinner } from '#ui/feedback/spinner.tsx';
import { Wait } from '#ui/feedback/wait.tsx';
import * as css from './launcher.css.ts';

interface WaitingNoticeProps {
  children: string;
  /** Whether the page waits for the proxy. Otherwise it waits for the user. */
  isForProxy?: boolean;
  onCancel?: () => void;
}

export function WaitingNotice({ children, isForProxy = true, onCancel }: WaitingNoticeProps) {
  return (
    <>
      <output className={css.waiting}>
        <Spinner />
        <span>{children}</span>
      </output>
      {isForProxy && <Wait waitingFor={children} onCancel={onCancel} />}
    </>
  );
}
