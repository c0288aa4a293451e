import { resourceKinds, type ResourceKind } from './resource-kinds.ts';

/** One thing that the palette can find. */
export interface SearchableEntry {
  /** Tells it from all others, also in what is remembered of it. */
  id: string;
  kind: ResourceKind | 'page' | 'action';
  /** As it came: it is sanitized when it is shown, because all of them would take too long. */
  name: string;
  note: string;
  /** What is searched: the name in small letters, and everything else that may be typed to find it. */
  searchName: string;
  searchText: string;
  cluster: string;
  /** What an address names it by, the address of what opens by itself, the name of an action; else empty. */
  target: string;
  logins: readonly string[];
}

/** Whether a session as a login can begin there. */
export const hasSessions = ({ kind }: SearchableEntry): boolean =>
  kind !== 'page' && kind !== 'action' && resourceKinds[kind].sessionLink !== undefined;

interface ConsoleEntry {
  kind: 'page' | 'action';
  name: string;
  note: string;
  /** Where it leads, or which action it is. */
  target: string;
  /** Other search terms for it. */
  keywords?: string;
}

/** A page or an action of the console itself. */
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
