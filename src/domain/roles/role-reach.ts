// Computes from labels which resources a role grants access to. The result is undefined if only the proxy can decide.
import type { Label } from '#lib/text/labels.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { DEFAULT_ANY_IN_V3 } from '#domain/schemas/role-conditions.ts';
import {
  valueMatcherOf,
  matchesEverything,
  isTemplate,
  parseSelector,
  toTexts,
  type ValueMatcher,
  type Selector,
} from './selector.ts';
import { fillTemplate, type Traits } from './template.ts';

/** The role field that selects resources of a kind by labels. */
export const LABEL_FIELD_BY_KIND = {
  servers: 'node_labels',
  apps: 'app_labels',
  databases: 'db_labels',
  kubeClusters: 'kubernetes_labels',
  desktops: 'windows_desktop_labels',
} as const;
export type ReachedKind = keyof typeof LABEL_FIELD_BY_KIND;
// The cast is safe, because the keys are those of the constant above.
export const REACHED_KINDS = Object.keys(LABEL_FIELD_BY_KIND) as readonly ReachedKind[];

interface ReachSide {
  /** Undefined if the labels cannot be parsed. */
  labels: Selector | undefined;
  expression: string;
}

/** The label selectors and expressions of a role for one kind of resource. */
export interface Reach {
  allow: ReachSide;
  deny: ReachSide;
}

const EMPTY_SIDE: ReachSide = { labels: {}, expression: '' };
export const NO_REACH: Reach = { allow: EMPTY_SIDE, deny: EMPTY_SIDE };

const sideOf = (section: unknown, field: string): ReachSide => {
  const fields = fieldsOf<Record<string, unknown>>(section);
  return { labels: parseSelector(fields[field] ?? {}), expression: textOr(fields[`${field}_expression`], '') };
};

/** The label selectors of a role document for a kind. In v3, missing labels mean all labels. */
export function reachOf(document: unknown, kind: ReachedKind): Reach {
  const field = LABEL_FIELD_BY_KIND[kind];
  const { spec, version } = fieldsOf<{ spec: unknown; version: unknown }>(document);
  const { allow, deny } = fieldsOf<{ allow: unknown; deny: unknown }>(spec);
  const allowFields = fieldsOf<Record<string, unknown>>(allow);
  const lacksLogins = kind === 'servers' && (toTexts(allowFields['logins'] ?? []) ?? ['?']).length === 0;
  const allowsAllLabels =
    version === 'v3' && DEFAULT_ANY_IN_V3.includes(field) && (allowFields[field] ?? null) === null && !lacksLogins;
  const side = sideOf(allow, field);
  return { allow: allowsAllLabels ? { ...side, labels: { '*': ['*'] } } : side, deny: sideOf(deny, field) };
}

export const isSameReach = (a: Reach, b: Reach): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether the selectors contain templates, so that the result depends on the holder's traits. */
export const hasTemplates = ({ allow, deny }: Reach): boolean =>
  [allow, deny].some(({ labels }) => isTemplate(JSON.stringify(labels ?? {})));

/** True, false, or undefined if the result is unknown. */
export type Ternary = boolean | undefined;

export function ternaryAnd(a: Ternary, b: Ternary): Ternary {
  if (a === false || b === false) return false;
  return a === undefined || b === undefined ? undefined : true;
}
export const ternaryNot = (a: Ternary): Ternary => (a === undefined ? undefined : !a);
export const ternaryOr = (a: Ternary, b: Ternary): Ternary => ternaryNot(ternaryAnd(ternaryNot(a), ternaryNot(b)));

/** Whether proxies use a label for matching but never send it (docs/protocol/resources.md#1.7). */
const isHiddenLabel = (name: string): boolean => /^teleport\.(?:internal|hidden)\//.test(name);

export type Labels = readonly Label[];
export type LabelMatcher = (labels: Labels) => Ternary;

const constantMatcher =
  (truth: Ternary): LabelMatcher =>
  () =>
    truth;

/** One condition for each label of a selector. The result is unknown for label names that only the proxy can match. */
function labelConditionsOf(selector: Selector, traits: Traits | undefined) {
  return Object.entries(selector).map(([name, patterns]) => {
    const filledPatterns = patterns.map((pattern) => fillTemplate(pattern, traits));
    const matchers: ValueMatcher[] = filledPatterns.flatMap(
      (values) => values?.map(valueMatcherOf) ?? [() => undefined],
    );
    return { name, valueMatchers: matchers, isUnknown: isTemplate(name) || isHiddenLabel(name) };
  });
}

/** Creates a matcher: a resource must have every label of the selector, with any of the label's values. */
function selectorMatcher(selector: Selector | undefined, traits: Traits | undefined): LabelMatcher {
  if (!selector) return constantMatcher(undefined);
  if (matchesEverything(selector)) return constantMatcher(true);
  const conditions = labelConditionsOf(selector, traits);
  if (conditions.length === 0) return constantMatcher(false);
  return (labels) => {
    let result: Ternary = true;
    for (const { name, valueMatchers, isUnknown } of conditions) {
      const value = labels.find((label) => label.name === name)?.value;
      const matchesLabel: Ternary = isUnknown
        ? undefined
        : value === undefined
          ? false
          : valueMatchers.reduce<Ternary>((any, matchesValue) => ternaryOr(any, matchesValue(value)), false);
      result = ternaryAnd(result, matchesLabel);
      if (result === false) return false;
    }
    return result;
  };
}

export interface ReachMatcher {
  allows: LabelMatcher;
  denies: LabelMatcher;
}

/**
 * Creates the matchers of a role. If it has labels and an expression, it allows resources that match both, and denies
 * resources that match one of them.
 */
export function reachMatcherOf({ allow, deny }: Reach, traits: Traits | undefined): ReachMatcher {
  const [allows, denies] = [selectorMatcher(allow.labels, traits), selectorMatcher(deny.labels, traits)];
  const hasLabels = Object.keys(allow.labels ?? { '?': [] }).length > 0;
  return {
    allows:
      allow.expression === ''
        ? allows
        : hasLabels
          ? (labels) => ternaryAnd(allows(labels), undefined)
          : constantMatcher(undefined),
    denies: deny.expression === '' ? denies : (labels) => ternaryOr(denies(labels), undefined),
  };
}
