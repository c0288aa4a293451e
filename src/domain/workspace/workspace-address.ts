// The address of a workspace: the focused pane stands in the path, as it does alone, and all of them in `layout`, where
// there are several (docs/behaviour.md#the-console-workspace).
import { isExec, isPod, type TerminalTarget } from '#domain/terminal/terminal-target.ts';
import { links } from '#lib/links.ts';
import { parseDatabaseTarget, execLink, parsePodTarget } from './exec-address.ts';
import { MIN_SHARE, panesOf, type Layout, type PaneTarget } from './pane-layout.ts';
import {
  focusedPane,
  MAX_TAB_NAME_LENGTH,
  MAX_PANES,
  MAX_TABS,
  shownTab,
  createWorkspace,
  type Tab,
  type Workspace,
} from './workspace.ts';

// What separates must not stand in what is separated.
const escapePart = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*.~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

function unescapePart(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // a percent sign that escapes nothing
  }
}

function formatTarget(target: PaneTarget): string {
  if (target === 'picker') return 'p';
  if ('sid' in target)
    return ['s', target.sid, ...(target.mode === undefined ? [] : [target.mode])].map(escapePart).join('.');
  if (isExec(target)) {
    const [kind, name] = isPod(target) ? (['k', target.kubeCluster] as const) : (['d', target.serviceName] as const);
    const [, query = ''] = execLink('-', target).split('?');
    return [kind, name, query].map(escapePart).join('.');
  }
  return ['n', target.server_id, target.login].map(escapePart).join('.');
}

function formatLayout(layout: Layout, focusedPaneId: number): string {
  if (layout.at === 'pane') return (layout.id === focusedPaneId ? '!' : '') + formatTarget(layout.target);
  const { toward, share, first, second } = layout;
  return `${toward[0]}(${formatLayout(first, focusedPaneId)},${Math.round(share * 100)},${formatLayout(second, focusedPaneId)})`;
}

const formatTab = ({ name, layout, focusedPaneId }: Tab, isShown: boolean): string =>
  `${isShown ? '*' : ''}${name === '' ? '' : `${escapePart(name)}:`}${formatLayout(layout, focusedPaneId)}`;

function pagePathOf(cluster: string, target: PaneTarget): string {
  if (target === 'picker') return links.consoleServers({ cluster });
  if ('sid' in target) return links.joinSession({ cluster, sid: target.sid }, { mode: target.mode });
  if (isExec(target)) return execLink(cluster, target);
  return links.terminal({ cluster, server: target.server_id, login: target.login });
}

const hasSinglePane = ({ tabs }: Workspace): boolean =>
  tabs.length === 1 && tabs.every(({ layout, name }) => layout.at === 'pane' && name === '');

/** Path and query. */
export function workspaceAddress(cluster: string, workspace: Workspace): string {
  const path = pagePathOf(cluster, focusedPane(shownTab(workspace)).target);
  if (hasSinglePane(workspace)) return path;
  const layout = workspace.tabs.map((tab) => formatTab(tab, tab.id === workspace.shownTabId)).join('~');
  return `${path}${path.includes('?') ? '&' : '?'}layout=${layout}`;
}

interface LayoutReader {
  rest: string;
  nextId: number;
  focusedPaneId: number | undefined;
}

function takeMatch(reader: LayoutReader, pattern: RegExp): string | undefined {
  const found = pattern.exec(reader.rest)?.[0];
  if (found !== undefined) reader.rest = reader.rest.slice(found.length);
  return found;
}

function parseTarget(text: string): PaneTarget | undefined {
  const [kind, ...parts] = text.split('.');
  const [one, two] = parts.map(unescapePart);
  if (kind === 'p' && parts.length === 0) return 'picker';
  if (kind === 'n' && one && two && parts.length === 2) return { server_id: one, login: two } satisfies TerminalTarget;
  if (one && two && kind === 'k') return parsePodTarget(one, two);
  if (one && two && kind === 'd') return parseDatabaseTarget(one, two);
  if (kind !== 's' || !one || parts.length > 2) return undefined;
  return two === undefined ? { sid: one } : { sid: one, mode: two };
}

