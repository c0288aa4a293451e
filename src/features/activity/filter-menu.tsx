import Plus from 'lucide-react/icons/plus';
import { sanitize } from '#lib/text/sanitize.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuAction, MenuEntry, MenuSearch } from '#ui/menu/menu-content.ts';
import type { FilterSearch } from './messages.ts';

export interface FilterChoice {
  value: string;
  label: string;
  note?: string;
  /** The number of loaded records with this value. */
  count?: string;
  /** Other texts by which the search finds the choice. */
  keywords?: string;
  /** Choices with the same heading form a group. */
  heading?: string;
}

interface FilterMenuProps {
  label: string;
  /** Called each time the menu opens. */
  choices: () => readonly FilterChoice[];
  onChoose: (value: string) => void;
  /** The texts of a field that searches the choices. Without it, the menu has no field. */
  search?: FilterSearch;
}

/** The maximum number of choices without a heading in a menu without a search. A longer menu is not readable. */
const MAX_ENTRIES = 100;

function entriesOf(choices: readonly FilterChoice[], { onChoose, search }: FilterMenuProps): MenuEntry[] {
  const entry = ({ value, label, note, count, keywords }: FilterChoice): MenuAction => ({
    kind: 'action',
    label,
    note,
    count,
    keywords,
    onSelect: () => onChoose(value),
  });
  const headings = [...new Set(choices.map(({ heading }) => heading))];
  return headings.flatMap((heading) => {
    const groupEntries = choices.filter((choice) => choice.heading === heading).map(entry);
    if (heading !== undefined) return [{ kind: 'heading', label: heading }, ...groupEntries];
    return search ? groupEntries : groupEntries.slice(0, MAX_ENTRIES);
  });
}

function menuSearchOf({ onChoose, search }: FilterMenuProps): MenuSearch | undefined {
  if (!search) return undefined;
  const { label, emptyText, typedValueLabel } = search;
  return {
    label,
    emptyText: (text) => emptyText(sanitize(text)),
    typedEntry:
      typedValueLabel &&
      ((text) => ({
        kind: 'action',
        label: typedValueLabel(sanitize(text)),
        icon: Plus,
        onSelect: () => onChoose(text),
      })),
  };
}

/** A menu that adds one value of a filter at a time. `FilterChips` shows the selected values. */
export function FilterMenu(props: FilterMenuProps) {
  const { label, choices } = props;
  return (
    <MenuButton label={label} size="small" entries={() => entriesOf(choices(), props)} search={menuSearchOf(props)}>
      {label}
    </MenuButton>
  );
}
