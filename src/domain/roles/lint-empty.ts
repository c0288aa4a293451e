// What is allowed and comes to nothing, because it is empty or only half is there.
import { isMap, isScalar, isSeq, type Pair } from 'yaml';
import { DEFAULT_ANY_IN_V3 } from '#domain/schemas/role-conditions.ts';
import { keyText, findPair } from '#domain/yaml/key-text.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { LintFinding, LintRule } from './lint-rule.ts';
import * as says from './messages.ts';
import { sideFieldsOf, isLabelsField, listItemsAt, nodeAt, resolveAlias, type RoleDocument } from './role-document.ts';

function isEmpty(node: unknown): boolean {
  if (isMap(node) || isSeq(node)) return node.items.length === 0;
  return node === null || (isScalar(node) && node.value === null);
}

/** `~` and `null`, which the proxy stores as an empty text; the schema warns of them. */
const isNullWord = (node: unknown): boolean => isScalar(node) && node.value === null && Boolean(node.source);

/** Fields that only grant something together with names for which the access is. */
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
    if (isEmpty(value) && field !== '') return [{ at: pair.key, message: says.emptyField(sanitize(field)) }];
    if (!isLabelsField(field) || !isMap(value)) return [];
    return value.items
      .filter(({ value: texts }) => isEmpty(resolveAlias(texts, role.doc)) && !isNullWord(texts))
      .map((label) => ({ at: label.key, message: says.emptyLabel(sanitize(keyText(label) ?? '')) }));
  });
}

function findEmptyRules(role: RoleDocument): LintFinding[] {
  return listItemsAt(role, ['spec', 'allow', 'rules']).flatMap((rule) =>
    ['resources', 'verbs'].flatMap((field) => {
      const pair = findPair(rule, field);
      return pair && isEmpty(resolveAlias(pair.value, role.doc))
        ? [{ at: pair.key, message: says.emptyField(field) }]
        : [];
    }),
  );
}

function findUnpairedFields(role: RoleDocument): LintFinding[] {
  const section = nodeAt(role, ['spec', 'allow']);
  const nonEmptyPair = (field: string): Pair | undefined => {
    const pair = findPair(section, field);
    return pair && !isEmpty(resolveAlias(pair.value, role.doc)) ? pair : undefined;
  };
  return PAIRED_FIELDS.flatMap(({ labels, names }): LintFinding[] => {
    const [reach, given] = [
      nonEmptyPair(labels) ?? nonEmptyPair(`${labels}_expression`),
      names.map(nonEmptyPair).find(Boolean),
    ];
    if (reach && !given)
      return [{ at: reach.key, message: says.grantsNothingAlone(keyText(reach) ?? labels, names.join(' or ')) }];
    const isOpen = role.version === 'v3' && DEFAULT_ANY_IN_V3.includes(labels) && !findPair(section, labels);
    if (!given || reach || isOpen) return [];
    return [{ at: given.key, message: says.grantsNothingAlone(keyText(given) ?? '', labels) }];
  });
}

export const emptySelectors: LintRule = {
  name: 'empty-selector',
  severity: 'warning',
  find: (role) => [...findEmptyFields(role), ...findEmptyRules(role), ...findUnpairedFields(role)],
};
