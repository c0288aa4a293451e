// Which databases an agent serves (docs/protocol/resources.md#15.5, "Matcher rule").

interface Label {
  name: string;
  value: string;
}

/** Labels that an agent looks for, each with the values it takes. `*` stands for anything. */
export type Matchers = Readonly<Record<string, readonly string[]>>;

const ANY = '*';

const matches = (labels: readonly Label[], key: string, values: readonly string[]): boolean =>
  labels.some(({ name, value }) => (key === ANY || key === name) && (values.includes(ANY) || values.includes(value)));

const isEverything = (key: string, values: readonly string[]): boolean => key === ANY && values.includes(ANY);

/** Every matcher has to be met by one of the labels. An agent without matchers serves nothing. */
export function isServed(labels: readonly Label[], matchers: Matchers): boolean {
  const all = Object.entries(matchers);
  return all.length > 0 && all.every(([key, values]) => isEverything(key, values) || matches(labels, key, values));
}
