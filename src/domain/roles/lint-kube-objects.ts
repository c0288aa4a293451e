// Entries of `kubernetes_resources` that proxies refuse, by the version of the role (docs/protocol/resources.md#6.2).
import { isMap } from 'yaml';
import {
  CORE_KINDS,
  groupOf,
  isKnownVersion,
  isNamespaced,
  KUBE_KINDS_OF_V7,
  NEWEST,
  numberOf,
  type RoleVersion,
} from '#domain/schemas/role-terms.ts';
import { pairOf } from '#domain/yaml/key-text.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { Found, LintRule } from './lint-rule.ts';
import * as says from './messages.ts';
import { itemsAt, SIDES, textsIn, type RoleDocument } from './role-document.ts';

/** A text with the node that has it; for a field that is left out, the node of the whole entry. */
interface Part {
  text: string;
  at: unknown;
}

interface KubeObject {
  kind: Part;
  group: Part;
  namespace: Part;
  name: Part;
  verbs: readonly Part[];
}

function objectsIn(role: RoleDocument): KubeObject[] {
  const entries = SIDES.flatMap((side) => itemsAt(role, ['spec', side, 'kubernetes_resources'])).filter(isMap);
  return entries.map((entry) => {
    const texts = (field: string) => textsIn(pairOf(entry, field)?.value, role.doc);
    const part = (field: string): Part => texts(field)[0] ?? { text: '', at: entry };
    return {
      kind: part('kind'),
      group: { text: part('api_group').text, at: pairOf(entry, 'api_group')?.key },
      namespace: part('namespace'),
      name: part('name'),
      verbs: texts('verbs'),
    };
  });
}

/** Up to v7 kinds are in the singular, and have no API group. */
function upToV7({ kind, group, namespace, verbs }: KubeObject, version: RoleVersion): Found[] {
  const other = numberOf(version) < 7 ? verbs.find(({ text }) => text !== '*') : undefined;
  const isKnown = kind.text === '*' || Object.hasOwn(KUBE_KINDS_OF_V7, kind.text);
  const isNamespaceMissing = namespace.text === '' && isKnown && !KUBE_KINDS_OF_V7[kind.text]?.isClusterWide;
  return [
    ...(other ? [{ at: other.at, message: says.verbsSince(version) }] : []),
    ...(group.text === '' ? [] : [{ at: group.at, message: says.GROUP_SINCE }]),
    ...(isNamespaceMissing ? [{ at: kind.at, message: says.namespaceMissing(kind.text) }] : []),
  ];
}

function fromV8({ kind, group, namespace }: KubeObject): Found[] {
  if (kind.text === '') return [];
  const singular = Object.hasOwn(KUBE_KINDS_OF_V7, kind.text) ? KUBE_KINDS_OF_V7[kind.text] : undefined;
  if (singular && [singular.group, '*'].includes(group.text)) {
    const { plural } = singular;
    const fix = { title: says.usePlural(plural), insert: plural };
    return [{ at: kind.at, message: says.pluralKind(plural), fix }];
  }
  if (group.text === '' && !CORE_KINDS.includes(kind.text))
    return [{ at: kind.at, message: says.groupMissing(sanitize(kind.text), singular?.group ?? groupOf(kind.text)) }];
  if (namespace.text === '' && isNamespaced(kind.text, group.text))
    return [{ at: kind.at, message: says.namespaceMissing(kind.text) }];
  return [];
}

export const kubeObjects: LintRule = {
  name: 'kube-object',
  severity: 'error',
  find: (role) => {
    const version = isKnownVersion(role.version) ? role.version : NEWEST;
    return objectsIn(role).flatMap((object): Found[] => {
      const everyVerb = object.verbs.length > 1 && object.verbs.find(({ text }) => text === '*');
      return [
        ...(version === 'v8' ? fromV8(object) : upToV7(object, version)),
        ...(everyVerb ? [{ at: everyVerb.at, message: says.LONE_WILDCARD }] : []),
        ...(object.name.text === '' && !isMap(object.name.at)
          ? [{ at: object.name.at, message: says.NAME_EMPTY }]
          : []),
      ];
    });
  },
};
