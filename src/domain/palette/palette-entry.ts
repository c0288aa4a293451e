import { resourceKinds, type ResourceKind } from './resource-kinds.ts';

/** An entry that the palette can find. */
export interface SearchableEntry {
  /** A unique ID, which also identifies the entry in the stored uses. */
  id: string;
  kind: ResourceKind | 'page' | 'action';
  /** Unsanitized, because sanitizing all entries would take too long. Displayed names are sanitized. */
  name: string;
  note: string;
  /** The name in lowercase; `searchText` contains all other search terms. */
  searchName: string;
  searchText: string;
  cluster: string;
  /** The resource in addresses, the address of a page, or the name of an action; else empty. */
  target: string;
  logins: readonly string[];
}

/** Whether the entry supports sessions with a login. */
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
