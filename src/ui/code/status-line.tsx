import Search from 'lucide-react/icons/search';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Switch } from '#ui/field/switch.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import {
  caretPosition,
  caretCount,
  errorCount,
  FIND_PANEL,
  NO_PROBLEMS,
  warningCount,
  WRAP_LINES,
} from './messages.ts';
import type { CodeStatus } from './use-code-view.ts';
import * as css from './code-editor.css.ts';

interface StatusLineProps {
  status: CodeStatus | undefined;
  problems: readonly TextProblem[];
  isWrapped: boolean;
  onWrap: (isWrapped: boolean) => void;
  onFind: () => void;
}

/** The caret's position, the number of problems, and buttons for actions that an on-screen keyboard has no keys for. */
export function StatusLine({ status, problems, isWrapped, onWrap, onFind }: StatusLineProps) {
  const count = (severity: TextProblem['severity']) =>
    problems.filter((problem) => problem.severity === severity).length;
  return (
    <div className={css.footer}>
      <span>{status && caretPosition(status.line, status.column)}</span>
      {status && status.carets > 1 && <span>{caretCount(status.carets)}</span>}
      <span className={css.counts}>
        {problems.length === 0 && NO_PROBLEMS}
        {count('error') > 0 && <Tag tone="bad">{errorCount(count('error'))}</Tag>}
        {count('warning') > 0 && <Tag tone="warn">{warningCount(count('warning'))}</Tag>}
      </span>
      <Switch checked={isWrapped} onChange={({ target }) => onWrap(target.checked)}>
        {WRAP_LINES}
      </Switch>
      <IconButton size="small" label={FIND_PANEL} icon={Search} onClick={onFind} />
    </div>
  );
}
