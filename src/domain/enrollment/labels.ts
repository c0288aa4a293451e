// Labels in text fields: a name and a value, separated by a colon.
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import type { Matchers } from './label-matchers.ts';

export type Label = Schemas['Label'];

export function readLabels(raw: unknown): Label[] {
  return listOf(raw)
    .map((label) => fieldsOf<Label>(label))
    .map(({ name, value }) => ({ name: textOr(name, ''), value: textOr(value, '') }))
    .filter(({ name }) => name !== '');
}

/** Returns undefined without a name or a value. The value may contain more colons. */
export function parseLabel(text: string): Label | undefined {
  const colonIndex = text.indexOf(':');
  const label = { name: text.slice(0, colonIndex).trim(), value: text.slice(colonIndex + 1).trim() };
  return colonIndex < 1 || label.name === '' || label.value === '' ? undefined : label;
}

/** Groups values by name: several values of one name are alternatives. */
export function matchersOf(labels: readonly Label[]): Matchers {
  const names = [...new Set(labels.map(({ name }) => name))];
  return Object.fromEntries(
    names.map((groupName) => [groupName, labels.filter(({ name }) => name === groupName).map(({ value }) => value)]),
  );
}

export const labelTexts = (matchers: Matchers): string[] =>
  Object.entries(matchers).flatMap(([name, values]) => values.map((value) => `${name}: ${value}`));

/** The matchers of an agent. A single value may arrive without a list. */
export function readMatchers(raw: unknown): Matchers[] {
  const { resource_matchers: matchers } = fieldsOf<Schemas['DatabaseService']>(raw);
  return listOf(matchers).map((matcher) => {
    const { labels } = fieldsOf<Schemas['DatabaseMatcher']>(matcher);
    const entries = Object.entries(fieldsOf<Record<string, unknown>>(labels));
    return Object.fromEntries(
      entries.map(([name, values]) => [
        name,
        (Array.isArray(values) ? values : [values]).filter((value) => typeof value === 'string'),
      ]),
    );
  });
}
