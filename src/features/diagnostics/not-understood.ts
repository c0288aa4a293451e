// What a proxy sent that this console does not understand, since the page was loaded. It is neither stored nor sent
// (docs/behaviour.md#unreadable-records).
import { useEffect } from 'react';
import { onRevoked } from '#api/identity/credentials.ts';
import { createStore } from '#lib/browser/store.ts';

export interface NotUnderstood {
  is: 'record' | 'event';
  /** The path of the page that a record stood on; the type and code of an event. */
  at: string;
  count: number;
  /** The first of them, as it came. */
  example: unknown;
}

/** A proxy may send any number: beyond this they are not told apart. */
const MOST_SEEN = 2000;
const MOST_PLACES = 50;

const seen = new Set<string>();

export const notUnderstood = createStore<readonly NotUnderstood[]>([]);

// Examples are records of the user who was signed in, and the page may outlive the session.
onRevoked(() => {
  seen.clear();
  notUnderstood.set([]);
});

/** The same thing counts once, however often it is drawn. */
export function note(is: NotUnderstood['is'], at: string, raw: unknown): void {
  const mark = `${is} ${at} ${JSON.stringify(raw)}`;
  if (seen.has(mark) || seen.size >= MOST_SEEN) return;
  seen.add(mark);
  const all = notUnderstood.get();
  const known = all.find((one) => one.is === is && one.at === at);
  if (known) notUnderstood.set(all.map((one) => (one === known ? { ...one, count: one.count + 1 } : one)));
  else if (all.length < MOST_PLACES) notUnderstood.set([...all, { is, at, count: 1, example: raw }]);
}

/** Notes a record that stands on the page. */
export function useNoteRecord(raw: unknown): void {
  useEffect(() => note('record', location.pathname, raw), [raw]);
}
