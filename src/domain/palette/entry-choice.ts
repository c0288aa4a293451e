import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { hasSessions, type SearchableEntry } from './palette-entry.ts';
import { resourceKinds } from './resource-kinds.ts';
import { connectAs, LAUNCH } from '#domain/resources/messages.ts';
import { ACTION_HINT, KIND_MESSAGES, PAGE_HINT } from './messages.ts';

/** What choosing an entry does. */
export interface EntryChoice {
  id: string;
  /** By which its use is remembered, whichever login it was. */
  use: string;
  kind: SearchableEntry['kind'];
  name: string;
  note: string;
  /** The action in a word or two. */
  hint: string;
  /** Where it leads; without it the entry is an action, named by `act`. */
  to: string;
  newTab: boolean;
  act: string;
  /** Its name among the visited pages; empty where it is not remembered as one. */
  visitedAs: string;
  /** What to type for its other logins; empty where there are none. */
  others: string;
}

interface ChoiceContext {
  /** Typed before an `@`. */
  login?: string | undefined;
  /** Resources of several clusters stand side by side, so each shows its own. */
  many: boolean;
}

type ChoiceAction = Pick<EntryChoice, 'hint' | 'to' | 'newTab' | 'act' | 'visitedAs'>;

const IN_PLACE_ACTION = { newTab: false, act: '', visitedAs: '' };

// Long enough to find it by, short enough for an address.
const MAX_SEARCH_LENGTH = 200;

/** A name as search words: one that is several stays together (docs/protocol/resources.md#1.5). */
function quoteForSearch(name: string): string {
  const text = name.slice(0, MAX_SEARCH_LENGTH);
  return /\s/.test(text) ? `"${text.replaceAll('"', ' ')}"` : text;
}

/** A session, or an application that a browser opens; undefined where only the list knows what to do. */
function openAction(
  { kind, name, target, cluster, logins }: SearchableEntry,
  login: string | undefined,
): ChoiceAction | undefined {
  if (kind === 'page' || kind === 'action') return undefined;
  const newTabAction = { newTab: true, act: '' };
  if (kind === 'app')
    return target === '' ? undefined : { ...newTabAction, hint: LAUNCH, to: target, visitedAs: sanitize(name) };
  const chosenLogin = login || logins[0];
  if (chosenLogin === undefined) return undefined;
  const to = resourceKinds[kind].sessionLink?.(cluster, target, chosenLogin);
  // What cannot stand in an address leads home, which is not meant.
  if (to === undefined || to === links.home()) return undefined;
  return { ...newTabAction, hint: connectAs(sanitize(chosenLogin)), to, visitedAs: sanitize(`${chosenLogin}@${name}`) };
}

function choiceActionOf(entry: SearchableEntry, login: string | undefined): ChoiceAction {
  const { kind, name, target, cluster } = entry;
  if (kind === 'action') return { ...IN_PLACE_ACTION, hint: ACTION_HINT, to: '', act: target };
  if (kind === 'page') return { ...IN_PLACE_ACTION, hint: PAGE_HINT, to: target };
  return (
    openAction(entry, login) ?? {
      ...IN_PLACE_ACTION,
      hint: KIND_MESSAGES[kind].show,
      to: resourceKinds[kind].listLink(cluster, quoteForSearch(name)),
    }
  );
}

export function entryChoiceOf(entry: SearchableEntry, { login, many }: ChoiceContext): EntryChoice {
  const { id, kind, name, note, cluster, logins } = entry;
  const clusterNote = many ? cluster : '';
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
