import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import Database from 'lucide-react/icons/database';
import Hexagon from 'lucide-react/icons/hexagon';
import Monitor from 'lucide-react/icons/monitor';
import Server from 'lucide-react/icons/server';
import { durationText } from '#domain/recording/duration-text.ts';
import type { RecordingRow, RecordingType } from '#domain/recording/recording-row.ts';
import type { Column } from '#features/list/resource-kind.ts';
import { DURATION, NAME, TYPE, USERS } from '#features/list/messages.ts';
import { formatDateTime, type TimeZone } from '#lib/time.ts';
import { Icon } from '#ui/mark/icon.tsx';
import { END_IN_UTC, END_LOCAL, START_IN_UTC, START_LOCAL, RECORDING_TYPE_LABELS } from './messages.ts';
import * as css from './recordings.css.ts';

const TYPE_ICONS: Readonly<Record<RecordingType, LucideIcon>> = {
  ssh: Server,
  k8s: Hexagon,
  desktop: Monitor,
  database: Database,
  other: Activity,
};
const ICON_WIDTH = 24;

const typeLabelOf = ({ type, otherType = RECORDING_TYPE_LABELS[type] }: RecordingRow): string => otherType;
const usersText = ({ users }: RecordingRow): string => users.join(', ');

/** The name, and below it the values of columns that do not fit. */
function RecordingName({
  recording: row,
  zone,
  isCrowded,
}: {
  recording: RecordingRow;
  zone: TimeZone;
  isCrowded: boolean;
}) {
  const secondLineTexts = [
    usersText(row),
    formatDateTime(row.endedMs, zone),
    durationText(row.durationMs),
    typeLabelOf(row),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <span className={css.clippedText}>{row.name}</span>
      {isCrowded && <span className={css.secondLineText}>{secondLineTexts}</span>}
    </>
  );
}

/** The columns for a time zone. The sort fields are the names in the address. */
export function recordingColumns(zone: TimeZone): readonly Column<RecordingRow>[] {
  const isUtc = zone === 'utc';
  return [
    {
      title: TYPE,
      sort: 'type',
      visibleFrom: 'middle',
      style: 'plain',
      text: typeLabelOf,
      extraWidth: () => ICON_WIDTH,
      cell: (row) => (
        <span className={css.typeWithIcon}>
          <Icon icon={TYPE_ICONS[row.type]} />
          {typeLabelOf(row)}
        </span>
      ),
    },
    {
      title: NAME,
      sort: 'name',
      style: 'name',
      text: ({ name }) => name,
      cell: (row, shownColumns) => (
        <RecordingName recording={row} zone={zone} isCrowded={!shownColumns.includes(USERS)} />
      ),
      minWidth: 120,
      hasOwnLayout: true,
    },
    { title: USERS, sort: 'users', visibleFrom: 'middle', style: 'quiet', text: usersText },
    {
      title: isUtc ? START_IN_UTC : START_LOCAL,
      sort: 'start',
      visibleFrom: 'wide',
      style: 'code',
      text: ({ startedMs }) => (startedMs === undefined ? '' : formatDateTime(startedMs, zone)),
    },
    {
      title: isUtc ? END_IN_UTC : END_LOCAL,
      sort: 'end',
      visibleFrom: 'middle',
      style: 'code',
      text: ({ endedMs }) => formatDateTime(endedMs, zone),
    },
    {
      title: DURATION,
      sort: 'duration',
      visibleFrom: 'middle',
      style: 'quiet',
      text: ({ durationMs }) => durationText(durationMs),
    },
  ];
}
