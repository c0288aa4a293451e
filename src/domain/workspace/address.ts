// The address of a workspace: the focused pane stands in the path, as it does alone, and all of them in `layout`, where
// there are several (docs/behaviour.md#the-console-workspace).
import { isExec, isPod, type Target } from '#domain/terminal/params.ts';
import { links } from '#lib/links.ts';
import { databaseIn, execLink, podIn } from './exec-address.ts';
import { LEAST_SHARE, panesOf, type Layout, type PaneTarget } from './layout.ts';
import {
  focusedPane,
  LONGEST_NAME,
  MOST_PANES,
  MOST_TABS,
  shownTab,
  workspaceWith,
  type Tab,
  type Workspace,
} from './workspace.ts';

// What separates must not stand in what is separated.
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*.~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

function plain(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // a percent sign that escapes nothing
  }
}

function leaf(target: PaneTarget): string {
  if (target === 'picker') return 'p';
  if ('sid' in target)
    return ['s', target.sid, ...(target.mode === undefined ? [] : [target.mode])].map(escaped).join('.');
  if (isExec(target)) {
    const [kind, name] = isPod(target) ? (['k', target.kubeCluster] as const) : (['d', target.serviceName] as const);
    const [, query = ''] = execLink('-', target).split('?');
    return [kind, name, query].map(escaped).join('.');
  }
  return ['n', target.server_id, target.login].map(escaped).join('.');
}

function written(layout: Layout, focus: number): string {
  if (layout.at === 'pane') return (layout.id === focus ? '!' : '') + leaf(layout.target);
  const { toward, share, first, second } = layout;
  return `${toward[0]}(${written(first, focus)},${Math.round(share * 100)},${written(second, focus)})`;
}

const tabText = ({ name, layout, focus }: Tab, isShown: boolean): string =>
  `${isShown ? '*' : ''}${name === '' ? '' : `${escaped(name)}:`}${written(layout, focus)}`;

function pathOf(cluster: string, target: PaneTarget): string {
  if (target === 'picker') return links.consoleServers({ cluster });
  if ('sid' in target) return links.joinSession({ cluster, sid: target.sid }, { mode: target.mode });
  if (isExec(target)) return execLink(cluster, target);
  return links.terminal({ cluster, server: target.server_id, login: target.login });
}

const isAlone = ({ tabs }: Workspace): boolean =>
  tabs.length === 1 && tabs.every(({ layout, name }) => layout.at === 'pane' && name === '');

/** Path and query. */
export function workspaceAddress(cluster: string, workspace: Workspace): string {
  const path = pathOf(cluster, focusedPane(shownTab(workspace)).target);
  if (isAlone(workspace)) return path;
  const layout = workspace.tabs.map((tab) => tabText(tab, tab.id === workspace.shown)).join('~');
  return `${path}${path.includes('?') ? '&' : '?'}layout=${layout}`;
}

interface Reader {
  rest: string;
  next: number;
  focus: number | undefined;
}

function taken(reader: Reader, pattern: RegExp): string | undefined {
  const found = pattern.exec(reader.rest)?.[0];
  if (found !== undefined) reader.rest = reader.rest.slice(found.length);
  return found;
}

function targetOf(text: string): PaneTarget | undefined {
  const [kind, ...parts] = text.split('.');
  const [one, two] = parts.map(plain);
  if (kind === 'p' && parts.length === 0) return 'picker';
  if (kind === 'n' && one && two && parts.length === 2) return { server_id: one, login: two } satisfies Target;
  if (one && two && kind === 'k') return podIn(one, two);
  if (one && two && kind === 'd') return databaseIn(one, two);
  if (kind !== 's' || !one || parts.length > 2) return undefined;
  return two === undefined ? { sid: one } : { sid: one, mode: two };
}

function readPane(reader: Reader): Layout | undefined {
  const isFocused = taken(reader, /^!/) !== undefined;
  const target = targetOf(taken(reader, /^[^(),~!*:]+/) ?? '');
  if (target === undefined) return undefined;
  const id = reader.next;
  reader.next += 1;
  if (isFocused) reader.focus = id;
  return { at: 'pane', id, target };
}

function readLayout(reader: Reader, depth = 0): Layout | undefined {
  const opening = taken(reader, /^[rd]\(/);
  if (opening === undefined) return readPane(reader);
  if (depth >= MOST_PANES) return undefined;
  const first = readLayout(reader, depth + 1);
  const share = Number(taken(reader, /^,\d{1,2},/)?.replaceAll(',', '')) / 100;
  const second = readLayout(reader, depth + 1);
  if (!first || !second || !(share >= LEAST_SHARE && share <= 1 - LEAST_SHARE) || taken(reader, /^\)/) === undefined)
    return undefined;
  return { at: 'split', toward: opening === 'r(' ? 'right' : 'down', share, first, second };
}

function readTab(text: string, next: number): { tab: Tab; isShown: boolean; next: number } | undefined {
  const isShown = text.startsWith('*');
  const [, named, rest = ''] = /^\*?(?:([^:]*):)?(.*)$/.exec(text) ?? [];
  const name = plain(named ?? '');
  const reader: Reader = { rest, next: next + 1, focus: undefined };
  const layout = readLayout(reader);
  if (name === undefined || !layout || reader.rest !== '' || panesOf(layout).length > MOST_PANES) return undefined;
  const focus = reader.focus ?? panesOf(layout)[0]?.id ?? next;
  return { tab: { id: next, name: name.slice(0, LONGEST_NAME), layout, focus }, isShown, next: reader.next };
}

/** The layout as it stands in the query, still escaped; undefined where there is none. */
const layoutIn = (search: string): string | undefined => /[?&]layout=([^&]*)/.exec(search)?.[1];

function readTabs(text: string): Workspace | undefined {
  const parts = text.split('~');
  if (parts.length > MOST_TABS) return undefined;
  const tabs: Tab[] = [];
  let next = 1;
  let shown: number | undefined;
  for (const part of parts) {
    const read = readTab(part, next);
    if (!read) return undefined;
    tabs.push(read.tab);
    next = read.next;
    if (read.isShown) shown = read.tab.id;
  }
  return { tabs, shown: shown ?? tabs[0]?.id ?? 0, next };
}

/** Also where anyone who passed the address on has escaped it once more. */
function readLayoutText(text: string): Workspace | undefined {
  const once = readTabs(text);
  const again = once ? undefined : plain(text);
  return once ?? (again === undefined ? undefined : readTabs(again));
}

/** What an address shows. A layout that cannot be read is as if there were none: what the path names is shown. */
export function workspaceIn(target: PaneTarget, search: string): Workspace {
  const text = layoutIn(search);
  return (text === undefined ? undefined : readLayoutText(text)) ?? workspaceWith(target);
}

/** Whether an address has a layout that cannot be read. */
export const isUnreadable = (search: string): boolean => {
  const text = layoutIn(search);
  return text !== undefined && text !== '' && !readLayoutText(text);
};
