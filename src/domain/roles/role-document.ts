// Parses a role's text and finds nodes of the YAML document in it. For a text that is not a role, the result contains
// the line of the error.
import { isAlias, isMap, isScalar, isSeq, type Document, type Pair } from 'yaml';
import { findPair } from '#domain/yaml/key-text.ts';
import { textRangeOf } from '#domain/yaml/text-range.ts';
import { parseYaml, yamlToValue, type YamlDocument } from '#domain/yaml/parse-yaml.ts';
import { isRecord } from '#lib/untrusted.ts';

/** The two parts of a role: what it allows and what it denies. */
export const ROLE_SIDES = ['allow', 'deny'] as const;

/** The names of fields and the indexes of list items from the document to a node. */
export type NodePath = readonly (string | number)[];

export interface RoleDocument {
  ok: true;
  text: string;
  doc: YamlDocument;
  /** The content of the document as a plain object. */
  value: Readonly<Record<string, unknown>>;
  version: string;
}

export interface UnreadableRole {
  ok: false;
  /** The line of the first error, counted from 1. */
  line: number;
}

/** A scalar as text; empty for other values. */
const scalarText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Converts a parsed document to a role. */
export function parseRoleDocument(text: string, doc: YamlDocument | undefined): RoleDocument | UnreadableRole {
  const [error] = doc?.errors ?? [];
  if (error) return { ok: false, line: lineAt(text, error.pos[0]) };
  const value = yamlToValue({ document: doc });
  if (!doc || !isRecord(value)) return { ok: false, line: 1 };
  return { ok: true, text, doc, value, version: scalarText(value['version']) };
}

/** Parses a role. Only the first document of the text counts (docs/protocol/auth-and-identity.md#16). */
export const parseRole = (text: string): RoleDocument | UnreadableRole =>
  parseRoleDocument(text, parseYaml(text).document);

/** The target of an alias; other nodes are returned unchanged. */
export function resolveAlias(node: unknown, doc: Document): unknown {
  return isAlias(node) ? node.resolve(doc) : node;
}

/** The node at a path. Aliases are resolved. Undefined if it is missing. */
export function nodeAt({ doc }: RoleDocument, path: NodePath): unknown {
  let node: unknown = doc.contents;
  for (const step of path) {
    const resolvedNode = resolveAlias(node, doc);
    if (typeof step === 'string') node = findPair(resolvedNode, step)?.value;
    else node = isSeq(resolvedNode) ? resolvedNode.items[step] : undefined;
  }
  return resolveAlias(node, doc);
}

/** The line where a node starts, counted from 1. */
export const lineOf = ({ text }: RoleDocument, node: unknown): number => lineAt(text, textRangeOf(node).from);

/** The texts of a scalar or of the scalars in a list, each with its node. */
export function nodeTextsOf(node: unknown, doc: Document): { text: string; node: unknown }[] {
  const resolvedNode = resolveAlias(node, doc);
  if (isSeq(resolvedNode))
    return resolvedNode.items.flatMap((item) => (isSeq(resolveAlias(item, doc)) ? [] : nodeTextsOf(item, doc)));
  // For an alias, `node` is the alias itself, so that the editor marks the alias and not its target.
  return isScalar(resolvedNode) && resolvedNode.value !== null ? [{ text: scalarText(resolvedNode.value), node }] : [];
}

export function sideFieldsOf(role: RoleDocument, side: (typeof ROLE_SIDES)[number]): readonly Pair[] {
  const section = nodeAt(role, ['spec', side]);
  return isMap(section) ? section.items : [];
}

export function listItemsAt(role: RoleDocument, path: NodePath): readonly unknown[] {
  const list = nodeAt(role, path);
  return isSeq(list) ? list.items.map((item) => resolveAlias(item, role.doc)) : [];
}

export const isLabelsField = (field: string): boolean => field.endsWith('_labels');
