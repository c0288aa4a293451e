// One value in a YAML text, read and replaced without touching anything else of it: neither comments nor order change.
import { isMap, isScalar, type Scalar } from 'yaml';
import { findPair } from './key-text.ts';
import { parseYaml } from './parse-yaml.ts';

/** A field of one of the maps at the top. */
export type FieldPath = readonly [part: string, name: string];

const mapAt = (text: string, part: string) => {
  const found: unknown = findPair(parseYaml(text).document?.contents, part)?.value;
  return isMap(found) ? found : undefined;
};

function scalarAt(text: string, [part, name]: FieldPath): Scalar | undefined {
  const found: unknown = findPair(mapAt(text, part), name)?.value;
  return isScalar(found) ? found : undefined;
}

export const readScalar = (text: string, path: FieldPath): unknown => scalarAt(text, path)?.value;

/** Takes away the line that a value stands in; within braces it is only emptied. */
function removeField(text: string, from: number, to: number): string {
  const start = text.lastIndexOf('\n', from) + 1;
  const end = text.indexOf('\n', to);
  const isWholeLine = /^\s*["']?\w+["']?\s*:\s*$/.test(text.slice(start, from));
  return isWholeLine
    ? text.slice(0, start) + text.slice(end === -1 ? text.length : end + 1)
    : `${text.slice(0, from)}""${text.slice(to)}`;
}

/** The same text with another value, or without the field. A text that has no such part stays as it is. */
export function setScalar(text: string, path: FieldPath, value: string | boolean | undefined): string {
  const [part, name] = path;
  const [from, to] = scalarAt(text, path)?.range ?? [];
  if (from !== undefined && to !== undefined)
    return value === undefined ? removeField(text, from, to) : `${text.slice(0, from)}${value}${text.slice(to)}`;
  const key: unknown = mapAt(text, part)?.items[0]?.key;
  const first = isScalar(key) ? key.range?.[0] : undefined;
  if (value === undefined || first === undefined) return text;
  const indent = text.slice(text.lastIndexOf('\n', first) + 1, first);
  const isBlock = /^\s+$/.test(indent);
  return `${text.slice(0, first)}${name}: ${value}${isBlock ? `\n${indent}` : ', '}${text.slice(first)}`;
}
