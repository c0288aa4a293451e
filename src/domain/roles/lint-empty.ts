// Finds fields of `allow` that grant nothing, because they are empty or because a field that they need is missing.
import { isMap, isScalar, isSeq, type Pair } from 'yaml';
import { DEFAULT_ANY_IN_V3 } from '#domain/schemas/role-conditions.ts';
import { keyText, findPair } from '#domain/yaml/key-text.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { LintFinding, LintRule } from './lint-rule.ts';
import * as messages from './messages.ts';
import { sideFieldsOf, isLabelsField, listItemsAt, nodeAt, resolveAlias, type RoleDocument } from './role-document.ts';

function isEmpty(node: unknown): boolean {
  if (isMap(node) || isSeq(node)) return node.items.length === 0;
  return node === null || (isScalar(node) && node.value === null);
}

/** Whether a value is written as `~` or `null`. Proxies store it as an empty text. The schema check reports it. */
const isNullWord = (node: unknown): boolean => isScalar(node) && node.value === null && Boolean(node.source);

/** Label fields and name fields that grant nothing without each other, for example labels without logins. */
const PAIRED_FIELDS: readonly { labels: string; names: readonly string[] }[] = [
  { labels: 'node_labels', names: ['logins'] },
  { labels: 'kubernetes_labels', names: ['kubernetes_groups', 'kubernetes_users'] },
  { labels: 'db_labels', names: ['db_users'] },
  { labels: 'windows_desktop_labels', names: ['windows_desktop_logins'] },
];

function findEmptyFields(role: RoleDocument): LintFinding[] {
  return sideFieldsOf(role, 'allow').flatMap((pair) => {
    const field = keyText(pair) ?? '';
    const value = resolveAlias(pair.value, role.doc);
    if (isEmpty(value) && field !== '') return [{ node: pair.key, message: messages.emptyField(sanitize(field)) }];
    if (!isLabelsField(field) || !isMap(value)) return [];
    return value.items
      .filter(({ value: labelValues }) => isEmpty(resolveAlias(labelValues, role.doc)) && !isNullWord(labelValues))
      .map((label) => ({ node: label.key, message: messages.emptyLabel(sanitize(keyText(label) ?? '')) }));
  });
}

function findEmptyRules(role: RoleDocument): LintFinding[] {
  return listItemsAt(role, ['spec', 'allow', 'rules']).flatMap((rule) =>
    ['resources', 'verbs'].flatMap((field) => {
      const pair = findPair(rule, field);
      return pair && isEmpty(resolveAlias(pair.value, role.doc))
        ? [{ node: pair.key, message: messages.emptyField(field) }]
        : [];
    }),
  );
}

function findUnpairedFields(role: RoleDocument): LintFinding[] {
  const section = nodeAt(role, ['spec', 'allow']);
  const nonEmptyPairOf = (field: string): Pair | undefined => {
    const pair = findPair(section, field);
    return pair && !isEmpty(resolveAlias(pair.value, role.doc)) ? pair : undefined;
  };
  return PAIRED_FIELDS.flatMap(({ labels, names }): LintFinding[] => {
    const [labelsPair, namesPair] = [
      nonEmptyPairOf(labels) ?? nonEmptyPairOf(`${labels}_expression`),
      names.map(nonEmptyPairOf).find(Boolean),
    ];
    if (labelsPair && !namesPair) {
      const field = keyText(labelsPair) ?? labels;
      return [{ node: labelsPair.key, message: messages.grantsNothingAlone(field, names.join(' or ')) }];
    }
    const matchesAll = role.version === 'v3' && DEFAULT_ANY_IN_V3.includes(labels) && !findPair(section, labels);
    if (!namesPair || labelsPair || matchesAll) return [];
    return [{ node: namesPair.key, message: messages.grantsNothingAlone(keyText(namesPair) ?? '', labels) }];
  });
}

export const emptySelectors: LintRule = {
  name: 'empty-selector',
  severity: 'warning',
  find: (role) => [...findEmptyFields(role), ...findEmptyRules(role), ...findUnpairedFields(role)],
};
