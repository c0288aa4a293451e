// Parses and formats labels, which are a name and a value, and the matchers of agents, which select databases by label.
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import type { Matchers } from './label-matchers.ts';

export type Label = Schemas['Label'];

/** The labels in a record. Labels without a name are skipped. */
export function readLabels(raw: unknown): Label[] {
  return listOf(raw)
    .map((label) => fieldsOf<Label>(label))
    .map(({ name, value }) => ({ name: textOr(name, ''), value: textOr(value, '') }))
    .filter(({ name }) => name !== '');
}

/** Parses `name: value` from a text field. Undefined without a name or a value. The value may contain colons. */
export function parseLabel(text: string): Label | undefined {
  const colonIndex = text.indexOf(':');
  const label = { name: text.slice(0, colonIndex).trim(), value: text.slice(colonIndex + 1).trim() };
  return colonIndex < 1 || label.name === '' || label.value === '' ? undefined : label;
}

/** The matchers for these labels. Several values of one name are alternatives. */
export function matchersOf(labels: readonly Label[]): Matchers {
  const names = [...new Set(labels.map(({ name }) => name))];
  return Object.fromEntries(
    names.map((groupName) => [groupName, labels.filter(({ name }) => name === groupName).map(({ value }) => value)]),
  );
}

/** The matchers as `name: value` texts. */
export const labelTexts = (matchers: Matchers): string[] =>
  Object.entries(matchers).flatMap(([name, values]) => values.map((value) => `${name}: ${value}`));

/** The matchers of an agent, one object for each entry of the record. A single value may come without a list. */
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
