// Reads a role's fields for the form. A field that the form cannot represent is `other`: users edit it as text.
import { isMap, isScalar, isSeq, type Pair } from 'yaml';
import { plainText } from '#domain/yaml-edit/list-edit.ts';
import { isPlainTree, isPlainNode } from '#domain/yaml-edit/plain-nodes.ts';
import type { YamlPath } from '#domain/yaml-edit/yaml-value.ts';
import type { RoleDocument } from './role-document.ts';

export type FormField<T> = { type: 'known'; value: T } | { type: 'other' };

const OTHER_FIELD = { type: 'other' } as const;
const knownField = <T>(value: T): FormField<T> => ({ type: 'known', value });

/**
 * The node at a path; null if it is missing. Undefined if the form cannot read it: a node on the path or below it is an
 * alias or has an anchor, a tag or a merge key, or the path leads through a node of another type.
 */
function plainNodeAt({ doc }: RoleDocument, path: YamlPath): unknown {
  let node: unknown = doc.contents;
  for (const step of path) {
    if (!isPlainNode(node)) return undefined;
    if (node === null || (isScalar(node) && node.value === null)) return null;
    if (typeof step === 'number' ? !isSeq(node) : !isMap(node)) return undefined;
    node = isMap(node)
      ? (node.items.findLast(({ key }) => isScalar(key) && plainText(key) === step)?.value ?? null)
      : isSeq(node) && typeof step === 'number'
        ? (node.items[step] ?? null)
        : undefined;
  }
  return isPlainTree(node) ? node : undefined;
}

const isNullNode = (node: unknown): boolean => node === null || (isScalar(node) && node.value === null);

export function namesFieldAt(role: RoleDocument, path: YamlPath): FormField<readonly string[]> {
  const node = plainNodeAt(role, path);
  if (isNullNode(node)) return knownField([]);
  const items = isSeq(node) ? node.items : undefined;
  return items?.every(isScalar) ? knownField(items.map(plainText)) : OTHER_FIELD;
}

export interface LabelRow {
  name: string;
  values: readonly string[];
}

function parseLabelRow({ key, value }: Pair): LabelRow | undefined {
  if (!isScalar(key)) return undefined;
  const name = plainText(key);
  if (isSeq(value)) return value.items.every(isScalar) ? { name, values: value.items.map(plainText) } : undefined;
  if (isNullNode(value)) return { name, values: [] };
  return isScalar(value) ? { name, values: [plainText(value)] } : undefined;
}

export function labelsFieldAt(role: RoleDocument, path: YamlPath): FormField<readonly LabelRow[]> {
  const node = plainNodeAt(role, path);
  if (isNullNode(node)) return knownField([]);
  const rows = isMap(node) ? node.items.map(parseLabelRow) : [undefined];
  return rows.every((row) => row !== undefined) ? knownField(rows) : OTHER_FIELD;
}

/** A scalar as text; empty if it is missing. */
export function textFieldAt(role: RoleDocument, path: YamlPath): FormField<string> {
  const node = plainNodeAt(role, path);
  if (isNullNode(node)) return knownField('');
  return isScalar(node) ? knownField(plainText(node)) : OTHER_FIELD;
}

/** The proxy reads YAML 1.1, which has more words for true and false than YAML 1.2. */
const FLAG_WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
};

/** A flag; undefined if it is missing. */
export function flagFieldAt(role: RoleDocument, path: YamlPath): FormField<boolean | undefined> {
  const text = textFieldAt(role, path);
  if (text.type === 'other' || text.value === '') return text.type === 'other' ? OTHER_FIELD : knownField(undefined);
  const flag = FLAG_WORDS[text.value];
  return flag === undefined ? OTHER_FIELD : knownField(flag);
}

/** The number of items of a list of maps. */
export function countFieldAt(role: RoleDocument, path: YamlPath): FormField<number> {
  const node = plainNodeAt(role, path);
  if (isNullNode(node)) return knownField(0);
  return isSeq(node) && node.items.every(isMap) ? knownField(node.items.length) : OTHER_FIELD;
}
