// Finds entries of `kubernetes_resources` (Kubernetes objects) that proxies refuse in a role of this version
// (docs/protocol/resources.md#6.2).
import { isMap } from 'yaml';
import {
  CORE_KINDS,
  apiGroupOf,
  isKnownVersion,
  isNamespaced,
  KUBE_KINDS_OF_V7,
  NEWEST_ROLE_VERSION,
  versionNumberOf,
  type RoleVersion,
} from '#domain/schemas/role-terms.ts';
import { findPair } from '#domain/yaml/key-text.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { LintFinding, LintRule } from './lint-rule.ts';
import * as messages from './messages.ts';
import { listItemsAt, ROLE_SIDES, nodeTextsOf, type RoleDocument } from './role-document.ts';

/** A text with its node. For a missing field, the text is empty and the node is that of the whole entry or missing. */
interface NodeText {
  text: string;
  node: unknown;
}

interface KubeObject {
  kind: NodeText;
  group: NodeText;
  namespace: NodeText;
  name: NodeText;
  verbs: readonly NodeText[];
}

function parseKubeObjects(role: RoleDocument): KubeObject[] {
  const entries = ROLE_SIDES.flatMap((side) => listItemsAt(role, ['spec', side, 'kubernetes_resources'])).filter(isMap);
  return entries.map((entry) => {
    const texts = (field: string) => nodeTextsOf(findPair(entry, field)?.value, role.doc);
    const part = (field: string): NodeText => texts(field)[0] ?? { text: '', node: entry };
    return {
      kind: part('kind'),
      group: { text: part('api_group').text, node: findPair(entry, 'api_group')?.key },
      namespace: part('namespace'),
      name: part('name'),
      verbs: texts('verbs'),
    };
  });
}

/** Finds problems of an entry in a role up to v7, where kinds are singular and have no API group. */
function findProblemsUpToV7({ kind, group, namespace, verbs }: KubeObject, version: RoleVersion): LintFinding[] {
  const unsupportedVerb = versionNumberOf(version) < 7 ? verbs.find(({ text }) => text !== '*') : undefined;
  const isKnown = kind.text === '*' || Object.hasOwn(KUBE_KINDS_OF_V7, kind.text);
  const isNamespaceMissing = namespace.text === '' && isKnown && !KUBE_KINDS_OF_V7[kind.text]?.isClusterWide;
  return [
    ...(unsupportedVerb ? [{ node: unsupportedVerb.node, message: messages.verbsSince(version) }] : []),
    ...(group.text === '' ? [] : [{ node: group.node, message: messages.GROUP_SINCE }]),
    ...(isNamespaceMissing ? [{ node: kind.node, message: messages.namespaceMissing(kind.text) }] : []),
  ];
}

/** Finds problems of an entry in a role of v8, where kinds are plural and have API groups. */
function findProblemsFromV8({ kind, group, namespace }: KubeObject): LintFinding[] {
  if (kind.text === '') return [];
  const kindOfV7 = Object.hasOwn(KUBE_KINDS_OF_V7, kind.text) ? KUBE_KINDS_OF_V7[kind.text] : undefined;
  if (kindOfV7 && [kindOfV7.group, '*'].includes(group.text)) {
    const { plural } = kindOfV7;
    const fix = { title: messages.usePlural(plural), insert: plural };
    return [{ node: kind.node, message: messages.pluralKind(plural), fix }];
  }
  if (group.text === '' && !CORE_KINDS.includes(kind.text))
    return [
      {
        node: kind.node,
        message: messages.groupMissing(sanitize(kind.text), kindOfV7?.group ?? apiGroupOf(kind.text)),
      },
    ];
  if (namespace.text === '' && isNamespaced(kind.text, group.text))
    return [{ node: kind.node, message: messages.namespaceMissing(kind.text) }];
  return [];
}

export const kubeObjects: LintRule = {
  name: 'kube-object',
  severity: 'error',
  find: (role) => {
    const version = isKnownVersion(role.version) ? role.version : NEWEST_ROLE_VERSION;
    return parseKubeObjects(role).flatMap((object): LintFinding[] => {
      const wildcardVerb = object.verbs.length > 1 && object.verbs.find(({ text }) => text === '*');
      return [
        ...(version === 'v8' ? findProblemsFromV8(object) : findProblemsUpToV7(object, version)),
        ...(wildcardVerb ? [{ node: wildcardVerb.node, message: messages.LONE_WILDCARD }] : []),
        ...(object.name.text === '' && !isMap(object.name.node)
          ? [{ node: object.name.node, message: messages.NAME_EMPTY }]
          : []),
      ];
    });
  },
};
