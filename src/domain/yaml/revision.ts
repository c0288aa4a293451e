// The revision in a resource's metadata, which 18.x wants back with every change (docs/protocol/auth-and-identity.md#7.2).
import { readScalar, setScalar, type FieldPath } from './scalar.ts';

const REVISION: FieldPath = ['metadata', 'revision'];

export function parseRevision(text: string): string | undefined {
  const value = /\brevision\b/.test(text) ? readScalar(text, REVISION) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The same text with another revision, or with none. */
export const withRevision = (text: string, revision: string | undefined): string => setScalar(text, REVISION, revision);
