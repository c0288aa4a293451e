import { PLAY } from '#domain/recording/messages.ts';
import type { RecordingRow } from '#domain/recording/recording-row.ts';
import type { TableDefinition } from '#features/list/resource-kind.ts';
import type { TimeZone } from '#lib/time.ts';
import { PlayLink, longestPlayWord } from './play-link.tsx';
import { recordingColumns } from './recording-columns.tsx';

/** The width of the button without its text, in pixels. */
const BUTTON_PADDING = 26;
/** Enough for "Non-interactive", which breaks at its hyphen. */
const MAX_WIDTH_ON_PHONE = 84;

interface RecordingTableOptions {
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
  columns: recordingColumns(zone),
  action: {
    title: PLAY,
    render: (row) => <PlayLink recording={row} protocols={protocols} zone={zone} {...linkProps} />,
    text: (row) => longestPlayWord(row, protocols),
    padding: BUTTON_PADDING,
    maxWidthOnPhone: MAX_WIDTH_ON_PHONE,
  },
});
