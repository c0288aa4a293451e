// Formats and parses the address of a workspace. The path contains the focused pane. If there are several panes, the
// parameter `layout` contains all of them (docs/behaviour.md#the-console-workspace).
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

// The separators of the layout must be escaped inside names.
const escapePart = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*.~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

function unescapePart(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // An invalid escape sequence, such as %zz.
  }
}

/** A pane as text: `p` is the list of servers, `s` a session, `k` a pod, `d` a database and `n` a server. */
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
  if (layout.type === 'pane') return (layout.id === focusedPaneId ? '!' : '') + formatTarget(layout.target);
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
  tabs.length === 1 && tabs.every(({ layout, name }) => layout.type === 'pane' && name === '');

/** The path and the query of a workspace. */
export function workspaceAddress(cluster: string, workspace: Workspace): string {
  const path = pagePathOf(cluster, focusedPane(shownTab(workspace)).target);
  if (hasSinglePane(workspace)) return path;
  const layout = workspace.tabs.map((tab) => formatTab(tab, tab.id === workspace.shownTabId)).join('~');
  return `${path}${path.includes('?') ? '&' : '?'}layout=${layout}`;
}

interface LayoutReader {
  remaining: string;
  nextId: number;
  focusedPaneId: number | undefined;
}

function takeMatch(reader: LayoutReader, pattern: RegExp): string | undefined {
  const match = pattern.exec(reader.remaining)?.[0];
  if (match !== undefined) reader.remaining = reader.remaining.slice(match.length);
  return match;
}

function parseTarget(text: string): PaneTarget | undefined {
  const [kind, ...parts] = text.split('.');
  const [first, second] = parts.map(unescapePart);
  if (kind === 'p' && parts.length === 0) return 'picker';
  if (kind === 'n' && first && second && parts.length === 2)
    return { server_id: first, login: second } satisfies TerminalTarget;
  if (first && second && kind === 'k') return parsePodTarget(first, second);
  if (first && second && kind === 'd') return parseDatabaseTarget(first, second);
  if (kind !== 's' || !first || parts.length > 2) return undefined;
  return second === undefined ? { sid: first } : { sid: first, mode: second };
}

function parsePane(reader: LayoutReader): Layout | undefined {
  const isFocused = takeMatch(reader, /^!/) !== undefined;
  const target = parseTarget(takeMatch(reader, /^[^(),~!*:]+/) ?? '');
  if (target === undefined) return undefined;
  const id = reader.nextId;
  reader.nextId += 1;
  if (isFocused) reader.focusedPaneId = id;
  return { type: 'pane', id, target };
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
  return { type: 'split', toward: opening === 'r(' ? 'right' : 'down', share, first, second };
}

function parseTab(text: string, nextId: number): { tab: Tab; isShown: boolean; next: number } | undefined {
  const isShown = text.startsWith('*');
  const [, escapedName, layoutText = ''] = /^\*?(?:([^:]*):)?(.*)$/.exec(text) ?? [];
  const name = unescapePart(escapedName ?? '');
  const reader: LayoutReader = { remaining: layoutText, nextId: nextId + 1, focusedPaneId: undefined };
  const layout = parseLayout(reader);
  if (name === undefined || !layout || reader.remaining !== '' || panesOf(layout).length > MAX_PANES) return undefined;
  const focusedPaneId = reader.focusedPaneId ?? panesOf(layout)[0]?.id ?? nextId;
  return {
    tab: { id: nextId, name: name.slice(0, MAX_TAB_NAME_LENGTH), layout, focusedPaneId },
    isShown,
    next: reader.nextId,
  };
}

/** The escaped layout in the query; undefined if there is none. */
const layoutParamOf = (search: string): string | undefined => /[?&]layout=([^&]*)/.exec(search)?.[1];

function parseTabs(text: string): Workspace | undefined {
  const parts = text.split('~');
  if (parts.length > MAX_TABS) return undefined;
  const tabs: Tab[] = [];
  let nextId = 1;
  let shownTabId: number | undefined;
  for (const part of parts) {
    const parsed = parseTab(part, nextId);
    if (!parsed) return undefined;
    tabs.push(parsed.tab);
    nextId = parsed.next;
    if (parsed.isShown) shownTabId = parsed.tab.id;
  }
  return { tabs, shownTabId: shownTabId ?? tabs[0]?.id ?? 0, nextId };
}

/** Also accepts a layout that was escaped twice, because some programs escape addresses when users share them. */
function parseLayoutParam(text: string): Workspace | undefined {
  const parsed = parseTabs(text);
  const unescaped = parsed ? undefined : unescapePart(text);
  return parsed ?? (unescaped === undefined ? undefined : parseTabs(unescaped));
}

/**
 * The workspace of an address. If the layout is missing or invalid, the workspace shows only the target of the path.
 */
export function parseWorkspace(target: PaneTarget, search: string): Workspace {
  const text = layoutParamOf(search);
  return (text === undefined ? undefined : parseLayoutParam(text)) ?? createWorkspace(target);
}

/** Whether an address contains an invalid layout. */
export const hasUnreadableLayout = (search: string): boolean => {
  const text = layoutParamOf(search);
  return text !== undefined && text !== '' && !parseLayoutParam(text);
};
