import { use } from 'react';
import { labelText, type Label } from '#lib/text/labels.ts';
import { CHIP_GAP, chipWidth } from '#ui/mark/chip-width.ts';
import { ChipButton } from '#ui/mark/chip.tsx';
import { fitting } from '#ui/table/fitting.ts';
import { MarkedText, SearchWordsContext } from '#ui/text/marked-text.tsx';
import { useMenu } from '#ui/menu/menu.tsx';
import { allLabels, filterByLabel, moreLabels } from './messages.ts';
import * as css from './resources.css.ts';

interface LabelsProps {
  /** Whose labels they are. */
  of: string;
  labels: readonly Label[];
  onLabel: (label: Label) => void;
}

interface LabelChipsProps extends LabelsProps {
  /** How many pixels they have. */
  room: number;
}

const counterWidth = (others: number): number => (others === 0 ? 0 : CHIP_GAP + chipWidth(`+${others}`));

const isMatch = (label: Label, words: readonly string[]): boolean => {
  const text = labelText(label).toLowerCase();
  return words.some((word) => text.includes(word));
};

/** The labels of a row, each of which filters: whole, as many as there is room for, and the others in a menu. */
export function LabelChips({ of, labels, room, onLabel }: LabelChipsProps) {
  const words = use(SearchWordsContext);
  // What matched the search is seen first.
  const ordered = labels.toSorted((one, other) => Number(isMatch(other, words)) - Number(isMatch(one, words)));
  const widths = ordered.map((label) => chipWidth(labelText(label)));
  const fit = fitting(widths, { width: room, gap: CHIP_GAP, counter: counterWidth });
  const shown = ordered.filter((_, index) => fit.includes(index));
  const others = ordered.filter((_, index) => !fit.includes(index));
  return (
    <span className={css.chips}>
      {shown.length > 0 && (
        <span className={css.whole}>
          {shown.map((label) => (
            <ChipButton key={label.name} aria-label={filterByLabel(labelText(label))} onClick={() => onLabel(label)}>
              <MarkedText text={labelText(label)} />
            </ChipButton>
          ))}
        </span>
      )}
      {others.length > 0 && <More of={of} labels={others} isAll={shown.length === 0} onLabel={onLabel} />}
    </span>
  );
}

function More({ of, labels, isAll, onLabel }: LabelsProps & { isAll: boolean }) {
  const label = isAll ? allLabels(labels.length, of) : moreLabels(labels.length, of);
  const { trigger, popup } = useMenu({
    label,
    entries: labels.map((one) => ({ kind: 'action', label: labelText(one), onSelect: () => onLabel(one) })),
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
