import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import { ADD_FILTER } from './messages.ts';

export interface FilterChoice {
  value: string;
  label: string;
  /** The number of loaded events with this value. */
  note?: string;
  /** Choices with the same heading form a group. */
  heading?: string;
}

interface FilterMenuProps {
  label: string;
  /** Called each time the menu opens. */
  choices: () => readonly FilterChoice[];
  onChoose: (value: string) => void;
  /** The label of a text field for other values. Without it, the menu has no text field. */
  customValueLabel?: string;
}

/**
 * The maximum number of choices without a heading. A longer menu is not readable, and users can type any other value.
 */
const MAX_ENTRIES = 100;

function entriesOf(choices: readonly FilterChoice[], onChoose: (value: string) => void): MenuEntry[] {
  const entry = ({ value, label, note }: FilterChoice): MenuEntry => ({
    kind: 'action',
    label,
    note,
    onSelect: () => onChoose(value),
  });
  const headings = [...new Set(choices.map(({ heading }) => heading))];
  return headings.flatMap((heading) => {
    const groupEntries = choices.filter((choice) => choice.heading === heading).map(entry);
    return heading === undefined
      ? groupEntries.slice(0, MAX_ENTRIES)
      : [{ kind: 'heading', label: heading }, ...groupEntries];
  });
}

/** A menu that adds one value of a filter at a time. `FilterChips` shows the selected values. */
export function FilterMenu({ label, choices, onChoose, customValueLabel }: FilterMenuProps) {
  return (
    <MenuButton
      label={label}
      size="small"
      entries={() => entriesOf(choices(), onChoose)}
      input={
        customValueLabel === undefined ? undefined : { label: customValueLabel, action: ADD_FILTER, onSubmit: onChoose }
      }
    >
      {label}
    </MenuButton>
  );
}
