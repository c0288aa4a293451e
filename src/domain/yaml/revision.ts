// The revision in a resource's metadata. 18.x requires it in every change (docs/protocol/auth-and-identity.md#7.2).
import { readScalar, setScalar, type FieldPath } from './scalar.ts';

const REVISION: FieldPath = ['metadata', 'revision'];

export function parseRevision(text: string): string | undefined {
  const value = /\brevision\b/.test(text) ? readScalar(text, REVISION) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Replaces or removes the revision; the text does not change otherwise. */
export const withRevision = (text: string, revision: string | undefined): string => setScalar(text, REVISION, revision);
