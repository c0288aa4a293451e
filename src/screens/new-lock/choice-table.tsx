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

/** The columns of the list for one kind of target. */
export interface ChoiceKind {
  page: PageName;
  /** Titles of the columns. The name is the first column. */
  titles: readonly string[];
  /** The sort field of the name column. */
  sort: string;
  permission?: string;
}

/** Pixels around the text of a small button, and of the tag that marks the current user. */
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
        text: (choice) => choice.details[index - 1] ?? '',
      };
    return {
      title,
      sort,
      style: 'name',
      text: ({ name }) => name,
      extraWidth: (choice) => (isCurrentUser(choice) ? YOU_TAG_WIDTH : 0),
      cell: (choice) => (
        <>
          {choice.name} {isCurrentUser(choice) && <Tag>{YOU_TAG}</Tag>}
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

/** A table whose rows all have a Select button. */
export function useChoiceTable(kind: ChoiceKind, selection: Selection): TableDefinition<TargetChoice> {
  const { user } = useOutletContext<PageContext>();
  const key: TargetKey = selection.kind;
  const isCurrentUser = ({ value }: TargetChoice) => key === 'user' && value === user.userName;
  return { page: kind.page, columns: choiceColumns(kind, isCurrentUser), action: toggleAction(selection) };
}
