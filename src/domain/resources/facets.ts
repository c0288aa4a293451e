// The facets by which users filter resources: label keys with their values.
import type { Label } from '#lib/text/labels.ts';
import { compareNames } from '#lib/text/locale.ts';

export interface FacetValue {
  value: string;
  /** The number of resources with this value. */
  count: number;
}

/** A label key with the values that resources have for it. */
export interface Facet {
  name: string;
  /** The number of labels with this key, which is the number of resources if each has it once. */
  count: number;
  values: FacetValue[];
}

const compareByCount = (a: FacetValue, b: FacetValue) => b.count - a.count || compareNames(a.value, b.value);

/** The facets of the resources, sorted by name. Their values are sorted by the number of resources, then by name. */
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
