// Paths in a shared directory: relative to its root, separated by slashes, and never outside of it
// (docs/protocol/streams.md#8.3).
import { MAX_PATH_BYTES } from '#domain/desktop/codec/message-layouts.ts';
import type { TreePath } from './directory-tree.ts';

const encoder = new TextEncoder();

const isName = (name: string): boolean => name !== '' && name !== '.' && name !== '..';

export const fitsPathLimit = (path: string): boolean => encoder.encode(path).length <= MAX_PATH_BYTES;

/** The names in a path. Returns undefined for an invalid path. */
export function parsePath(text: string): TreePath | undefined {
  const names = text === '' ? [] : text.split('/');
  return fitsPathLimit(text) && names.every(isName) ? names : undefined;
}

/** Whether a path is below another one or equal to it. */
export const isWithin = (inner: string, outer: string): boolean =>
  outer === '' || inner === outer || inner.startsWith(`${outer}/`);

/** Whether a change at one path affects the other. Ignores case, because some file systems do. */
export function pathsOverlap(first: string, second: string): boolean {
  const [a, b] = [first.toLowerCase(), second.toLowerCase()];
  return isWithin(a, b) || isWithin(b, a);
}
