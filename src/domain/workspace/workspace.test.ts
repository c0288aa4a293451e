import { expect, test } from 'vitest';
import { neighborPane, panesOf, layoutBoxes, type PaneTarget } from './pane-layout.ts';
import * as w from './workspace.ts';

const server = (name: string) => ({ server_id: name, login: 'root' });
function nameOf(target: PaneTarget): string {
  if (target === 'picker') return '?';
  return 'login' in target ? target.server_id : 'sid' in target ? target.sid : JSON.stringify(target);
}
const tabNames = (workspace: w.Workspace) =>
  workspace.tabs.map(({ layout }) =>
    panesOf(layout)
      .map(({ target }) => nameOf(target))
      .join('+'),
  );
const focusedName = (workspace: w.Workspace) => {
  const { target } = w.focusedPane(w.shownTab(workspace));
  return nameOf(target);
};
const threeTabs = () => w.openTab(w.openTab(w.createWorkspace(server('a')), server('b')), server('c'));

test('a new tab opens next to the shown tab and is shown', () => {
  expect(tabNames(threeTabs())).toEqual(['a', 'b', 'c']);
  const first = w.showNthTab(threeTabs(), 1);
  expect(tabNames(w.openTab(first, 'picker'))).toEqual(['a', '?', 'b', 'c']);
  expect(focusedName(w.openTab(first, 'picker'))).toBe('?');
});

// docs/behaviour.md#the-console-workspace "The workspace shows SSH sessions"
test('a workspace has at most twenty tabs', () => {
  let full = w.createWorkspace('picker');
  for (let count = 0; count < 30; count += 1) full = w.openTab(full, 'picker');
  expect(full.tabs).toHaveLength(20);
});

test('closing a tab shows its neighbor, and closing the last tab opens the list of servers', () => {
  const withoutShownTab = w.closeTab(threeTabs(), threeTabs().shownTabId);
  expect([tabNames(withoutShownTab), focusedName(withoutShownTab)]).toEqual([['a', 'b'], 'b']);
  const withoutFirstTab = w.closeTab(threeTabs(), threeTabs().tabs[0]?.id ?? 0);
  expect([tabNames(withoutFirstTab), focusedName(withoutFirstTab)]).toEqual([['b', 'c'], 'c']);
  const withServerList = w.closeTab(w.createWorkspace(server('a')), 1);
  expect(tabNames(withServerList)).toEqual(['?']);
  expect(w.closeTab(withServerList, 77)).toBe(withServerList);
});

test.each([
  [1, 'b'],
  [-1, 'a'],
  [3, 'a'],
] as const)('a step of %i tabs shows %s', (offset, expected) => {
  const from = offset === -1 ? w.showNthTab(threeTabs(), 2) : w.showNthTab(threeTabs(), 1);
  expect(focusedName(w.stepTab(from, offset))).toBe(expected);
});

test('steps wrap around at the ends, and position nine shows the last tab', () => {
  expect(focusedName(w.stepTab(threeTabs(), 1))).toBe('a');
  expect(focusedName(w.stepTab(w.showNthTab(threeTabs(), 1), -1))).toBe('c');
  expect(focusedName(w.showNthTab(threeTabs(), 9))).toBe('c');
  expect(focusedName(w.showNthTab(threeTabs(), 7))).toBe('c');
});

test('tabs move only within the tab bar', () => {
  const id = threeTabs().tabs[0]?.id ?? 0;
  expect(tabNames(w.moveTab(threeTabs(), id, 1))).toEqual(['b', 'a', 'c']);
  expect(tabNames(w.moveTab(threeTabs(), id, 99))).toEqual(['b', 'c', 'a']);
  expect(tabNames(w.moveTab(threeTabs(), id, -5))).toEqual(['a', 'b', 'c']);
});

test('a tab name is trimmed and limited to 60 characters', () => {
  const named = w.renameTab(w.createWorkspace('picker'), 1, `  ${'x'.repeat(100)}  `);
  expect(named.tabs[0]?.name).toBe('x'.repeat(60));
});

/** Pane a is on the left; on the right, b is above c. */
const threePanes = () =>
  w.splitPane(w.splitPane(w.createWorkspace(server('a')), 'right', server('b')), 'down', server('c'));

test('splitting a pane gives half of its space and the focus to the new pane', () => {
  expect([tabNames(threePanes()), focusedName(threePanes())]).toEqual([['a+b+c'], 'c']);
  const { panes, dividers } = layoutBoxes(w.shownTab(threePanes()).layout);
  expect(panes.map(({ box }) => box)).toEqual([
    { left: 0, top: 0, width: 0.5, height: 1 },
    { left: 0.5, top: 0, width: 0.5, height: 0.5 },
    { left: 0.5, top: 0.5, width: 0.5, height: 0.5 },
  ]);
  expect(dividers.map(({ path, toward }) => [path.join('.'), toward])).toEqual([
    ['', 'right'],
    ['second', 'down'],
  ]);
});

// docs/behaviour.md#the-console-workspace "A tab has up to 8 panes"
test('a tab has at most eight panes', () => {
  let full = w.createWorkspace('picker');
  for (let count = 0; count < 20; count += 1) full = w.splitPane(full, count % 2 ? 'down' : 'right', 'picker');
  expect(panesOf(w.shownTab(full).layout)).toHaveLength(8);
});

test('closing a pane focuses a remaining pane, and closing the last pane opens the list of servers', () => {
  const [a, , c] = panesOf(w.shownTab(threePanes()).layout).map(({ id }) => id);
  const remaining = w.closePane(threePanes(), c ?? 0);
  expect([tabNames(remaining), focusedName(remaining)]).toEqual([['a+b'], 'b']);
  expect(focusedName(w.closePane(threePanes(), a ?? 0))).toBe('c');
  expect(tabNames(w.closePane(w.createWorkspace(server('a')), 2))).toEqual(['?']);
});

test('a divider leaves at least a tenth of the space for each side', () => {
  const share = (value: number) => {
    const moved = w.setShare(threePanes(), 1, { path: ['second'], share: value });
    return layoutBoxes(w.shownTab(moved).layout).dividers[1]?.share;
  };
  expect([share(0.3), share(-2), share(7)]).toEqual([0.3, 0.1, 0.9]);
});

test.each([
  ['a', 'right', 'b'],
  ['c', 'left', 'a'],
  ['c', 'up', 'b'],
  ['b', 'down', 'c'],
  ['a', 'left', undefined],
  ['b', 'up', undefined],
] as const)('the neighbor of %s in direction "%s" is %s', (from, direction, expected) => {
  const panes = panesOf(w.shownTab(threePanes()).layout);
  const idOf = (name: string | undefined) =>
    panes.find(({ target }) => target !== 'picker' && 'login' in target && target.server_id === name)?.id;
  expect(neighborPane(w.shownTab(threePanes()).layout, idOf(from) ?? 0, direction)).toBe(idOf(expected));
});

test('the focus can move to a neighbor pane and to a pane in another tab, which is then shown', () => {
  expect(focusedName(w.focusNeighbor(threePanes(), 'left'))).toBe('a');
  const withNewTab = w.openTab(threePanes(), 'picker');
  const b = panesOf(threePanes().tabs[0]?.layout ?? { type: 'pane', id: 0, target: 'picker' })[1]?.id ?? 0;
  expect(focusedName(w.focusPane(withNewTab, b))).toBe('b');
});

test('a pane shows the session after the user chooses a server', () => {
  expect(tabNames(w.setTarget(w.createWorkspace('picker'), 2, server('a')))).toEqual(['a']);
});
