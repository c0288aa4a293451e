import { labelText, type Label } from '#lib/labels.ts';
import { ChipButton } from '#ui/chip.tsx';
import { useMenu } from '#ui/menu.tsx';
import * as css from './resources.css.ts';

const SHOWN = 3;

interface LabelChipsProps {
  /** Whose labels they are. */
  of: string;
  labels: readonly Label[];
  onLabel: (label: Label) => void;
}

/** The labels of a row, each of which filters; those without room are in a menu. */
export function LabelChips({ of, labels, onLabel }: LabelChipsProps) {
  return (
    <span className={css.chips}>
      {labels.slice(0, SHOWN).map((label) => (
        <ChipButton key={label.name} aria-label={`Only ${labelText(label)}`} onClick={() => onLabel(label)}>
          {labelText(label)}
        </ChipButton>
      ))}
      {labels.length > SHOWN && <More of={of} labels={labels.slice(SHOWN)} onLabel={onLabel} />}
    </span>
  );
}

function More({ of, labels, onLabel }: LabelChipsProps) {
  const label = `${labels.length} more labels of ${of}`;
  const { trigger, popup } = useMenu({
    label,
    entries: labels.map((one) => ({ kind: 'action', label: labelText(one), onSelect: () => onLabel(one) })),
  });
  return (
    <>
      <ChipButton {...trigger} aria-label={label}>
        +{labels.length}
      </ChipButton>
      {popup}
    </>
  );
}
