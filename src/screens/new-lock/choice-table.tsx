import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import type { Column, TableDefinition } from '#features/list/resource-kind.ts';
import { SELECT } from '#lib/messages.ts';
import type { PageName } from '#lib/pages/pages.ts';
import { Button } from '#ui/button/button.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import type { TargetChoice } from './target-choices.ts';
import { SELECT_COLUMN, selectTarget, SELECTED, selectedTarget, YOU_TAG } from './messages.ts';
import { isSameTarget, type TargetKey, type Selection } from './target-selection.ts';

/** What the list of one kind shows. */
export interface ChoiceKind {
  page: PageName;
  /** Of the columns; the name comes first. */
  titles: readonly string[];
  /** The name's field in an order. */
  sort: string;
  permission?: string;
}

/** The padding of a small button, and the tag that marks oneself. */
const BUTTON_PADDING = 22;
const YOU_TAG_WIDTH = 48;

function choiceColumns(
  { titles, sort }: ChoiceKind,
  isCurrentUser: (choice: TargetChoice) => boolean,
): Column<TargetChoice>[] {
  return titles.map((title, index) => {
    if (index > 0)
      return {
        title,
        style: 'quiet',
        visibleFrom: index === 1 ? 'middle' : 'wide',
        text: (one) => one.details[index - 1] ?? '',
      };
    return {
      title,
      sort,
      style: 'name',
      text: ({ name }) => name,
      extraWidth: (one) => (isCurrentUser(one) ? YOU_TAG_WIDTH : 0),
      cell: (one) => (
        <>
          {one.name} {isCurrentUser(one) && <Tag>{YOU_TAG}</Tag>}
        </>
      ),
    };
  });
}

const toggleAction = ({ kind, targets, toggle: change }: Selection): TableDefinition<TargetChoice>['action'] => ({
  title: SELECT_COLUMN,
  text: () => SELECTED,
  padding: BUTTON_PADDING,
  render: ({ name, value }) => {
    const isSelected = targets.some((target) => isSameTarget(target, { key: kind, value }));
    return (
      <Button
        size="small"
        aria-pressed={isSelected}
        aria-label={isSelected ? selectedTarget(name) : selectTarget(name)}
        onClick={() => change({ key: kind, value })}
      >
        {isSelected ? SELECTED : SELECT}
      </Button>
    );
  },
});

/** A table in which every row can be selected. */
export function useChoiceTable(kind: ChoiceKind, selection: Selection): TableDefinition<TargetChoice> {
  const { user } = useOutletContext<PageContext>();
  const key: TargetKey = selection.kind;
  const isCurrentUser = ({ value }: TargetChoice) => key === 'user' && value === user.userName;
  return { page: kind.page, columns: choiceColumns(kind, isCurrentUser), action: toggleAction(selection) };
}
