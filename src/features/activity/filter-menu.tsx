import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import { ADD_FILTER } from './messages.ts';

export interface FilterChoice {
  value: string;
  label: string;
  /** How many of the loaded events have it. */
  note?: string;
  /** Choices under the same heading stand together. */
  heading?: string;
}

interface FilterMenuProps {
  label: string;
  /** Made when the menu is opened. */
  choices: () => readonly FilterChoice[];
  onChoose: (value: string) => void;
  /** The name of a field for a value that is not among the choices. */
  customValueLabel?: string;
}

/** More than these nobody reads; any other value can be typed. */
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

/** Adds one value of a filter at a time; those that are on are chips beside it. */
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
