// A role's text as what it says and where it says it. No text throws: one that cannot be read says at which line.
import { isAlias, isMap, isScalar, isSeq, type Document, type Pair } from 'yaml';
import { pairOf } from '#domain/yaml/key-text.ts';
import { placeOf } from '#domain/yaml/place-of.ts';
import { readYaml, valueOf, type YamlDocument } from '#domain/yaml/read-yaml.ts';
import { isRecord } from '#lib/untrusted.ts';

export const SIDES = ['allow', 'deny'] as const;

export type Path = readonly (string | number)[];

export interface RoleDocument {
  ok: true;
  text: string;
  doc: YamlDocument;
  /** What the document says. */
  value: Readonly<Record<string, unknown>>;
  version: string;
}

export interface UnreadableRole {
  ok: false;
  /** From 1. */
  line: number;
}

/** A plain value as text; bare numbers and flags stand for themselves. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** What was read of a text, as a role: of the first document, as proxies do (docs/protocol/auth-and-identity.md#16). */
export function roleOf(text: string, doc: YamlDocument | undefined): RoleDocument | UnreadableRole {
  const [error] = doc?.errors ?? [];
  if (error) return { ok: false, line: lineAt(text, error.pos[0]) };
  const value = valueOf({ document: doc });
  if (!doc || !isRecord(value)) return { ok: false, line: 1 };
  return { ok: true, text, doc, value, version: textOf(value['version']) };
}

export const readRole = (text: string): RoleDocument | UnreadableRole => roleOf(text, readYaml(text).document);

/** What an alias stands for, else the node itself. */
export function resolved(node: unknown, doc: Document): unknown {
  return isAlias(node) ? node.resolve(doc) : node;
}

/** The pair or item at a path, through aliases; undefined where there is none. */
export function nodeAt({ doc }: RoleDocument, path: Path): unknown {
  let node: unknown = doc.contents;
  for (const step of path) {
    const inner = resolved(node, doc);
    if (typeof step === 'string') node = pairOf(inner, step)?.value;
    else node = isSeq(inner) ? inner.items[step] : undefined;
  }
  return resolved(node, doc);
}

/** The line of a node, from 1. */
export const lineOf = ({ text }: RoleDocument, node: unknown): number => lineAt(text, placeOf(node).from);

/** The text or texts that a node holds, each with the node that says it. */
export function textsIn(node: unknown, doc: Document): { text: string; at: unknown }[] {
  const inner = resolved(node, doc);
  if (isSeq(inner)) return inner.items.flatMap((item) => (isSeq(resolved(item, doc)) ? [] : textsIn(item, doc)));
  // Through an alias, the place is where the alias stands.
  return isScalar(inner) && inner.value !== null ? [{ text: textOf(inner.value), at: node }] : [];
}

/** The fields of `allow` or `deny`. */
export function fieldsIn(role: RoleDocument, side: (typeof SIDES)[number]): readonly Pair[] {
  const section = nodeAt(role, ['spec', side]);
  return isMap(section) ? section.items : [];
}

/** The items of the list at a path. */
export function itemsAt(role: RoleDocument, path: Path): readonly unknown[] {
  const list = nodeAt(role, path);
  return isSeq(list) ? list.items.map((item) => resolved(item, role.doc)) : [];
}

export const isLabels = (field: string): boolean => field.endsWith('_labels');
