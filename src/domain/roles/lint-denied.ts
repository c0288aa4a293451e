// Finds values in `allow` that grant nothing, because the same role denies them.
import { isMap, isSeq, type Pair } from 'yaml';
import { keyText, findPair } from '#domain/yaml/key-text.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { LintFinding, LintRule } from './lint-rule.ts';
import * as messages from './messages.ts';
import {
  sideFieldsOf,
  isLabelsField,
  listItemsAt,
  nodeAt,
  resolveAlias,
  nodeTextsOf,
  type RoleDocument,
} from './role-document.ts';
import { valueMatcherOf, matchesEverything, parseSelector, type Selector } from './selector.ts';

/** Whether one of the denied patterns denies everything that the allowed pattern matches. */
const isAlwaysDenied = (allowed: string, denied: readonly string[]): boolean =>
  denied.some(
    (pattern) =>
      pattern === allowed ||
      pattern === '*' ||
      (!allowed.includes('*') && !allowed.startsWith('^') && valueMatcherOf(pattern)(allowed) === true),
  );

/** Finds denied labels of one field. A resource is denied only if it matches all denied labels of the field. */
function findDeniedLabels(pair: Pair, allowed: Selector, denied: Selector): LintFinding[] {
  const field = keyText(pair) ?? '';
  const deniedNames = Object.keys(denied);
  if (deniedNames.length === 0) return [];
  const deniedValues = (name: string) =>
    (allowed[name] ?? []).filter((value) => isAlwaysDenied(value, denied[name] ?? []));
  const deniesEverything =
    matchesEverything(denied) ||
    deniedNames.every(
      (name) => (allowed[name] ?? []).length > 0 && deniedValues(name).length === allowed[name]?.length,
    );
  if (deniesEverything) return [{ node: pair.key, message: messages.deniedAll(field) }];
  const [name = ''] = deniedNames;
  const values = deniedNames.length === 1 && !matchesEverything(allowed) ? deniedValues(name) : [];
  const label = findPair(pair.value, name);
  return values.map((value) => ({
    node: label?.key,
    message: messages.deniedLabel(sanitize(`${name}: ${value}`), field),
  }));
}

function selectorAt(role: RoleDocument, side: 'allow' | 'deny', field: string): Selector | undefined {
  const labels = nodeAt(role, ['spec', side, field]);
  return isMap(labels) ? parseSelector(labels.toJS(role.doc)) : undefined;
}

function findDeniedNames(role: RoleDocument): LintFinding[] {
  return sideFieldsOf(role, 'allow').flatMap((pair) => {
    const field = keyText(pair) ?? '';
    const denied = nodeAt(role, ['spec', 'deny', field]);
    if (denied === undefined || field === 'rules' || field === 'namespaces') return [];
    if (isLabelsField(field)) {
      const [allowed, deniedSelector] = [selectorAt(role, 'allow', field), selectorAt(role, 'deny', field)];
      return allowed && deniedSelector ? findDeniedLabels(pair, allowed, deniedSelector) : [];
    }
    // Names are compared as text, because only labels support patterns. A denied `*` denies all names.
    const names = nodeTextsOf(denied, role.doc).map(({ text }) => text);
    return nodeTextsOf(pair.value, role.doc)
      .filter(({ text }) => isSeq(resolveAlias(pair.value, role.doc)) && (names.includes(text) || names.includes('*')))
      .map(({ text, node }) => ({ node, message: messages.deniedName(sanitize(text)) }));
  });
}

interface ResourceRule {
  resources: { text: string; node: unknown }[];
  verbs: string[];
  isConditional: boolean;
}

const resourceRulesOf = (role: RoleDocument, side: 'allow' | 'deny'): ResourceRule[] =>
  listItemsAt(role, ['spec', side, 'rules']).map((rule) => ({
    resources: nodeTextsOf(findPair(rule, 'resources')?.value, role.doc),
    verbs: nodeTextsOf(findPair(rule, 'verbs')?.value, role.doc).map(({ text }) => text),
    isConditional: findPair(rule, 'where') !== undefined,
  }));

function findDeniedRules(role: RoleDocument): LintFinding[] {
  const denied = resourceRulesOf(role, 'deny').filter(({ isConditional }) => !isConditional);
  const isDenied = (resource: string, verb: string) =>
    denied.some(
      ({ resources, verbs }) =>
        resources.some(({ text }) => text === '*' || text === resource) &&
        verbs.some((text) => text === '*' || text === verb),
    );
  return resourceRulesOf(role, 'allow').flatMap(({ resources, verbs }) =>
    resources
      .filter(({ text }) => verbs.length > 0 && verbs.every((verb) => isDenied(text, verb)))
      .map(({ text, node }) => ({ node, message: messages.deniedRule(sanitize(text)) })),
  );
}

export const deniedAnyway: LintRule = {
  name: 'denied-anyway',
  severity: 'warning',
  find: (role) => [...findDeniedNames(role), ...findDeniedRules(role)],
};
