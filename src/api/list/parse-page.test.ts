import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsOf, isRecord, listOf, textOr } from '#lib/untrusted.ts';
import type { Page } from './page.ts';
import { parsePage } from './paged-query.ts';

const canParse = (data: unknown): boolean => {
  const { items = null } = fieldsOf<{ items: unknown }>(data);
  return isRecord(data) && (Array.isArray(items) || items === null);
};

/** The page, or the thrown error. */
function pageOrError(data: unknown): unknown {
  try {
    return parsePage({ data });
  } catch (error) {
    return error;
  }
}

// docs/behaviour.md#errors "If an answer with a success status"
test('accepts lists of any values and rejects every other response', () => {
  const refusal = expect.objectContaining({ name: 'Refusal', status: 200 }) as unknown;
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({ items: fc.jsonValue() })), (data) => {
      const { items, startKey } = fieldsOf<Page>(data);
      const page = { ...fieldsOf(data), items: listOf(items), startKey: textOr(startKey, '') };
      expect(pageOrError(data)).toEqual(canParse(data) ? page : refusal);
    }),
  );
});
