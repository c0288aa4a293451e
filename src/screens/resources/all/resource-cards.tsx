import { memo, useEffect } from 'react';
import { useDetails } from '#features/details/use-details.ts';
import { DetailsLink } from '#features/list/details-link.tsx';
import type { CardsProps } from '#features/list/resource-kind.ts';
import { LabelChips } from '#features/list/label-chips.tsx';
import { useEnvironmentLabel } from '#features/list/use-environment-label.ts';
import { MATCHED_BY_HIDDEN, UNREADABLE } from '#features/list/messages.ts';
import { CopyRecord, rawText } from '#features/list/unreadable.tsx';
import { LetterIcon } from '#ui/mark/letter-icon.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { estimateContentWidth } from '#ui/table/estimate-content-width.ts';
import { useVisibleRows } from '#ui/table/use-visible-rows.ts';
import { useWidth } from '#ui/table/use-width.ts';
import { space } from '#ui/theme/tokens.ts';
import { anyRowHasDetails } from './any-details.tsx';
import { ResourceAction } from './resource-action.tsx';
import type { AnyRow } from './any-row.ts';
import * as css from './all-resources.css.ts';
import { KIND_ICONS, KindLink } from './kind-link.tsx';
import { ResourceMarks } from './resource-marks.tsx';
import type { Pins } from './use-pins.ts';
import { ALL_RESOURCES_LABELS } from './messages.ts';

/** Width available for the chips of a card, in pixels. */
const CHIPS_WIDTH = 248;
const MIN_CARD_WIDTH = 280;
const CARD_GAP = Number.parseInt(space[3], 10);
/** The estimated height of a row of cards, in pixels. Rendered rows are measured. */
const ROW_HEIGHT = 200;
/** The number of card rows rendered above and below the window. */
const OVERSCAN_ROWS = 3;

/** Renders only the rows of cards near the window, and requests the next page near the end. */
export function ResourceCards({
  rows,
  onLabel,
  onVisibleRangeChange,
  hiddenMatchesFrom = rows.length,
  pins,
}: CardsProps<AnyRow> & { pins: Pins }) {
  const environmentLabel = useEnvironmentLabel();
  const { ref, width = 0 } = useWidth<HTMLUListElement>(estimateContentWidth(window.innerWidth));
  const columns = Math.max(1, Math.floor((width + CARD_GAP) / (MIN_CARD_WIDTH + CARD_GAP)));
  const visibleCardRows = useVisibleRows(ref, {
    count: Math.ceil(rows.length / columns),
    rowHeight: ROW_HEIGHT,
    gap: CARD_GAP,
    overscan: OVERSCAN_ROWS,
  });
  const { above, below, measure } = visibleCardRows;
  const from = visibleCardRows.from * columns;
  const to = Math.min(visibleCardRows.to * columns, rows.length);
  useEffect(() => onVisibleRangeChange({ from, to }), [from, to, onVisibleRangeChange]);
  return (
    <ul
      ref={ref}
      className={css.cards}
      aria-label={ALL_RESOURCES_LABELS.counted(rows.length)}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, paddingBlock: `${above}px ${below}px` }}
    >
      {rows.slice(from, to).map((row, index) => (
        <li
          key={row.id}
          aria-setsize={rows.length}
          aria-posinset={from + index + 1}
          data-index={Math.floor((from + index) / columns)}
          // Cards in the same row have the same height, so one measurement is enough.
          ref={index % columns === 0 ? measure : undefined}
        >
          <Panel>
            {row.ok ? (
              <ResourceCard
                resource={row}
                environmentLabel={environmentLabel}
                onLabel={onLabel}
                pins={pins}
                isHiddenMatch={from + index >= hiddenMatchesFrom}
              />
            ) : (
              <div className={css.card}>
                <h2 className={css.title}>{UNREADABLE}</h2>
                <code className={css.details}>{rawText(row.raw)}</code>
                <CopyRecord raw={row.raw} />
              </div>
            )}
          </Panel>
        </li>
      ))}
    </ul>
  );
}

interface ResourceCardProps {
  resource: AnyRow;
  environmentLabel: string | undefined;
  onLabel: CardsProps<AnyRow>['onLabel'];
  pins: Pins;
  /** Whether the search matches only the ID or hidden labels. */
  isHiddenMatch: boolean;
}

/** Memoized, so that scrolling does not render visible cards again. */
const ResourceCard = memo(function Card(props: ResourceCardProps) {
  const { resource, environmentLabel, onLabel, pins, isHiddenMatch } = props;
  const { linkTo } = useDetails();
  return (
    <article className={css.card} aria-label={resource.name}>
      <h2 className={css.title} title={resource.name}>
        <LetterIcon name={resource.name} icon={KIND_ICONS[resource.kindRow.kind]} />
        {anyRowHasDetails(resource) ? (
          <DetailsLink to={linkTo(resource.id)}>
            <MarkedText text={resource.name} />
          </DetailsLink>
        ) : (
          <MarkedText text={resource.name} />
        )}
      </h2>
      {isHiddenMatch && <p className={css.secondLine}>{MATCHED_BY_HIDDEN}</p>}
      <p className={css.details} title={resource.details}>
        <KindLink resource={resource} /> <MarkedText text={resource.details} />
      </p>
      <p className={css.marks}>
        <ResourceMarks resource={resource} />
      </p>
      <LabelChips
        rowName={resource.name}
        labels={resource.labels}
        environmentLabel={environmentLabel}
        availableWidth={CHIPS_WIDTH}
        onLabel={onLabel}
      />
      <ResourceAction resource={resource} pins={pins} />
    </article>
  );
});
