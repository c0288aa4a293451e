import { ADMIN_RESOURCES, ADMIN_VERBS } from '#domain/schemas/role-terms.ts';
import { pairOf } from '#domain/yaml/key-text.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { Found, LintRule } from './lint-rule.ts';
import { adminEverywhere, FULL_ADMIN } from './messages.ts';
import { isLabels, itemsAt, textsIn, type RoleDocument } from './role-document.ts';
import { isEverything, selectorIn } from './selector.ts';
import { isRecord } from '#lib/untrusted.ts';

/** A field by which holders reach everything of a kind. */
function openField({ value }: RoleDocument): string | undefined {
  const spec = value['spec'];
  const allow = isRecord(spec) ? spec['allow'] : undefined;
  return Object.entries(isRecord(allow) ? allow : {}).find(([field, labels]) => {
    const selector = isLabels(field) ? selectorIn(labels) : undefined;
    return selector !== undefined && isEverything(selector);
  })?.[0];
}

function found(role: RoleDocument): Found[] {
  const field = openField(role);
  return itemsAt(role, ['spec', 'allow', 'rules']).flatMap((rule) => {
    const verbs = textsIn(pairOf(rule, 'verbs')?.value, role.doc).map(({ text }) => text);
    const resources = textsIn(pairOf(rule, 'resources')?.value, role.doc);
    const everything = resources.find(({ text }) => text === '*');
    if (everything && verbs.includes('*')) return [{ at: everything.at, message: FULL_ADMIN }];
    if (field === undefined || !verbs.some((verb) => ADMIN_VERBS.includes(verb))) return [];
    return resources
      .filter(({ text }) => ADMIN_RESOURCES.includes(text))
      .map(({ text, at }) => ({ at, message: adminEverywhere(sanitize(text), field) }));
  });
}

export const wildcardAdmin: LintRule = { name: 'wildcard-admin', severity: 'warning', find: found };
