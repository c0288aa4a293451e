// Finds fields that no version of roles has, fields and kinds that need a later version than the role's, and unknown
// versions.
import { isScalar } from 'yaml';
import { roleSchema } from '#domain/schemas/role-schema.ts';
import {
  isKnownVersion,
  KUBE_KINDS_OF_V7,
  kubeKindsOf,
  NEWEST_ROLE_VERSION,
  versionNumberOf,
  FIELD_SINCE_VERSION,
  type RoleVersion,
} from '#domain/schemas/role-terms.ts';
import { droppedOnSave } from '#domain/schemas/messages.ts';
import { unknownFieldsIn } from '#domain/schemas/unknown-fields.ts';
import { findPair } from '#domain/yaml/key-text.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { LintFinding, LintRule } from './lint-rule.ts';
import { fieldSince, kindSince, unknownVersion } from './messages.ts';
import { listItemsAt, nodeAt, resolveAlias, ROLE_SIDES, type RoleDocument } from './role-document.ts';

export const unknownFields: LintRule = {
  name: 'unknown-field',
  // Proxies of 14.x and 18.x drop the field. 19.x refuses the role with an error.
  severity: 'warning',
  isShownAgain: true,
  // The schema is that of the newest role version, because "version-mismatch" reports fields of later versions.
  find: ({ doc }) =>
    unknownFieldsIn(doc, roleSchema(NEWEST_ROLE_VERSION)).map(({ node, message }) => ({
      node,
      message: droppedOnSave(message),
    })),
};

const knownVersionOf = ({ version }: RoleDocument) => (isKnownVersion(version) ? version : NEWEST_ROLE_VERSION);

function findLaterFields(role: RoleDocument): LintFinding[] {
  const version = knownVersionOf(role);
  return ROLE_SIDES.flatMap((side) =>
    Object.entries(FIELD_SINCE_VERSION).flatMap(([field, since]) => {
      const pair = findPair(nodeAt(role, ['spec', side]), field);
      return pair && since > versionNumberOf(version)
        ? [{ node: pair.key, message: fieldSince(field, since, version) }]
        : [];
    }),
  );
}

function findLaterKinds(role: RoleDocument): LintFinding[] {
  const version = knownVersionOf(role);
  if (versionNumberOf(version) < FIELD_SINCE_VERSION.kubernetes_resources || version === 'v8') return [];
  const supportedKinds = kubeKindsOf(version);
  return ROLE_SIDES.flatMap((side) => {
    return listItemsAt(role, ['spec', side, 'kubernetes_resources']).flatMap((rule) => {
      const kind = resolveAlias(findPair(rule, 'kind')?.value, role.doc);
      if (!isScalar(kind) || typeof kind.value !== 'string') return [];
      const isLater =
        (kind.value === '*' || Object.hasOwn(KUBE_KINDS_OF_V7, kind.value)) && !supportedKinds.includes(kind.value);
      return isLater ? [{ node: kind, message: kindSince(kind.value, version) }] : [];
    });
  });
}

export const laterVersions: LintRule = {
  name: 'version-mismatch',
  severity: 'error',
  find: (role) => [...findLaterFields(role), ...findLaterKinds(role)],
};

/** Whether a proxy supports a role version. `newest` is the newest version that it supports. */
export const isSupportedVersion = (version: string, newest: RoleVersion): boolean =>
  isKnownVersion(version) && versionNumberOf(version) <= versionNumberOf(newest);

export const unknownVersionFinding = (role: RoleDocument): LintFinding => ({
  node: nodeAt(role, ['version']),
  message: unknownVersion(sanitize(role.version)),
});

export const unknownVersions: LintRule = {
  name: 'unknown-version',
  severity: 'warning',
  find: (role) => (role.version === '' || isKnownVersion(role.version) ? [] : [unknownVersionFinding(role)]),
};
