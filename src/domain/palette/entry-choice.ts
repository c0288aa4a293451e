// Converts a matching entry of the palette to the choice that the palette shows.
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { hasSessions, isResourceKind, type SearchableEntry } from './palette-entry.ts';
import { resourceKinds } from './resource-kinds.ts';
import { CONNECT, connectAs, LAUNCH } from '#domain/resources/messages.ts';
import { ACTION_HINT, COMMAND_HINT, KIND_MESSAGES, PAGE_HINT } from './messages.ts';

/** An entry in the form for display, with its action. */
export interface EntryChoice {
  id: string;
  /** The ID for counting how often the entry is used. It does not depend on the login. */
  use: string;
  kind: SearchableEntry['kind'];
  name: string;
  note: string;
  /** The action in one or two words. */
  hint: string;
  /** The address to open. Empty for actions, whose name is in `act`. */
  to: string;
  newTab: boolean;
  act: string;
  /** The text that the choice types into the field; empty if it types none. */
  completion: string;
  /** The name in the list of visited pages. Empty if the visit is not recorded. */
  visitedAs: string;
  /** The text that shows the other logins when it is typed. Empty if there are none. */
  others: string;
}

interface ChoiceContext {
  /** The text before an `@` in the query. Undefined without an `@`. */
  login?: string | undefined;
  /** Whether resources of several clusters are shown, so that each entry shows its cluster. */
  showsCluster: boolean;
}

type ChoiceAction = Pick<EntryChoice, 'hint' | 'to' | 'newTab' | 'act' | 'completion' | 'visitedAs'>;

const SAME_TAB_ACTION = { newTab: false, act: '', visitedAs: '', completion: '' };

// A name of this length identifies a resource, and is short enough for an address.
const MAX_SEARCH_LENGTH = 200;

/** Quotes a name with spaces, so that the search treats it as one term (docs/protocol/resources.md#1.5). */
function quoteForSearch(name: string): string {
  const text = name.slice(0, MAX_SEARCH_LENGTH);
  return /\s/.test(text) ? `"${text.replaceAll('"', ' ')}"` : text;
}

/** The action that opens a session or launches an application. Undefined if only its list can open the resource. */
function openAction(
  { kind, name, target, cluster, logins }: SearchableEntry,
  login: string | undefined,
): ChoiceAction | undefined {
  if (!isResourceKind(kind)) return undefined;
  const newTabAction = { newTab: true, act: '', completion: '' };
  if (kind === 'app')
    return target === '' ? undefined : { ...newTabAction, hint: LAUNCH, to: target, visitedAs: sanitize(name) };
  const chosenLogin = login || logins[0];
  if (chosenLogin === undefined) return undefined;
  const to = resourceKinds[kind].sessionLink?.(cluster, target, chosenLogin);
  // A link with invalid parts is the link of the home page, which is not the intended page.
  if (to === undefined || to === links.home()) return undefined;
  return { ...newTabAction, hint: connectAs(sanitize(chosenLogin)), to, visitedAs: sanitize(`${chosenLogin}@${name}`) };
}

function choiceActionOf(entry: SearchableEntry, login: string | undefined): ChoiceAction {
  const { kind, name, target, cluster } = entry;
  if (kind === 'action') return { ...SAME_TAB_ACTION, hint: ACTION_HINT, to: '', act: target };
  if (kind === 'command') return { ...SAME_TAB_ACTION, hint: COMMAND_HINT, to: '', completion: target };
  if (kind === 'page' || kind === 'setting') return { ...SAME_TAB_ACTION, hint: PAGE_HINT, to: target };
  if (!isResourceKind(kind)) return { ...SAME_TAB_ACTION, hint: KIND_MESSAGES[kind].show, to: target };
  const { listLink, connectLink } = resourceKinds[kind];
  const search = quoteForSearch(name);
  if (connectLink !== undefined && name.length <= MAX_SEARCH_LENGTH)
    return { ...SAME_TAB_ACTION, hint: CONNECT, to: connectLink(cluster, search, name) };
  const listAction = { ...SAME_TAB_ACTION, hint: KIND_MESSAGES[kind].show, to: listLink(cluster, search) };
  return openAction(entry, login) ?? listAction;
}

export function entryChoiceOf(entry: SearchableEntry, { login, showsCluster }: ChoiceContext): EntryChoice {
  const { id, kind, name, note, cluster, logins } = entry;
  const clusterNote = showsCluster ? cluster : '';
  const hasOthers = login === undefined && logins.length > 1 && hasSessions(entry) && !/\s/.test(name);
  return {
    id: login === undefined ? id : `${login}@ ${id}`,
    use: id,
    kind,
    name: sanitize(login ? `${login}@${name}` : name),
    note: sanitize([note, clusterNote].filter(Boolean).join(' · ')),
    others: hasOthers ? `@${name}` : '',
    ...choiceActionOf(entry, login),
  };
}
