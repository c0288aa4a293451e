import type { OutputAnnouncement } from '#features/terminal/live-log.ts';
import { hidden } from '#ui/layout/visually-hidden.css.ts';
import { ALTERNATE_SCREEN, floodOf, lastLine, NORMAL_SCREEN, OUTPUT_LOG } from './log-messages.ts';
import type { LogEntry } from './use-tools.ts';

/** What a terminal wrote, for screen readers to tell when they have a moment (WAI-ARIA 1.2, log). */
export function LiveLog({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <div role="log" aria-label={OUTPUT_LOG} className={hidden}>
      {entries.map(({ id, told }) => (
        <div key={id}>
          <Entry told={told} />
        </div>
      ))}
    </div>
  );
}

function Entry({ told }: { told: OutputAnnouncement }) {
  switch (told.kind) {
    case 'lines':
      return <pre>{told.lines.join('\n')}</pre>;
    case 'flood':
      return (
        <>
          <p>{floodOf(told.count)}</p>
          {told.last !== '' && <p>{lastLine(told.last)}</p>}
        </>
      );
    case 'alternate':
      return <p>{ALTERNATE_SCREEN}</p>;
    case 'normal':
      return <p>{NORMAL_SCREEN}</p>;
  }
}
