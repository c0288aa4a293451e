import { PLAY, previewLabel } from '#domain/recording/messages.ts';
import type { RecordingRow } from '#domain/recording/recording-row.ts';
import {
  hasPicture,
  notPlayableReason,
  pictureQuery,
  TYPE_ICONS,
  typeLabelOf,
} from '#features/recording/card/recording-facts.ts';
import type { TableDefinition, Column } from '#features/list/resource-kind.ts';
import { ActionWithMenu, ROW_MENU_WIDTH } from '#features/list/action-with-menu.tsx';
import { PlayButton } from '#features/recording/card/play-button.tsx';
import { RecordingMenu } from './recording-menu.tsx';
import { type TimeZone, formatDateTime } from '#lib/time.ts';
import { durationText } from '#domain/recording/duration-text.ts';
import { DURATION, NAME, TYPE, USERS } from '#features/list/messages.ts';
import { Icon } from '#ui/mark/icon.tsx';
import { END_IN_UTC, END_LOCAL, START_IN_UTC, START_LOCAL } from './messages.ts';
import * as css from './recordings.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { formatClock } from '#domain/recording/clock-text.ts';
import { Picture, usePictureSource } from '#features/recording/picture.tsx';
import { Tooltip } from '#ui/menu/tooltip.tsx';

interface HoverPictureProps {
  cluster: string;
  sid: string;
  /** The link to the player. */
  children: ReactNode;
}

/** Shows a picture of the session in a tooltip. */
function HoverPicture({ cluster, sid, children }: HoverPictureProps) {
  const [isRequested, setRequested] = useState(false);
  const { data } = useQuery({ ...pictureQuery(cluster, sid), enabled: isRequested });
  const source = usePictureSource(data);
  const picture = data && source && <Picture source={source} alt={previewLabel(formatClock(data.from))} />;
  return (
    <Tooltip text={picture || undefined} onOpen={() => setRequested(true)}>
      {children}
    </Tooltip>
  );
}

interface PlayLinkProps {
  recording: RecordingRow;
  /** The database protocols that the proxy can play. */
  protocols: readonly string[];
  cluster: string;
  /** Whether the proxy sends pictures of recordings. */
  hasPictures: boolean;
  zone: TimeZone;
}

/** The longest word in the last column, which determines its width. A reason wraps to two lines. */
const longestPlayWord = (row: RecordingRow, protocols: readonly string[]): string =>
  (notPlayableReason(row, protocols) ?? PLAY).split(' ').toSorted((a, b) => b.length - a.length)[0] ?? PLAY;

function PlayLink({ recording: row, protocols, cluster, hasPictures, zone }: PlayLinkProps) {
  const { sid, type } = row;
  const disabledReason = notPlayableReason(row, protocols);
  if (disabledReason !== undefined) return <span className={css.reason}>{disabledReason}</span>;
  const button = (
    <PlayButton variant="plain" size="small" hasIcon={false} recording={row} cluster={cluster} zone={zone} />
  );
  if (!hasPictures || !hasPicture(type)) return button;
  return (
    <HoverPicture cluster={cluster} sid={sid}>
      {button}
    </HoverPicture>
  );
}

const ICON_WIDTH = 24;

const usersText = ({ users }: RecordingRow): string => users.join(', ');

const endTitle = (zone: TimeZone): string => (zone === 'utc' ? END_IN_UTC : END_LOCAL);

/** The name, and below it the values of columns that do not fit. */
function RecordingName({
  recording: row,
  zone,
  shownColumns,
}: {
  recording: RecordingRow;
  zone: TimeZone;
  shownColumns: readonly string[];
}) {
  const hiddenTexts = [
    { title: USERS, text: usersText(row) },
    { title: endTitle(zone), text: formatDateTime(row.endedMs, zone) },
    { title: DURATION, text: durationText(row.durationMs) },
    { title: TYPE, text: typeLabelOf(row) },
  ].filter(({ title, text }) => text !== '' && !shownColumns.includes(title));
  return (
    <>
      <span className={css.clippedText}>{row.name}</span>
      {hiddenTexts.length > 0 && (
        <span className={css.secondLineText}>{hiddenTexts.map(({ text }) => text).join(' · ')}</span>
      )}
    </>
  );
}

/** The columns for a time zone, also of the CSV file. The sort fields are the names in the address. */
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
      cell: (row, shownColumns) => <RecordingName recording={row} zone={zone} shownColumns={shownColumns} />,
      minWidth: 120,
      hasOwnLayout: true,
    },
    { title: USERS, sort: 'users', visibleFrom: 'wide', style: 'quiet', text: usersText },
    {
      title: isUtc ? START_IN_UTC : START_LOCAL,
      sort: 'start',
      visibleFrom: 'wide',
      style: 'code',
      text: ({ startedMs }) => (startedMs === undefined ? '' : formatDateTime(startedMs, zone)),
    },
    {
      title: endTitle(zone),
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

/** The width of the button without its text, in pixels. */
const BUTTON_PADDING = 26;
/** Enough for "Non-interactive", which breaks at its hyphen. */
const MAX_WIDTH_ON_PHONE = 84;

export interface RecordingTableOptions {
  zone: TimeZone;
  /** The database protocols that the proxy can play. */
  protocols: readonly string[];
  cluster: string;
  hasPictures: boolean;
}

export const recordingTable = ({
  zone,
  protocols,
  ...linkProps
}: RecordingTableOptions): TableDefinition<RecordingRow> => ({
  page: 'recordings',
  hasDetails: true,
  columns: recordingColumns(zone),
  action: {
    title: PLAY,
    render: (row) => (
      <ActionWithMenu menu={<RecordingMenu recording={row} />}>
        <PlayLink recording={row} protocols={protocols} zone={zone} {...linkProps} />
      </ActionWithMenu>
    ),
    text: (row) => longestPlayWord(row, protocols),
    padding: BUTTON_PADDING + ROW_MENU_WIDTH,
    maxWidthOnPhone: MAX_WIDTH_ON_PHONE,
  },
});
