// Finds redundant entries of `kubernetes_resources`: equivalent to another entry, or covered by it.
import { findPair } from '#domain/yaml/key-text.ts';
import type { LintFinding, LintRule } from './lint-rule.ts';
import { coveredKubeRule, sameKubeRule } from './messages.ts';
import { listItemsAt, lineOf, nodeTextsOf, ROLE_SIDES, type RoleDocument } from './role-document.ts';

interface KubeEntry {
  node: unknown;
  /** The values of `KUBE_ENTRY_FIELDS`, in that order. */
  parts: readonly (string | undefined)[];
  /** Undefined if the entry has no verbs. */
  verbs: readonly string[] | undefined;
}

const KUBE_ENTRY_FIELDS = ['kind', 'api_group', 'namespace', 'name'] as const;

const kubeEntriesOf = (role: RoleDocument, side: (typeof ROLE_SIDES)[number]): KubeEntry[] =>
  listItemsAt(role, ['spec', side, 'kubernetes_resources']).map((entry) => {
    const texts = (field: string) => nodeTextsOf(findPair(entry, field)?.value, role.doc).map(({ text }) => text);
    return {
      node: entry,
      parts: KUBE_ENTRY_FIELDS.map((field) => texts(field)[0]),
      verbs: findPair(entry, 'verbs') && texts('verbs'),
    };
  });

/**
 * Whether `a` covers everything that `b` covers. Except for `*`, patterns are compared as text. An entry without verbs
 * covers only entries without verbs.
 */
function covers(a: KubeEntry, b: KubeEntry): boolean {
  const partsCover = a.parts.every((part, index) => part === '*' || part === b.parts[index]);
  if (!partsCover || a.verbs === undefined || b.verbs === undefined) return partsCover && a.verbs === b.verbs;
  const { verbs } = a;
  return verbs.includes('*') || b.verbs.every((verb) => verbs.includes(verb));
}

const hasAnyField = ({ parts }: KubeEntry): boolean => parts.some((part) => part !== undefined);

function findRedundantEntries(role: RoleDocument): LintFinding[] {
  return ROLE_SIDES.flatMap((side) => {
    const entries = kubeEntriesOf(role, side).filter(hasAnyField);
    return entries.flatMap((entry, index): LintFinding[] => {
      // Of two equivalent entries, the later one is marked.
      const coveringEntry = entries.find(
        (candidate, candidateIndex) =>
          candidateIndex !== index && covers(candidate, entry) && (candidateIndex < index || !covers(entry, candidate)),
      );
      if (!coveringEntry) return [];
      const line = lineOf(role, coveringEntry.node);
      return [{ node: entry.node, message: covers(entry, coveringEntry) ? sameKubeRule(line) : coveredKubeRule(line) }];
    });
  });
}

export const redundantKubeEntries: LintRule = {
  name: 'duplicate-kube-rule',
  severity: 'warning',
  find: findRedundantEntries,
};
