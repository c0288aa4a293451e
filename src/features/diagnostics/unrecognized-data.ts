// Data from the proxy that this console does not recognize, since the page was loaded. It is neither stored nor sent
// (docs/behaviour.md#unreadable-records).
import { useEffect } from 'react';
import { onRevoked } from '#api/identity/credentials.ts';
import { createStore } from '#lib/browser/store.ts';

export interface UnrecognizedData {
  kind: 'record' | 'event';
  /** For a record, the path of the page that shows it. For an event, its type and code. */
  source: string;
  count: number;
  /** The first record or event, unchanged. */
  example: unknown;
}

/** A proxy may send any number of different records. Records beyond this limit are ignored. */
const MAX_TRACKED = 2000;
const MAX_ENTRIES = 50;

const trackedKeys = new Set<string>();

export const unrecognizedData = createStore<readonly UnrecognizedData[]>([]);

// The examples belong to the user who was signed in, and the page may outlive the session.
onRevoked(() => {
  trackedKeys.clear();
  unrecognizedData.set([]);
});

/** Counts equal data only once, however often it is rendered. */
export function reportUnrecognized(kind: UnrecognizedData['kind'], source: string, raw: unknown): void {
  const key = `${kind} ${source} ${JSON.stringify(raw)}`;
  if (trackedKeys.has(key) || trackedKeys.size >= MAX_TRACKED) return;
  trackedKeys.add(key);
  const currentEntries = unrecognizedData.get();
  const existing = currentEntries.find((entry) => entry.kind === kind && entry.source === source);
  if (existing)
    unrecognizedData.set(
      currentEntries.map((entry) => (entry === existing ? { ...entry, count: entry.count + 1 } : entry)),
    );
  else if (currentEntries.length < MAX_ENTRIES)
    unrecognizedData.set([...currentEntries, { kind, source, count: 1, example: raw }]);
}

/** Reports an unreadable record that is visible on the page. */
export function useReportUnreadable(raw: unknown): void {
  useEffect(() => reportUnrecognized('record', location.pathname, raw), [raw]);
}
