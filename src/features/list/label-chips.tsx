import { use } from 'react';
import { environmentOf } from '#domain/workspace/environment.ts';
import { labelText, type Label } from '#lib/text/labels.ts';
import { CHIP_GAP, chipWidth } from '#ui/mark/chip-width.ts';
import { ChipButton } from '#ui/mark/chip.tsx';
import { fittingIndexes } from '#ui/table/fitting-items.ts';
import { MarkedText, SearchWordsContext } from '#ui/text/marked-text.tsx';
import { useMenu } from '#ui/menu/menu.tsx';
import { allLabels, filterByLabel, moreLabels } from './messages.ts';
import * as css from './resources.css.ts';

interface LabelsProps {
  /** The name of the row with these labels. */
  rowName: string;
  labels: readonly Label[];
  onLabel: (label: Label) => void;
}

interface LabelChipsProps extends LabelsProps {
  /** The key of the label that the user has set for environments. */
  environmentLabel: string | undefined;
  /** The available width, in pixels. */
  availableWidth: number;
}

const counterWidth = (hiddenCount: number): number => (hiddenCount === 0 ? 0 : CHIP_GAP + chipWidth(`+${hiddenCount}`));

const isMatch = (label: Label, words: readonly string[]): boolean => {
  const text = labelText(label).toLowerCase();
  return words.some((word) => text.includes(word));
};

/** The labels of a row as filter buttons: as many as fit completely, and a menu with the others. */
export function LabelChips({ rowName, labels, environmentLabel, availableWidth, onLabel }: LabelChipsProps) {
  const words = use(SearchWordsContext);
  const environment = environmentOf(labels, environmentLabel);
  const isEnvironment = ({ name }: Label) => name.toLowerCase() === environment?.key.toLowerCase();
  // Labels that match the search come first, then the environment.
  const rankOf = (label: Label) => (isMatch(label, words) ? 2 : Number(isEnvironment(label)));
  const sortedLabels = labels.toSorted((a, b) => rankOf(b) - rankOf(a));
  const widths = sortedLabels.map((label) => chipWidth(labelText(label)));
  const visibleIndexes = fittingIndexes(widths, { width: availableWidth, gap: CHIP_GAP, counterWidth });
  const visibleLabels = sortedLabels.filter((_, index) => visibleIndexes.includes(index));
  const hiddenLabels = sortedLabels.filter((_, index) => !visibleIndexes.includes(index));
  return (
    <span className={css.chips}>
      {visibleLabels.length > 0 && (
        <span className={css.whole}>
          {visibleLabels.map((label) => (
            <ChipButton
              key={label.name}
              environment={isEnvironment(label) ? environment?.tone : undefined}
              aria-label={filterByLabel(labelText(label))}
              onClick={() => onLabel(label)}
            >
              <MarkedText text={labelText(label)} />
            </ChipButton>
          ))}
        </span>
      )}
      {hiddenLabels.length > 0 && (
        <MoreLabels rowName={rowName} labels={hiddenLabels} isAll={visibleLabels.length === 0} onLabel={onLabel} />
      )}
    </span>
  );
}

function MoreLabels({ rowName, labels, isAll, onLabel }: LabelsProps & { isAll: boolean }) {
  const label = isAll ? allLabels(labels.length, rowName) : moreLabels(labels.length, rowName);
  const { trigger, popup } = useMenu({
    label,
    entries: labels.map((hiddenLabel) => ({
      kind: 'action',
      label: labelText(hiddenLabel),
      onSelect: () => onLabel(hiddenLabel),
    })),
  });
  return (
    <>
      <span className={css.more}>
        <ChipButton {...trigger} aria-label={label}>
          +{labels.length}
        </ChipButton>
      </span>
      {popup}
    </>
  );
}
