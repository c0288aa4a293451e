import { LOCALE } from '#lib/text/locale.ts';
import { hidden } from '#ui/layout/visually-hidden.css.ts';
import { isChallenged, type PaneReport } from '#screens/console/pane/pane-report.ts';
import { verificationIn } from './messages.ts';

const namesFormat = new Intl.ListFormat(LOCALE, { type: 'unit' });

/** What happens in panes that nobody looks at, for screen readers: politely, and not while nothing does. */
export function MfaAnnouncements({ reports }: { reports: ReadonlyMap<number, PaneReport> }) {
  const challengedPanes = [...reports.values()].filter(isChallenged).map(({ name }) => name);
  return (
    <output className={hidden}>
      {challengedPanes.length > 0 && verificationIn(namesFormat.format(challengedPanes))}
    </output>
  );
}
