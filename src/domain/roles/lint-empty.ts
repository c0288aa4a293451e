// What is allowed and comes to nothing, because it is empty or only half is there.
import { isMap, isScalar, isSeq, type Pair } from 'yaml';
import { OPEN_IN_V3 } from '#domain/schemas/role-conditions.ts';
import { keyText, pairOf } from '#domain/yaml/key-text.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { Found, LintRule } from './lint-rule.ts';
import * as says from './messages.ts';
import { fieldsIn, isLabels, itemsAt, nodeAt, resolved, type RoleDocument } from './role-document.ts';

function isEmpty(node: unknown): boolean {
  if (isMap(node) || isSeq(node)) return node.items.length === 0;
  return node === null || (isScalar(node) && node.value === null);
}

/** `~` and `null`, which the proxy stores as an empty text; the schema warns of them. */
const isNullWord = (node: unknown): boolean => isScalar(node) && node.value === null && Boolean(node.source);

/** Fields that only grant something together with names for which the access is. */
const PAIRED: readonly { labels: string; names: readonly string[] }[] = [
  { labels: 'node_labels', names: ['logins'] },
  { labels: 'kubernetes_labels', names: ['kubernetes_groups', 'kubernetes_users'] },
  { labels: 'db_labels', names: ['db_users'] },
  { labels: 'windows_desktop_labels', names: ['windows_desktop_logins'] },
];

function emptyFields(role: RoleDocument): Found[] {
  return fieldsIn(role, 'allow').flatMap((pair) => {
    const field = keyText(pair) ?? '';
    const value = resolved(pair.value, role.doc);
    if (isEmpty(value) && field !== '') return [{ at: pair.key, message: says.emptyField(sanitize(field)) }];
    if (!isLabels(field) || !isMap(value)) return [];
    return value.items
      .filter(({ value: texts }) => isEmpty(resolved(texts, role.doc)) && !isNullWord(texts))
      .map((label) => ({ at: label.key, message: says.emptyLabel(sanitize(keyText(label) ?? '')) }));
  });
}

function emptyRules(role: RoleDocument): Found[] {
  return itemsAt(role, ['spec', 'allow', 'rules']).flatMap((rule) =>
    ['resources', 'verbs'].flatMap((field) => {
      const pair = pairOf(rule, field);
      return pair && isEmpty(resolved(pair.value, role.doc)) ? [{ at: pair.key, message: says.emptyField(field) }] : [];
    }),
  );
}

function unpaired(role: RoleDocument): Found[] {
  const section = nodeAt(role, ['spec', 'allow']);
  const filled = (field: string): Pair | undefined => {
    const pair = pairOf(section, field);
    return pair && !isEmpty(resolved(pair.value, role.doc)) ? pair : undefined;
  };
  return PAIRED.flatMap(({ labels, names }): Found[] => {
    const [reach, given] = [filled(labels) ?? filled(`${labels}_expression`), names.map(filled).find(Boolean)];
    if (reach && !given)
      return [{ at: reach.key, message: says.grantsNothingAlone(keyText(reach) ?? labels, names.join(' or ')) }];
    const isOpen = role.version === 'v3' && OPEN_IN_V3.includes(labels) && !pairOf(section, labels);
    if (!given || reach || isOpen) return [];
    return [{ at: given.key, message: says.grantsNothingAlone(keyText(given) ?? '', labels) }];
  });
}

export const emptySelectors: LintRule = {
  name: 'empty-selector',
  severity: 'warning',
  find: (role) => [...emptyFields(role), ...emptyRules(role), ...unpaired(role)],
};
