import { labelText, type Label } from '#lib/labels.ts';
import { ChipButton } from '#ui/chip.tsx';
import { useMenu } from '#ui/menu.tsx';
import * as css from './resources.css.ts';

interface LabelsProps {
  /** Whose labels they are. */
  of: string;
  labels: readonly Label[];
  onLabel: (label: Label) => void;
}

interface LabelChipsProps extends LabelsProps {
  /** How many are shown; the others are in a menu. */
  room: number;
}

/** The labels of a row, each of which filters; those without room are in a menu. */
export function LabelChips({ of, labels, room, onLabel }: LabelChipsProps) {
  return (
    <span className={css.chips}>
      {labels.slice(0, room).map((label) => (
        <ChipButton key={label.name} aria-label={`${labelText(label)}, filter`} onClick={() => onLabel(label)}>
          {labelText(label)}
        </ChipButton>
      ))}
      {labels.length > room && <More of={of} labels={labels.slice(room)} onLabel={onLabel} />}
    </span>
  );
}

function More({ of, labels, onLabel }: LabelsProps) {
  const label = `+${labels.length} more ${labels.length === 1 ? 'label' : 'labels'} of ${of}`;
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
