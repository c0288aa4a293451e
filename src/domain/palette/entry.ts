import { kinds, type ResourceKind } from './kinds.ts';

/** One thing that the palette can find. */
export interface Entry {
  /** Tells it from all others, also in what is remembered of it. */
  id: string;
  kind: ResourceKind | 'page' | 'action';
  /** As it came: it is sanitized when it is shown, because all of them would take too long. */
  name: string;
  note: string;
  /** What is searched: the name in small letters, and everything else that may be typed to find it. */
  key: string;
  text: string;
  cluster: string;
  /** What an address names it by, the address of what opens by itself, the name of an action; else empty. */
  at: string;
  logins: readonly string[];
}

/** Whether a session as a login can begin there. */
export const hasSessions = ({ kind }: Entry): boolean =>
  kind !== 'page' && kind !== 'action' && kinds[kind].session !== undefined;

interface Own {
  kind: 'page' | 'action';
  name: string;
  note: string;
  /** Where it leads, or which action it is. */
  at: string;
  /** Other search terms for it. */
  also?: string;
}

/** A page or an action of the console itself. */
export const ownEntry = ({ kind, name, note, at, also = '' }: Own): Entry => ({
  id: `${kind} ${at}`,
  kind,
  name,
  note,
  key: name.toLowerCase(),
  text: `${note} ${also}`.toLowerCase(),
  cluster: '',
  at,
  logins: [],
});
