import type { OutputAnnouncement } from '#features/terminal/live-log.ts';
import { hidden } from '#ui/layout/visually-hidden.css.ts';
import { ALTERNATE_SCREEN, lineCountText, lastLineText, NORMAL_SCREEN, OUTPUT_LOG } from './log-messages.ts';
import type { OutputLogEntry } from './use-tools.ts';

/** The output of a terminal for screen readers, which read it when they are idle (WAI-ARIA 1.2, log). */
export function OutputLog({ entries }: { entries: readonly OutputLogEntry[] }) {
  return (
    <div role="log" aria-label={OUTPUT_LOG} className={hidden}>
      {entries.map(({ id, announcement }) => (
        <div key={id}>
          <OutputLogItem announcement={announcement} />
        </div>
      ))}
    </div>
  );
}

function OutputLogItem({ announcement }: { announcement: OutputAnnouncement }) {
  switch (announcement.kind) {
    case 'lines':
      return <pre>{announcement.lines.join('\n')}</pre>;
    case 'flood':
      return (
        <>
          <p>{lineCountText(announcement.count)}</p>
          {announcement.last !== '' && <p>{lastLineText(announcement.last)}</p>}
        </>
      );
    case 'alternate':
      return <p>{ALTERNATE_SCREEN}</p>;
    case 'normal':
      return <p>{NORMAL_SCREEN}</p>;
  }
}
