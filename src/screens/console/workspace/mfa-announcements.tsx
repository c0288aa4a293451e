import { LOCALE } from '#lib/text/locale.ts';
import { hidden } from '#ui/layout/visually-hidden.css.ts';
import { isChallenged, type PaneReport } from '#screens/console/pane/pane-report.ts';
import { verificationIn } from './messages.ts';

const namesFormat = new Intl.ListFormat(LOCALE, { type: 'unit' });

/** Announces MFA challenges in all panes to screen readers, because a challenge may be in a hidden pane. */
export function MfaAnnouncements({ reports }: { reports: ReadonlyMap<number, PaneReport> }) {
  const challengedPanes = [...reports.values()].filter(isChallenged).map(({ name }) => name);
  return (
    <output className={hidden}>
      {challengedPanes.length > 0 && verificationIn(namesFormat.format(challengedPanes))}
    </output>
  );
}
