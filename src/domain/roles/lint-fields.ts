// Fields and versions: what a document says that no role of its version knows.
import { isScalar } from 'yaml';
import { roleSchema } from '#domain/schemas/role.ts';
import {
  isKnownVersion,
  KUBE_KINDS_OF_V7,
  kubeKindsOf,
  NEWEST,
  numberOf,
  SINCE,
  type RoleVersion,
} from '#domain/schemas/role-terms.ts';
import { dropped } from '#domain/schemas/messages.ts';
import { unknownFieldsIn } from '#domain/schemas/unknown-fields.ts';
import { pairOf } from '#domain/yaml/key-text.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { Found, LintRule } from './lint-rule.ts';
import { fieldSince, kindSince, unknownVersion } from './messages.ts';
import { itemsAt, nodeAt, resolved, SIDES, type RoleDocument } from './role-document.ts';

export const unknownFields: LintRule = {
  name: 'unknown-field',
  // 14.x and 18.x drop the field; 19.x refuses the role, in its own words.
  severity: 'warning',
  isShownAgain: true,
  // By the newest version: what an older one does not know yet has a rule of its own.
  find: ({ doc }) =>
    unknownFieldsIn(doc, roleSchema(NEWEST)).map(({ at, message }) => ({ at, message: dropped(message) })),
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
  if (numberOf(version) < SINCE.kubernetes_resources || version === 'v8') return [];
  const known = kubeKindsOf(version);
  return SIDES.flatMap((side) => {
    return itemsAt(role, ['spec', side, 'kubernetes_resources']).flatMap((rule) => {
      const kind = resolved(pairOf(rule, 'kind')?.value, role.doc);
      if (!isScalar(kind) || typeof kind.value !== 'string') return [];
      const isLater =
        (kind.value === '*' || Object.hasOwn(KUBE_KINDS_OF_V7, kind.value)) && !known.includes(kind.value);
      return isLater ? [{ at: kind, message: kindSince(kind.value, version) }] : [];
    });
  });
}

export const laterVersions: LintRule = {
  name: 'version-mismatch',
  severity: 'error',
  find: (role) => [...laterFields(role), ...laterKinds(role)],
};

/** Whether a version is one that the proxy has, up to its newest. */
export const isVersionOf = (version: string, newest: RoleVersion): boolean =>
  isKnownVersion(version) && numberOf(version) <= numberOf(newest);

export const unknownVersionOf = (role: RoleDocument): Found => ({
  at: nodeAt(role, ['version']),
  message: unknownVersion(sanitize(role.version)),
});

export const unknownVersions: LintRule = {
  name: 'unknown-version',
  severity: 'warning',
  find: (role) => (role.version === '' || isKnownVersion(role.version) ? [] : [unknownVersionOf(role)]),
};
