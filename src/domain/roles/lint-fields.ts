// Fields and versions: what a document says that no role of its version knows.
import { isMap, isScalar, isSeq, type Pair } from 'yaml';
import type { JsonSchema } from '#domain/schemas/json-schema.ts';
import { roleSchema } from '#domain/schemas/role.ts';
import { isKnownVersion, KUBE_KINDS, kubeKindsOf, NEWEST, numberOf, SINCE } from '#domain/schemas/role-terms.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { Found, LintRule } from './lint-rule.ts';
import { fieldSince, kindSince, unknownField, unknownFieldLike, unknownVersion } from './messages.ts';
import { nearMiss } from './near-miss.ts';
import { itemsAt, nameOf, nodeAt, pairOf, resolved, SIDES, type RoleDocument } from './role-document.ts';

/** Documents are not nested deeper than their schema; what is below an open part is the user's own. */
function unknownBelow(node: unknown, schema: JsonSchema, role: RoleDocument): Found[] {
  const inner = resolved(node, role.doc);
  const { items, properties } = schema;
  if (items && isSeq(inner)) return inner.items.flatMap((item) => unknownBelow(item, items, role));
  if (!properties || !isMap(inner)) return [];
  return inner.items.flatMap((pair) => unknownIn(pair, properties, role));
}

function unknownIn(pair: Pair, properties: Readonly<Record<string, JsonSchema>>, role: RoleDocument): Found[] {
  const name = nameOf(pair);
  // Merge keys bring fields from elsewhere in the document, where they are looked at.
  if (name === undefined || name === '<<') return [];
  const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (known) return unknownBelow(pair.value, known, role);
  const meant = nearMiss(name, Object.keys(properties));
  const shown = sanitize(name);
  return [{ at: pair.key, message: meant === undefined ? unknownField(shown) : unknownFieldLike(shown, meant) }];
}

export const unknownFields: LintRule = {
  name: 'unknown-field',
  severity: 'error',
  // By the newest version: what an older one does not know yet has a rule of its own.
  find: (role) => unknownBelow(role.doc.contents, roleSchema(NEWEST), role),
};

const versionOf = ({ version }: RoleDocument) => (isKnownVersion(version) ? version : NEWEST);

function laterFields(role: RoleDocument): Found[] {
  const version = versionOf(role);
  return SIDES.flatMap((side) =>
    Object.entries(SINCE).flatMap(([field, since]) => {
      const pair = pairOf(nodeAt(role, ['spec', side]), field);
      return pair && since > numberOf(version) ? [{ at: pair.key, message: fieldSince(field, since, version) }] : [];
    }),
  );
}

function laterKinds(role: RoleDocument): Found[] {
  const version = versionOf(role);
  if (numberOf(version) < SINCE.kubernetes_resources) return [];
  const known = kubeKindsOf(version);
  return SIDES.flatMap((side) => {
    return itemsAt(role, ['spec', side, 'kubernetes_resources']).flatMap((rule) => {
      const kind = resolved(pairOf(rule, 'kind')?.value, role.doc);
      if (!isScalar(kind) || typeof kind.value !== 'string') return [];
      const isLater = KUBE_KINDS.includes(kind.value) && !known.includes(kind.value);
      return isLater ? [{ at: kind, message: kindSince(kind.value, version) }] : [];
    });
  });
}

export const laterVersions: LintRule = {
  name: 'version-mismatch',
  severity: 'error',
  find: (role) => [...laterFields(role), ...laterKinds(role)],
};

export const unknownVersions: LintRule = {
  name: 'unknown-version',
  severity: 'warning',
  find: (role) =>
    role.version === '' || isKnownVersion(role.version)
      ? []
      : [{ at: nodeAt(role, ['version']), message: unknownVersion(sanitize(role.version)) }],
};
