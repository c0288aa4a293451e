// Paths of a shared directory: from its root, with strokes, and none that leads out of it (docs/protocol/streams.md#8.3).
import { MAX_PATH_BYTES } from '#domain/desktop/codec/message-layouts.ts';
import type { TreePath } from './directory-tree.ts';

const encoder = new TextEncoder();

const isName = (name: string): boolean => name !== '' && name !== '.' && name !== '..';

export const fitsPathLimit = (path: string): boolean => encoder.encode(path).length <= MAX_PATH_BYTES;

/** Undefined for a path that no proxy may send. */
export function parsePath(text: string): TreePath | undefined {
  const names = text === '' ? [] : text.split('/');
  return fitsPathLimit(text) && names.every(isName) ? names : undefined;
}

export const isWithin = (inner: string, outer: string): boolean =>
  outer === '' || inner === outer || inner.startsWith(`${outer}/`);

/** Whether what happens at one of them is seen at the other; disks may not tell capitals from small letters. */
export function pathsOverlap(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return isWithin(a, b) || isWithin(b, a);
}
