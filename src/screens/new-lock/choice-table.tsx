import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import type { Column, TableDefinition } from '#features/list/resource-kind.ts';
import { SELECT } from '#lib/messages.ts';
import type { PageName } from '#lib/pages/pages.ts';
import { Button } from '#ui/button/button.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import type { Choice } from './choices.ts';
import { CHOOSE, select, SELECTED, selected, YOU } from './messages.ts';
import { isSame, type Key, type Selection } from './selection.ts';

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
const PADDING = 22;
const YOU_TAG = 48;

function columnsOf({ titles, sort }: ChoiceKind, isMe: (choice: Choice) => boolean): Column<Choice>[] {
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
      extraWidth: (one) => (isMe(one) ? YOU_TAG : 0),
      cell: (one) => (
        <>
          {one.name} {isMe(one) && <Tag>{YOU}</Tag>}
        </>
      ),
    };
  });
}

const toggle = ({ kind, targets, toggle: change }: Selection): TableDefinition<Choice>['action'] => ({
  title: CHOOSE,
  text: () => SELECTED,
  padding: PADDING,
  render: ({ name, value }) => {
    const isSelected = targets.some((target) => isSame(target, { key: kind, value }));
    return (
      <Button
        size="small"
        aria-pressed={isSelected}
        aria-label={isSelected ? selected(name) : select(name)}
        onClick={() => change({ key: kind, value })}
      >
        {isSelected ? SELECTED : SELECT}
      </Button>
    );
  },
});

/** A table in which every row can be selected. */
export function useChoiceTable(kind: ChoiceKind, selection: Selection): TableDefinition<Choice> {
  const { user } = useOutletContext<PageContext>();
  const key: Key = selection.kind;
  const isMe = ({ value }: Choice) => key === 'user' && value === user.userName;
  return { page: kind.page, columns: columnsOf(kind, isMe), action: toggle(selection) };
}
