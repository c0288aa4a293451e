// The entries of the command palette: resources, users and other records, pages, settings and actions.
import { resourceKinds, type ResourceKind } from './resource-kinds.ts';

/** Things that the console lists and that are not resources. */
export type RecordKind =
  | 'user'
  | 'role'
  | 'session'
  | 'recording'
  | 'lock'
  | 'token'
  | 'bot'
  | 'connector'
  | 'integration';

/** What a command does with an entry (`commands.ts`). */
export type CommandId = 'lock' | 'reset' | 'activity' | 'watch' | 'join' | 'end' | 'editRole' | 'editUser';

/** The kinds of entries that a list of the proxy has. */
export type ListedKind = ResourceKind | RecordKind;

export const isResourceKind = (kind: string): kind is ResourceKind => Object.hasOwn(resourceKinds, kind);

/** An entry that the palette can find. */
export interface SearchableEntry {
  /** A unique ID, by which the browser storage counts the uses of the entry. */
  id: string;
  kind: ListedKind | 'page' | 'setting' | 'action' | 'command';
  /** The name and the note are not sanitized, because that would take too long for all entries. Shown ones are. */
  name: string;
  note: string;
  /** The name in lowercase; `searchText` contains all other search terms. */
  searchName: string;
  searchText: string;
  cluster: string;
  /**
   * How links name a resource, the address of a record or a page, or the name of an action. Empty if there is none.
   */
  target: string;
  logins: readonly string[];
  /** The labels as the proxy sent them. They are parsed when the entry is shown. */
  labels?: unknown;
  /** When a session or recording started or ended, in milliseconds. The newest ones are first. */
  timeMs?: number | undefined;
  /** For records: the name or ID that commands use, as the proxy sent it, and the commands that can act on it. */
  subject?: string;
  commands?: readonly CommandId[];
}

/** Whether the entry is a resource that users open in a session with a login. */
export const hasSessions = ({ kind }: SearchableEntry): boolean =>
  isResourceKind(kind) && resourceKinds[kind].sessionLink !== undefined;

// No real name or label is longer. The limit protects the search from huge texts.
const MAX_TEXT_LENGTH = 2000;

interface ListedEntry extends Pick<
  SearchableEntry,
  'kind' | 'name' | 'note' | 'cluster' | 'target' | 'timeMs' | 'subject' | 'commands'
> {
  /** Identifies the entry within its list. */
  id: string;
  /** Other search terms. */
  searchWords: readonly string[];
  logins?: readonly string[];
  labels?: unknown;
}

/** Creates the entry of a record of a list. */
export const listedEntry = ({ id, searchWords, logins = [], labels, ...entry }: ListedEntry): SearchableEntry => ({
  ...entry,
  id: `${entry.kind} ${entry.cluster} ${id}`.slice(0, MAX_TEXT_LENGTH),
  searchName: entry.name.slice(0, MAX_TEXT_LENGTH).toLowerCase(),
  searchText: [entry.note, ...searchWords].join('\n').slice(0, MAX_TEXT_LENGTH).toLowerCase(),
  logins,
  labels,
});

interface ConsoleEntry {
  kind: 'page' | 'setting' | 'action' | 'command';
  name: string;
  note: string;
  /** An address, the name of an action, or the text that starts a command. */
  target: string;
  /** Other search terms. */
  keywords?: string;
}

/** Creates the entry of a page, a setting, an action or a command of the console. */
export const consoleEntry = ({ kind, name, note, target, keywords = '' }: ConsoleEntry): SearchableEntry => ({
  // Several settings are on one page.
  id: kind === 'setting' ? `${kind} ${target} ${name}` : `${kind} ${target}`,
  kind,
  name,
  note,
  searchName: name.toLowerCase(),
  searchText: `${note} ${keywords}`.toLowerCase(),
  cluster: '',
  target,
  logins: [],
});
