import { memo } from 'react';
import { useDetails } from '#features/details/use-details.ts';
import { CardGrid } from '#features/list/card-grid.tsx';
import { DetailsLink } from '#features/list/details-link.tsx';
import type { CardsProps } from '#features/list/resource-kind.ts';
import { LabelChips } from '#features/list/label-chips.tsx';
import { useEnvironmentLabel } from '#features/list/use-environment-label.ts';
import { MATCHED_BY_HIDDEN } from '#features/list/messages.ts';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { anyRowHasDetails } from './any-details.tsx';
import { ResourceAction } from './resource-action.tsx';
import type { AnyRow } from './any-row.ts';
import * as cardCss from '#features/list/card-grid.css.ts';
import * as css from './all-resources.css.ts';
import { KindLink } from './kind-link.tsx';
import { ResourceIcon } from './resource-icon.tsx';
import { ResourceMarks } from './resource-marks.tsx';
import type { Pins } from './use-pins.ts';
import { ALL_RESOURCES_LABELS } from './messages.ts';

/** Width available for the chips of a card, in pixels. */
const CHIPS_WIDTH = 248;
const MIN_CARD_WIDTH = 280;
const ROW_HEIGHT = 200;

export function ResourceCards({
  rows,
  onLabel,
  onVisibleRangeChange,
  hiddenMatchesFrom = rows.length,
  pins,
}: CardsProps<AnyRow> & { pins: Pins }) {
  const environmentLabel = useEnvironmentLabel();
  return (
    <CardGrid
      label={ALL_RESOURCES_LABELS.counted(rows.length)}
      rows={rows}
      minWidth={MIN_CARD_WIDTH}
      rowHeight={ROW_HEIGHT}
      renderCard={(row, index) => (
        <ResourceCard
          resource={row}
          environmentLabel={environmentLabel}
          onLabel={onLabel}
          pins={pins}
          isHiddenMatch={index >= hiddenMatchesFrom}
        />
      )}
      onVisibleRangeChange={onVisibleRangeChange}
    />
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
    <article className={cardCss.card} aria-label={resource.name}>
      <h2 className={cardCss.title} title={resource.name}>
        <ResourceIcon resource={resource} />
        {anyRowHasDetails(resource) ? (
          <DetailsLink to={linkTo(resource.id)}>
            <MarkedText text={resource.name} />
          </DetailsLink>
        ) : (
          <MarkedText text={resource.name} />
        )}
      </h2>
      {isHiddenMatch && <p className={css.secondLine}>{MATCHED_BY_HIDDEN}</p>}
      <p className={cardCss.details} title={resource.details}>
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
