import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { hasSessions, type Entry } from './entry.ts';
import { kinds } from './kinds.ts';
import { connectAs, LAUNCH } from '#domain/resources/messages.ts';
import { ACTION, KINDS, PAGE } from './messages.ts';

/** What choosing an entry does. */
export interface Offer {
  id: string;
  /** By which its use is remembered, whichever login it was. */
  use: string;
  kind: Entry['kind'];
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

interface Circumstances {
  /** Typed before an `@`. */
  login?: string | undefined;
  /** Resources of several clusters stand side by side, so each shows its own. */
  many: boolean;
}

type Action = Pick<Offer, 'hint' | 'to' | 'newTab' | 'act' | 'visitedAs'>;

const IN_PLACE = { newTab: false, act: '', visitedAs: '' };

// Long enough to find it by, short enough for an address.
const MOST_SEARCHED = 200;

/** A name as search words: one that is several stays together (docs/protocol/resources.md#1.5). */
function searchFor(name: string): string {
  const text = name.slice(0, MOST_SEARCHED);
  return /\s/.test(text) ? `"${text.replaceAll('"', ' ')}"` : text;
}

/** A session, or an application that a browser opens; undefined where only the list knows what to do. */
function opening({ kind, name, at, cluster, logins }: Entry, login: string | undefined): Action | undefined {
  if (kind === 'page' || kind === 'action') return undefined;
  const opens = { newTab: true, act: '' };
  if (kind === 'app') return at === '' ? undefined : { ...opens, hint: LAUNCH, to: at, visitedAs: sanitize(name) };
  const chosen = login || logins[0];
  if (chosen === undefined) return undefined;
  const to = kinds[kind].session?.(cluster, at, chosen);
  // What cannot stand in an address leads home, which is not meant.
  if (to === undefined || to === links.home()) return undefined;
  return { ...opens, hint: connectAs(sanitize(chosen)), to, visitedAs: sanitize(`${chosen}@${name}`) };
}

function actionOf(entry: Entry, login: string | undefined): Action {
  const { kind, name, at, cluster } = entry;
  if (kind === 'action') return { ...IN_PLACE, hint: ACTION, to: '', act: at };
  if (kind === 'page') return { ...IN_PLACE, hint: PAGE, to: at };
  return (
    opening(entry, login) ?? {
      ...IN_PLACE,
      hint: KINDS[kind].show,
      to: kinds[kind].list(cluster, searchFor(name)),
    }
  );
}

export function offerOf(entry: Entry, { login, many }: Circumstances): Offer {
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
    ...actionOf(entry, login),
  };
}
