// Paths of a shared directory: from its root, with strokes, and none that leads out of it (docs/protocol/streams.md#8.3).
import { LONGEST_PATH } from '#domain/desktop/codec/layouts.ts';
import type { Path } from './tree.ts';

const encoder = new TextEncoder();

const isName = (name: string): boolean => name !== '' && name !== '.' && name !== '..';

export const isShort = (path: string): boolean => encoder.encode(path).length <= LONGEST_PATH;

/** Undefined for a path that no proxy may send. */
export function pathOf(text: string): Path | undefined {
  const names = text === '' ? [] : text.split('/');
  return isShort(text) && names.every(isName) ? names : undefined;
}

export const isWithin = (inner: string, outer: string): boolean =>
  outer === '' || inner === outer || inner.startsWith(`${outer}/`);

/** Whether what happens at one of them is seen at the other; disks may not tell capitals from small letters. */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return isWithin(a, b) || isWithin(b, a);
}
