// The entries of the command palette: resources, pages and actions.
import { resourceKinds, type ResourceKind } from './resource-kinds.ts';

/** An entry that the palette can find. */
export interface SearchableEntry {
  /** A unique ID, by which the browser storage counts the uses of the entry. */
  id: string;
  kind: ResourceKind | 'page' | 'action';
  /** The name and the note are not sanitized, because that would take too long for all entries. Shown ones are. */
  name: string;
  note: string;
  /** The name in lowercase; `searchText` contains all other search terms. */
  searchName: string;
  searchText: string;
  cluster: string;
  /** How links name the resource, the address of a page, or the name of an action. Empty if there is none. */
  target: string;
  logins: readonly string[];
}

/** Whether the entry is a resource that users open in a session with a login. */
export const hasSessions = ({ kind }: SearchableEntry): boolean =>
  kind !== 'page' && kind !== 'action' && resourceKinds[kind].sessionLink !== undefined;

interface ConsoleEntry {
  kind: 'page' | 'action';
  name: string;
  note: string;
  /** An address or the name of an action. */
  target: string;
  /** Other search terms. */
  keywords?: string;
}

/** Creates the entry of a page or an action of the console. */
export const consoleEntry = ({ kind, name, note, target, keywords = '' }: ConsoleEntry): SearchableEntry => ({
  id: `${kind} ${target}`,
  kind,
  name,
  note,
  searchName: name.toLowerCase(),
  searchText: `${note} ${keywords}`.toLowerCase(),
  cluster: '',
  target,
  logins: [],
});
