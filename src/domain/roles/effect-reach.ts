// What a role reaches by the labels of resources. Where that cannot be told, the answer is undefined, not a guess.
import type { Label } from '#lib/text/labels.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { OPEN_IN_V3 } from '#domain/schemas/role-conditions.ts';
import { fitsOf, isEverything, isTemplate, selectorIn, textsOf, type Fits, type Selector } from './selector.ts';
import { filledIn, type Traits } from './template.ts';

/** Kinds of resources, by the field that selects them. */
export const REACHED = {
  servers: 'node_labels',
  apps: 'app_labels',
  databases: 'db_labels',
  kubeClusters: 'kubernetes_labels',
  desktops: 'windows_desktop_labels',
} as const;
export type ReachedKind = keyof typeof REACHED;
// Typed by the entries above.
export const REACHED_KINDS = Object.keys(REACHED) as readonly ReachedKind[];

interface Side {
  /** Undefined where it is written in a way that cannot be read. */
  labels: Selector | undefined;
  expression: string;
}

export interface Reach {
  allow: Side;
  deny: Side;
}

const NOTHING: Side = { labels: {}, expression: '' };
export const NO_REACH: Reach = { allow: NOTHING, deny: NOTHING };

const sideOf = (section: unknown, field: string): Side => {
  const fields = fieldsOf<Record<string, unknown>>(section);
  return { labels: selectorIn(fields[field] ?? {}), expression: textOr(fields[`${field}_expression`], '') };
};

/** What a document reaches of a kind; in v3, labels that are left out are all of them. */
export function reachOf(document: unknown, kind: ReachedKind): Reach {
  const field = REACHED[kind];
  const { spec, version } = fieldsOf<{ spec: unknown; version: unknown }>(document);
  const { allow, deny } = fieldsOf<{ allow: unknown; deny: unknown }>(spec);
  const given = fieldsOf<Record<string, unknown>>(allow);
  const needsLogins = kind === 'servers' && (textsOf(given['logins'] ?? []) ?? ['?']).length === 0;
  const isOpen = version === 'v3' && OPEN_IN_V3.includes(field) && (given[field] ?? null) === null && !needsLogins;
  const side = sideOf(allow, field);
  return { allow: isOpen ? { ...side, labels: { '*': ['*'] } } : side, deny: sideOf(deny, field) };
}

export const isSameReach = (a: Reach, b: Reach): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether traits of the holder decide. */
export const hasTemplates = ({ allow, deny }: Reach): boolean =>
  [allow, deny].some(({ labels }) => isTemplate(JSON.stringify(labels ?? {})));

export type Truth = boolean | undefined;

export function both(a: Truth, b: Truth): Truth {
  if (a === false || b === false) return false;
  return a === undefined || b === undefined ? undefined : true;
}
export const not = (a: Truth): Truth => (a === undefined ? undefined : !a);
export const either = (a: Truth, b: Truth): Truth => not(both(not(a), not(b)));

/** Labels that proxies match and never show (docs/protocol/resources.md#1.7). */
const isHidden = (name: string): boolean => /^teleport\.(?:internal|hidden)\//.test(name);

export type Labels = readonly Label[];
export type Matches = (labels: Labels) => Truth;

const always =
  (truth: Truth): Matches =>
  () =>
    truth;

/** Each label of a selector as the values that fit. */
function wantedBy(selector: Selector, traits: Traits | undefined) {
  return Object.entries(selector).map(([name, patterns]) => {
    const filled = patterns.map((pattern) => filledIn(pattern, traits));
    const fits: Fits[] = filled.flatMap((values) => values?.map(fitsOf) ?? [() => undefined]);
    return { name, fits, isUnknown: isTemplate(name) || isHidden(name) };
  });
}

/** Whether a selector matches labels: every one that it names, with any of its values. */
function selects(selector: Selector | undefined, traits: Traits | undefined): Matches {
  if (!selector) return always(undefined);
  if (isEverything(selector)) return always(true);
  const wanted = wantedBy(selector, traits);
  if (wanted.length === 0) return always(false);
  return (labels) => {
    let truth: Truth = true;
    for (const { name, fits, isUnknown } of wanted) {
      const value = labels.find((label) => label.name === name)?.value;
      const one: Truth = isUnknown
        ? undefined
        : value === undefined
          ? false
          : fits.reduce<Truth>((any, fit) => either(any, fit(value)), false);
      truth = both(truth, one);
      if (truth === false) return false;
    }
    return truth;
  };
}

export interface Judge {
  allows: Matches;
  denies: Matches;
}

/** Labels and an expression must both allow; either of them denies. */
export function judgeOf({ allow, deny }: Reach, traits: Traits | undefined): Judge {
  const [allows, denies] = [selects(allow.labels, traits), selects(deny.labels, traits)];
  const hasLabels = Object.keys(allow.labels ?? { '?': [] }).length > 0;
  return {
    allows:
      allow.expression === '' ? allows : hasLabels ? (labels) => both(allows(labels), undefined) : always(undefined),
    denies: deny.expression === '' ? denies : (labels) => either(denies(labels), undefined),
  };
}
