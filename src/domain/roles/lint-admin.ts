// Finds rules that allow everything, and rules that allow changing administrative resources in a role that also reaches
// every resource of a kind.
import { ADMIN_RESOURCES, ADMIN_VERBS } from '#domain/schemas/role-terms.ts';
import { findPair } from '#domain/yaml/key-text.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { LintFinding, LintRule } from './lint-rule.ts';
import { adminEverywhere, FULL_ADMIN } from './messages.ts';
import { isLabelsField, listItemsAt, nodeTextsOf, type RoleDocument } from './role-document.ts';
import { matchesEverything, parseSelector } from './selector.ts';
import { isRecord } from '#lib/untrusted.ts';

/** A labels field that matches every resource of its kind. */
function unrestrictedLabelField({ value }: RoleDocument): string | undefined {
  const spec = value['spec'];
  const allow = isRecord(spec) ? spec['allow'] : undefined;
  return Object.entries(isRecord(allow) ? allow : {}).find(([field, labels]) => {
    const selector = isLabelsField(field) ? parseSelector(labels) : undefined;
    return selector !== undefined && matchesEverything(selector);
  })?.[0];
}

function findWildcardAdmin(role: RoleDocument): LintFinding[] {
  const field = unrestrictedLabelField(role);
  return listItemsAt(role, ['spec', 'allow', 'rules']).flatMap((rule) => {
    const verbs = nodeTextsOf(findPair(rule, 'verbs')?.value, role.doc).map(({ text }) => text);
    const resources = nodeTextsOf(findPair(rule, 'resources')?.value, role.doc);
    const wildcard = resources.find(({ text }) => text === '*');
    if (wildcard && verbs.includes('*')) return [{ node: wildcard.node, message: FULL_ADMIN }];
    if (field === undefined || !verbs.some((verb) => ADMIN_VERBS.includes(verb))) return [];
    return resources
      .filter(({ text }) => ADMIN_RESOURCES.includes(text))
      .map(({ text, node }) => ({ node, message: adminEverywhere(sanitize(text), field) }));
  });
}

export const wildcardAdmin: LintRule = { name: 'wildcard-admin', severity: 'warning', find: findWildcardAdmin };
