// Reads and replaces one value in a YAML text. Comments and the order of fields do not change.
import { isMap, isScalar, type Scalar } from 'yaml';
import { findPair } from './key-text.ts';
import { parseYaml } from './parse-yaml.ts';

/** A field (`name`) in one of the top-level maps (`part`), such as `metadata` and `revision`. */
export type FieldPath = readonly [part: string, name: string];

const mapAt = (text: string, part: string) => {
  const value: unknown = findPair(parseYaml(text).document?.contents, part)?.value;
  return isMap(value) ? value : undefined;
};

function scalarAt(text: string, [part, name]: FieldPath): Scalar | undefined {
  const value: unknown = findPair(mapAt(text, part), name)?.value;
  return isScalar(value) ? value : undefined;
}

export const readScalar = (text: string, path: FieldPath): unknown => scalarAt(text, path)?.value;

/** Removes the line of a value. If other fields are on the same line, the value is replaced with `""`. */
function removeField(text: string, from: number, to: number): string {
  const start = text.lastIndexOf('\n', from) + 1;
  const end = text.indexOf('\n', to);
  const isWholeLine = /^\s*["']?\w+["']?\s*:\s*$/.test(text.slice(start, from));
  return isWholeLine
    ? text.slice(0, start) + text.slice(end === -1 ? text.length : end + 1)
    : `${text.slice(0, from)}""${text.slice(to)}`;
}

/** Replaces, adds or removes a value. A text without the top-level map is returned unchanged. */
export function setScalar(text: string, path: FieldPath, value: string | boolean | undefined): string {
  const [part, name] = path;
  const [from, to] = scalarAt(text, path)?.range ?? [];
  if (from !== undefined && to !== undefined)
    return value === undefined ? removeField(text, from, to) : `${text.slice(0, from)}${value}${text.slice(to)}`;
  const key: unknown = mapAt(text, part)?.items[0]?.key;
  const firstKeyOffset = isScalar(key) ? key.range?.[0] : undefined;
  if (value === undefined || firstKeyOffset === undefined) return text;
  const indent = text.slice(text.lastIndexOf('\n', firstKeyOffset) + 1, firstKeyOffset);
  const isBlock = /^\s+$/.test(indent);
  return `${text.slice(0, firstKeyOffset)}${name}: ${value}${isBlock ? `\n${indent}` : ', '}${text.slice(firstKeyOffset)}`;
}
