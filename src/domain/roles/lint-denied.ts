// What is allowed and comes to nothing, because the same role denies it.
import { isMap, isSeq, type Pair } from 'yaml';
import { keyText, pairOf } from '#domain/yaml/key-text.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { Found, LintRule } from './lint-rule.ts';
import * as says from './messages.ts';
import { fieldsIn, isLabels, itemsAt, nodeAt, resolved, textsIn, type RoleDocument } from './role-document.ts';
import { fitsOf, isEverything, selectorIn, type Selector } from './selector.ts';

/** Whether a pattern that allows cannot let through anything but what is denied. */
const isCovered = (allowed: string, denied: readonly string[]): boolean =>
  denied.some(
    (pattern) =>
      pattern === allowed ||
      pattern === '*' ||
      (!allowed.includes('*') && !allowed.startsWith('^') && fitsOf(pattern)(allowed) === true),
  );

/** Denied labels take a resource away only where all of them match it. */
function deniedLabels(pair: Pair, allowed: Selector, denied: Selector): Found[] {
  const field = keyText(pair) ?? '';
  const names = Object.keys(denied);
  if (names.length === 0) return [];
  const covered = (name: string) => (allowed[name] ?? []).filter((value) => isCovered(value, denied[name] ?? []));
  const isWhole =
    isEverything(denied) ||
    names.every((name) => (allowed[name] ?? []).length > 0 && covered(name).length === allowed[name]?.length);
  if (isWhole) return [{ at: pair.key, message: says.deniedAll(field) }];
  const [name = ''] = names;
  const values = names.length === 1 && !isEverything(allowed) ? covered(name) : [];
  const label = pairOf(pair.value, name);
  return values.map((value) => ({ at: label?.key, message: says.deniedLabel(sanitize(`${name}: ${value}`), field) }));
}

function selectorAt(role: RoleDocument, side: 'allow' | 'deny', field: string): Selector | undefined {
  const labels = nodeAt(role, ['spec', side, field]);
  return isMap(labels) ? selectorIn(labels.toJS(role.doc)) : undefined;
}

function deniedNames(role: RoleDocument): Found[] {
  return fieldsIn(role, 'allow').flatMap((pair) => {
    const field = keyText(pair) ?? '';
    const denied = nodeAt(role, ['spec', 'deny', field]);
    if (denied === undefined || field === 'rules' || field === 'namespaces') return [];
    if (isLabels(field)) {
      const [allowed, denies] = [selectorAt(role, 'allow', field), selectorAt(role, 'deny', field)];
      return allowed && denies ? deniedLabels(pair, allowed, denies) : [];
    }
    // Names are compared as they stand; only labels have patterns.
    const names = textsIn(denied, role.doc).map(({ text }) => text);
    return textsIn(pair.value, role.doc)
      .filter(({ text }) => isSeq(resolved(pair.value, role.doc)) && (names.includes(text) || names.includes('*')))
      .map(({ text, at }) => ({ at, message: says.deniedName(sanitize(text)) }));
  });
}

interface Rule {
  resources: { text: string; at: unknown }[];
  verbs: string[];
  isConditional: boolean;
}

const rulesOf = (role: RoleDocument, side: 'allow' | 'deny'): Rule[] =>
  itemsAt(role, ['spec', side, 'rules']).map((rule) => ({
    resources: textsIn(pairOf(rule, 'resources')?.value, role.doc),
    verbs: textsIn(pairOf(rule, 'verbs')?.value, role.doc).map(({ text }) => text),
    isConditional: pairOf(rule, 'where') !== undefined,
  }));

function deniedRules(role: RoleDocument): Found[] {
  const denied = rulesOf(role, 'deny').filter(({ isConditional }) => !isConditional);
  const isDenied = (resource: string, verb: string) =>
    denied.some(
      ({ resources, verbs }) =>
        resources.some(({ text }) => text === '*' || text === resource) &&
        verbs.some((text) => text === '*' || text === verb),
    );
  return rulesOf(role, 'allow').flatMap(({ resources, verbs }) =>
    resources
      .filter(({ text }) => verbs.length > 0 && verbs.every((verb) => isDenied(text, verb)))
      .map(({ text, at }) => ({ at, message: says.deniedRule(sanitize(text)) })),
  );
}

export const shadowedByDeny: LintRule = {
  name: 'denied-anyway',
  severity: 'warning',
  find: (role) => [...deniedNames(role), ...deniedRules(role)],
};