function parsePane(reader: LayoutReader): Layout | undefined {
  const isFocused = takeMatch(reader, /^!/) !== undefined;
  const target = parseTarget(takeMatch(reader, /^[^(),~!*:]+/) ?? '');
  if (target === undefined) return undefined;
  const id = reader.nextId;
  reader.nextId += 1;
  if (isFocused) reader.focusedPaneId = id;
  return { at: 'pane', id, target };
}

function parseLayout(reader: LayoutReader, depth = 0): Layout | undefined {
  const opening = takeMatch(reader, /^[rd]\(/);
  if (opening === undefined) return parsePane(reader);
  if (depth >= MAX_PANES) return undefined;
  const first = parseLayout(reader, depth + 1);
  const share = Number(takeMatch(reader, /^,\d{1,2},/)?.replaceAll(',', '')) / 100;
  const second = parseLayout(reader, depth + 1);
  if (!first || !second || !(share >= MIN_SHARE && share <= 1 - MIN_SHARE) || takeMatch(reader, /^\)/) === undefined)
    return undefined;
  return { at: 'split', toward: opening === 'r(' ? 'right' : 'down', share, first, second };
}

function parseTab(text: string, nextId: number): { tab: Tab; isShown: boolean; next: number } | undefined {
  const isShown = text.startsWith('*');
  const [, escapedName, rest = ''] = /^\*?(?:([^:]*):)?(.*)$/.exec(text) ?? [];
  const name = unescapePart(escapedName ?? '');
  const reader: LayoutReader = { rest, nextId: nextId + 1, focusedPaneId: undefined };
  const layout = parseLayout(reader);
  if (name === undefined || !layout || reader.rest !== '' || panesOf(layout).length > MAX_PANES) return undefined;
  const focus = reader.focusedPaneId ?? panesOf(layout)[0]?.id ?? nextId;
  return {
    tab: { id: nextId, name: name.slice(0, MAX_TAB_NAME_LENGTH), layout, focusedPaneId: focus },
    isShown,
    next: reader.nextId,
  };
}

/** The layout as it stands in the query, still escaped; undefined where there is none. */
const layoutParamOf = (search: string): string | undefined => /[?&]layout=([^&]*)/.exec(search)?.[1];

function parseTabs(text: string): Workspace | undefined {
  const parts = text.split('~');
  if (parts.length > MAX_TABS) return undefined;
  const tabs: Tab[] = [];
  let nextId = 1;
  let shownTabId: number | undefined;
  for (const part of parts) {
    const read = parseTab(part, nextId);
    if (!read) return undefined;
    tabs.push(read.tab);
    nextId = read.next;
    if (read.isShown) shownTabId = read.tab.id;
  }
  return { tabs, shownTabId: shownTabId ?? tabs[0]?.id ?? 0, nextId };
}

/** Also where anyone who passed the address on has escaped it once more. */
function parseLayoutParam(text: string): Workspace | undefined {
  const parsed = parseTabs(text);
  const unescaped = parsed ? undefined : unescapePart(text);
  return parsed ?? (unescaped === undefined ? undefined : parseTabs(unescaped));
}

/** What an address shows. A layout that cannot be read is as if there were none: what the path names is shown. */
export function parseWorkspace(target: PaneTarget, search: string): Workspace {
  const text = layoutParamOf(search);
  return (text === undefined ? undefined : parseLayoutParam(text)) ?? createWorkspace(target);
}

/** Whether an address has a layout that cannot be read. */
export const hasUnreadableLayout = (search: string): boolean => {
  const text = layoutParamOf(search);
  return text !== undefined && text !== '' && !parseLayoutParam(text);
};
