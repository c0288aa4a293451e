// What a form can show of a role. What is written otherwise than the form would write it is `other`: edited as text.
import { isMap, isScalar, isSeq, type Pair } from 'yaml';
import { plainText } from '#domain/yaml-edit/lists.ts';
import { isOpen, isOwn } from '#domain/yaml-edit/open.ts';
import type { Path } from '#domain/yaml-edit/value.ts';
import type { RoleDocument } from './role-document.ts';

export type Field<T> = { is: 'known'; value: T } | { is: 'other' };

const OTHER = { is: 'other' } as const;
const known = <T>(value: T): Field<T> => ({ is: 'known', value });

/** The node at a path that only own nodes lead to; null where there is none, undefined where the way is closed. */
function ownNode({ doc }: RoleDocument, path: Path): unknown {
  let node: unknown = doc.contents;
  for (const step of path) {
    if (!isOwn(node)) return undefined;
    if (node === null || (isScalar(node) && node.value === null)) return null;
    if (typeof step === 'number' ? !isSeq(node) : !isMap(node)) return undefined;
    node = isMap(node)
      ? (node.items.findLast(({ key }) => isScalar(key) && plainText(key) === step)?.value ?? null)
      : isSeq(node) && typeof step === 'number'
        ? (node.items[step] ?? null)
        : undefined;
  }
  return isOpen(node) ? node : undefined;
}

const isNothing = (node: unknown): boolean => node === null || (isScalar(node) && node.value === null);

export function namesIn(role: RoleDocument, path: Path): Field<readonly string[]> {
  const node = ownNode(role, path);
  if (isNothing(node)) return known([]);
  const items = isSeq(node) ? node.items : undefined;
  return items?.every(isScalar) ? known(items.map(plainText)) : OTHER;
}

export interface LabelRow {
  name: string;
  values: readonly string[];
}

function labelIn({ key, value }: Pair): LabelRow | undefined {
  if (!isScalar(key)) return undefined;
  const name = plainText(key);
  if (isSeq(value)) return value.items.every(isScalar) ? { name, values: value.items.map(plainText) } : undefined;
  if (isNothing(value)) return { name, values: [] };
  return isScalar(value) ? { name, values: [plainText(value)] } : undefined;
}

export function labelsIn(role: RoleDocument, path: Path): Field<readonly LabelRow[]> {
  const node = ownNode(role, path);
  if (isNothing(node)) return known([]);
  const rows = isMap(node) ? node.items.map(labelIn) : [undefined];
  return rows.every((row) => row !== undefined) ? known(rows) : OTHER;
}

/** A plain value as text; empty where there is none. */
export function textIn(role: RoleDocument, path: Path): Field<string> {
  const node = ownNode(role, path);
  if (isNothing(node)) return known('');
  return isScalar(node) ? known(plainText(node)) : OTHER;
}

/** YAML of these documents has more words for these than that of today. */
const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
};

/** Undefined where the role leaves it out. */
export function flagIn(role: RoleDocument, path: Path): Field<boolean | undefined> {
  const text = textIn(role, path);
  if (text.is === 'other' || text.value === '') return text.is === 'other' ? OTHER : known(undefined);
  const flag = FLAGS[text.value];
  return flag === undefined ? OTHER : known(flag);
}

/** How many items a list has, whatever they are; what is no list has none that a form could change. */
export function countIn(role: RoleDocument, path: Path): Field<number> {
  const node = ownNode(role, path);
  if (isNothing(node)) return known(0);
  return isSeq(node) && node.items.every(isMap) ? known(node.items.length) : OTHER;
}
