import X from 'lucide-react/icons/x';
import { NEW_SESSION } from '#domain/terminal/messages.ts';
import type { PaneReport } from '#screens/console/pane/pane-report.ts';
import { END_TITLES, streamStateText } from '#screens/console/messages.ts';
import { streamToneOf } from '#screens/console/stream-tone.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Icon } from '#ui/mark/icon.tsx';
import { closePaneOf } from './messages.ts';
import * as css from './workspace.css.ts';

interface PaneTitleProps {
  /** Undefined while the pane shows the server picker. */
  report: PaneReport | undefined;
  isFocused: boolean;
  onClose: () => void;
}

/** The state of the session, unless it is connected. */
function stateText({ stream }: PaneReport): string | undefined {
  if (stream?.status === 'ended') return END_TITLES[stream.outcome];
  return stream?.status === 'live' ? undefined : streamStateText(stream);
}

/** The title of a pane in a tab with several panes: login@host, environment and state. */
export function PaneTitle({ report, isFocused, onClose }: PaneTitleProps) {
  const name = report?.name ?? NEW_SESSION;
  const environment = report?.environment;
  return (
    <div className={css.paneTitle} data-focused={isFocused || undefined}>
      {report && <span className={css.dots[streamToneOf(report.stream)]} aria-hidden />}
      <span className={css.paneName}>{name}</span>
      {environment && (
        <span className={css.paneEnvironment} title={sanitize(`${environment.key}: ${environment.value}`)}>
          {sanitize(environment.value)}
        </span>
      )}
      {report && <span className={css.paneState}>{stateText(report)}</span>}
      <button type="button" className={css.paneClose} aria-label={closePaneOf(name)} onClick={onClose}>
        <Icon icon={X} />
      </button>
    </div>
  );
}
