// What a proxy sent that this console does not understand, since the page was loaded. It is neither stored nor sent
// (docs/behaviour.md#unreadable-records).
import { useEffect } from 'react';
import { onRevoked } from '#api/identity/credentials.ts';
import { createStore } from '#lib/browser/store.ts';

export interface UnrecognizedData {
  kind: 'record' | 'event';
  /** The path of the page that a record stood on; the type and code of an event. */
  source: string;
  count: number;
  /** The first of them, as it came. */
  example: unknown;
}

/** A proxy may send any number: beyond this they are not told apart. */
const MAX_TRACKED = 2000;
const MAX_ENTRIES = 50;

const trackedKeys = new Set<string>();

export const unrecognizedData = createStore<readonly UnrecognizedData[]>([]);

// Examples are records of the user who was signed in, and the page may outlive the session.
onRevoked(() => {
  trackedKeys.clear();
  unrecognizedData.set([]);
});

/** The same thing counts once, however often it is drawn. */
export function reportUnrecognized(kind: UnrecognizedData['kind'], source: string, raw: unknown): void {
  const key = `${kind} ${source} ${JSON.stringify(raw)}`;
  if (trackedKeys.has(key) || trackedKeys.size >= MAX_TRACKED) return;
  trackedKeys.add(key);
  const all = unrecognizedData.get();
  const existing = all.find((one) => one.kind === kind && one.source === source);
  if (existing) unrecognizedData.set(all.map((one) => (one === existing ? { ...one, count: one.count + 1 } : one)));
  else if (all.length < MAX_ENTRIES) unrecognizedData.set([...all, { kind, source, count: 1, example: raw }]);
}

/** Notes a record that stands on the page. */
export function useReportUnreadable(raw: unknown): void {
  useEffect(() => reportUnrecognized('record', location.pathname, raw), [raw]);
}
