import { LOCALE } from '#lib/text/locale.ts';
import { hidden } from '#ui/layout/visually-hidden.css.ts';
import { isAsking, type PaneReport } from '#screens/console/pane/report.ts';
import { verificationIn } from './messages.ts';

const names = new Intl.ListFormat(LOCALE, { type: 'unit' });

/** What happens in panes that nobody looks at, for screen readers: politely, and not while nothing does. */
export function Announcements({ reports }: { reports: ReadonlyMap<number, PaneReport> }) {
  const asking = [...reports.values()].filter(isAsking).map(({ name }) => name);
  return <output className={hidden}>{asking.length > 0 && verificationIn(names.format(asking))}</output>;
}
