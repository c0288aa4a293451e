// Decides whether an agent serves a database (docs/protocol/resources.md#15.5, "Matcher rule").

interface Label {
  name: string;
  value: string;
}

/** Accepted label values by label name. `*` accepts any name or any value. */
export type Matchers = Readonly<Record<string, readonly string[]>>;

const WILDCARD = '*';

const hasMatchingLabel = (labels: readonly Label[], key: string, values: readonly string[]): boolean =>
  labels.some(
    ({ name, value }) => (key === WILDCARD || key === name) && (values.includes(WILDCARD) || values.includes(value)),
  );

const matchesEverything = (key: string, values: readonly string[]): boolean =>
  key === WILDCARD && values.includes(WILDCARD);

/** Every matcher must match one of the database's labels, or everything. An agent without matchers serves nothing. */
export function isServed(labels: readonly Label[], matchers: Matchers): boolean {
  const entries = Object.entries(matchers);
  return (
    entries.length > 0 &&
    entries.every(([key, values]) => matchesEverything(key, values) || hasMatchingLabel(labels, key, values))
  );
}
