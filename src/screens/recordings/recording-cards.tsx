// The recordings as cards, each with a picture of its screen if the proxy sends pictures.
import type { RecordingRow } from '#domain/recording/recording-row.ts';
import { useDetails } from '#features/details/use-details.ts';
import { CardGrid } from '#features/list/card-grid.tsx';
import { RecordingCard, type RecordingCardProps } from '#features/recording/card/recording-card.tsx';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { recordingCount } from './messages.ts';
import { RecordingMenu } from './recording-menu.tsx';

const MIN_CARD_WIDTH = 300;
const ROW_HEIGHT = 230;

interface RecordingCardsProps extends Omit<RecordingCardProps, 'recording' | 'detailsLink' | 'menu'> {
  rows: readonly (RecordingRow | UnreadableEntry)[];
  onVisibleRangeChange: (range: { from: number; to: number }) => void;
}

export function RecordingCards({ rows, onVisibleRangeChange, ...cardProps }: RecordingCardsProps) {
  const { linkTo } = useDetails();
  return (
    <CardGrid
      label={recordingCount(rows.length)}
      rows={rows}
      minWidth={MIN_CARD_WIDTH}
      rowHeight={ROW_HEIGHT}
      hasOwnSurface
      renderCard={(row) => (
        <RecordingCard
          recording={row}
          detailsLink={linkTo(row.id)}
          menu={<RecordingMenu recording={row} />}
          {...cardProps}
        />
      )}
      onVisibleRangeChange={onVisibleRangeChange}
    />
  );
}
