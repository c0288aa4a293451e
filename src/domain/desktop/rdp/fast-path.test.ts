import { describe, expect, test } from 'vitest';
import { collectFailure, type DecodedItem } from './decoded.ts';
import { createFragmentJoiner, readFragments, type Update } from './fast-path.ts';
import { fastPathPdu, fastPathUpdate } from './test-encoder.ts';

const SURFACE_COMMANDS = 4;
const countingBytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, index) => index % 251);

/** The updates and failures from decoding the PDUs, in order. */
function decodePdus(...pdus: readonly Uint8Array[]): (DecodedItem | Update)[] {
  const results: (DecodedItem | Update)[] = [];
  const failures: DecodedItem[] = [];
  const collect = (work: () => void): void => {
    collectFailure(failures, work);
    results.push(...failures.splice(0));
  };
  const joinFragment = createFragmentJoiner();
  for (const pdu of pdus) {
    collect(() => {
      for (const fragment of readFragments(pdu)) {
        collect(() => {
          const update = joinFragment(fragment);
          if (update) results.push({ ...update, data: update.data.slice() });
        });
      }
    });
  }
  return results;
}

const broken = (cause: string): DecodedItem => ({ kind: 'broken', cause });
const truncated = broken('ends too early');

describe('the header of a PDU', () => {
  test.each([0, 1, 120, 122, 123, 124, 250, 251, 300, 16_000])('is read for an update of %i bytes', (length) => {
    const data = countingBytes(length);
    expect(decodePdus(...fastPathUpdate(SURFACE_COMMANDS, data))).toEqual([{ code: SURFACE_COMMANDS, data }]);
  });

  test('has one byte for a length up to 127 and two bytes for a longer one, in the test encoder', () => {
    expect([...fastPathPdu(countingBytes(125)).subarray(0, 3)]).toEqual([0, 127, 0]);
    expect([...fastPathPdu(countingBytes(126)).subarray(0, 4)]).toEqual([0, 0x80, 129, 0]);
  });

  test('can have a two-byte length for a short update', () => {
    expect(decodePdus(Uint8Array.of(0, 0x80, 7, 5, 0, 0, 0))).toEqual([{ code: 5, data: new Uint8Array() }, truncated]);
  });

  test.each([
    ['slow-path', 0x03],
    ['slow-path', 0x01],
    ['encryption', 0x80],
    ['encryption', 0xc0],
  ])('is reported as unsupported if it requires %s', (name, header) => {
    expect(decodePdus(Uint8Array.of(header, 5, 5, 0, 0))).toEqual([{ kind: 'unsupported', name }]);
  });

  test.each([[[]], [[0]], [[0, 0x80]], [[0, 9, 4]], [[0, 3, 4]], [[0, 4, 4, 1]], [[0, 6, 4, 2, 0, 1]]])(
    'reports that the bytes %j end too early',
    (bytes) => {
      expect(decodePdus(Uint8Array.from(bytes))).toEqual([truncated]);
    },
  );

  test('can be the whole PDU, without any updates', () => {
    expect(decodePdus(Uint8Array.of(0, 2))).toEqual([]);
    expect(decodePdus(Uint8Array.of(0, 0))).toEqual([]);
  });
});

test('ignores bytes after the end of the PDU', () => {
  expect(decodePdus(Uint8Array.of(0, 5, 6, 0, 0, 1, 2, 3))).toEqual([{ code: 6, data: new Uint8Array() }]);
});

test('reads several updates in one PDU', () => {
  expect(decodePdus(fastPathPdu([5, 0, 0, 10, 2, 0, 7, 0, 6, 0, 0]))).toEqual([
    { code: 5, data: new Uint8Array() },
    { code: 10, data: Uint8Array.of(7, 0) },
    { code: 6, data: new Uint8Array() },
  ]);
});

describe('fragments', () => {
  const data = countingBytes(23);

  test.each(Array.from({ length: 23 }, (_, index) => index + 1))('of %i bytes or less are joined', (maxBytes) => {
    expect(decodePdus(...fastPathUpdate(SURFACE_COMMANDS, data, maxBytes))).toEqual([{ code: SURFACE_COMMANDS, data }]);
  });

  test('can share a PDU with each other and with other updates', () => {
    expect(decodePdus(fastPathPdu([0x24, 1, 0, 9, 0x14, 1, 0, 8, 5, 0, 0]))).toEqual([
      { code: 4, data: Uint8Array.of(9, 8) },
      { code: 5, data: new Uint8Array() },
    ]);
  });

  test('of an earlier, unfinished update are discarded when the update starts again', () => {
    const [first = data] = fastPathUpdate(SURFACE_COMMANDS, data, 9);
    expect(decodePdus(first, ...fastPathUpdate(SURFACE_COMMANDS, data, 12))).toEqual([
      { code: SURFACE_COMMANDS, data },
    ]);
    expect(decodePdus(first, ...fastPathUpdate(SURFACE_COMMANDS, data), first)).toEqual([
      { code: SURFACE_COMMANDS, data },
    ]);
  });

  test('without a first fragment are reported once, and the next update is read', () => {
    const [, ...laterFragments] = fastPathUpdate(SURFACE_COMMANDS, data, 5);
    expect(decodePdus(...laterFragments, ...fastPathUpdate(SURFACE_COMMANDS, data, 5))).toEqual([
      broken('a fragment without its beginning'),
      { code: SURFACE_COMMANDS, data },
    ]);
  });

  test('with another code than the unfinished update are rejected, and so is the rest of this update', () => {
    expect(decodePdus(fastPathPdu([0x24, 1, 0, 9, 0x19, 1, 0, 8, 0x14, 1, 0, 7]))).toEqual([
      broken('a fragment without its beginning'),
      broken('a fragment without its beginning'),
    ]);
  });

  test('are joined up to 16 MiB and rejected above', () => {
    const [tooLarge, largest] = [countingBytes(16 * 1024 * 1024 + 1), countingBytes(16 * 1024 * 1024)];
    const [update] = decodePdus(...fastPathUpdate(SURFACE_COMMANDS, largest));
    expect(update && 'data' in update && Buffer.compare(update.data, largest)).toBe(0);
    expect(decodePdus(...fastPathUpdate(SURFACE_COMMANDS, tooLarge), fastPathPdu([5, 0, 0]))).toEqual([
      broken('an update of more than 16 MiB'),
      { code: 5, data: new Uint8Array() },
    ]);
  });
});

describe('compression', () => {
  const compressed = { kind: 'unsupported', name: 'compression' };

  test('is reported as unsupported, and the next update is read', () => {
    expect(decodePdus(fastPathPdu([0x84, 0x21, 1, 0, 9, 5, 0, 0]))).toEqual([
      compressed,
      { code: 5, data: new Uint8Array() },
    ]);
  });

  test('is reported once for all fragments of an update', () => {
    expect(decodePdus(fastPathPdu([0xa4, 0x21, 1, 0, 9, 0xb4, 0x21, 1, 0, 9, 0x94, 0x21, 1, 0, 9, 5, 0, 0]))).toEqual([
      compressed,
      { code: 5, data: new Uint8Array() },
    ]);
  });

  test('is not reported if its header exists but no compression is used', () => {
    expect(decodePdus(fastPathPdu([0x84, 0x01, 1, 0, 9]))).toEqual([{ code: 4, data: Uint8Array.of(9) }]);
  });
});
