import type { Label } from '#lib/text/labels.ts';
import { compareNames } from '#lib/text/locale.ts';

export interface FacetValue {
  value: string;
  /** Of the resources counted, how many carry it. */
  count: number;
}

/** A label key with the values it has. */
export interface Facet {
  name: string;
  /** Of the resources counted, how many carry the key. */
  count: number;
  values: FacetValue[];
}

const compareByCount = (a: FacetValue, b: FacetValue) => b.count - a.count || compareNames(a.value, b.value);

/** What the labels of these resources divide them by: keys by name, the commonest value of each first. */
export function facetsOf(resources: Iterable<{ labels: readonly Label[] }>): Facet[] {
  const counts = new Map<string, Map<string, number>>();
  for (const { labels } of resources) {
    for (const { name, value } of labels) {
      const values = counts.get(name) ?? new Map<string, number>();
      counts.set(name, values.set(value, (values.get(value) ?? 0) + 1));
    }
  }
  return [...counts]
    .map(([name, valueCounts]) => {
      const values = [...valueCounts].map(([value, count]) => ({ value, count })).toSorted(compareByCount);
      return { name, count: values.reduce((sum, { count }) => sum + count, 0), values };
    })
    .toSorted((a, b) => compareNames(a.name, b.name));
}
