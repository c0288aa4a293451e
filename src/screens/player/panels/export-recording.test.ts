import { expect, test } from 'vitest';
import { parseTimeline } from '#domain/recording/timeline.ts';
import type { IndexClient } from '#features/recording/index/index-client.ts';
import { BEGINNING } from '#features/recording/keyframes.ts';
import { exportChunks, type ExportedRecording } from './export-recording.ts';

const MIB = 1024 * 1024;
const PRINT_BYTES = 16 * 1024;

const INDEX: IndexClient = {
  feed() {},
  state: () => ({ progress: { ms: 0, bytes: 0, lines: 0, fullAt: undefined }, chunks: 0, hasFailed: false }),
  subscribe: () => () => {},
  before: () => undefined,
  read: async () => [],
  close() {},
};

/**
 * A recording of `length` bytes that are not in memory. The fake proxy has only `availableBytes` of them.
 * `requestSizes` collects the sizes of the requests in bytes.
 */
function createRecording(
  length: number,
  availableBytes = length,
): { exported: ExportedRecording; requestSizes: number[] } {
  const requestSizes: number[] = [];
  const moments = Array.from({ length: length / PRINT_BYTES }, (_, index) => ({
    ms: index,
    to: (index + 1) * PRINT_BYTES,
  }));
  const timeline = { ...parseTimeline(undefined), moments, bytes: length, total: moments.length };
  const loaded = { timeline, startKeyframe: BEGINNING, bytes: 0, ms: 0, knownMs: 0, isComplete: true, missing: [] };
  const load = async (from: number, to: number) => {
    requestSizes.push(to - from);
    return new Uint8Array(Math.max(0, Math.min(to, availableBytes) - from)).fill(0x61);
  };
  return { exported: { loaded, index: INDEX, load, title: '', facts: [] }, requestSizes };
}

async function exportToMemory(exported: ExportedRecording, controller = new AbortController(), maxChunks = Infinity) {
  const sizes: number[] = [];
  const progress: number[] = [];
  const request = { format: 'cast-2', exported, onProgress: (bytes: number) => progress.push(bytes) } as const;
  let output = 0;
  for await (const chunk of exportChunks({ ...request, signal: controller.signal })) {
    sizes.push(chunk.length);
    output += chunk.reduce((sum, byte) => sum + (byte === 0x61 ? 1 : 0), 0);
    if (sizes.length >= maxChunks) controller.abort();
  }
  return { sizes, progress, output };
}

test('loads 96 MiB in 24 requests and writes less than 1.1 MiB at a time', { timeout: 30_000 }, async () => {
  const { exported, requestSizes } = createRecording(96 * MIB);
  const { sizes, progress, output } = await exportToMemory(exported);
  expect([requestSizes.length, Math.max(...requestSizes)]).toEqual([24, 4 * MIB]);
  expect(Math.max(...sizes)).toBeLessThan(1.1 * MIB);
  expect(output).toBeGreaterThanOrEqual(96 * MIB);
  expect(progress.at(-1)).toBe(sizes.reduce((sum, size) => sum + size, 0));
});

test('throws and stops loading when the export is canceled', async () => {
  const { exported, requestSizes } = createRecording(96 * MIB);
  await expect(exportToMemory(exported, new AbortController(), 2)).rejects.toThrow('abort');
  expect(requestSizes.length).toBeLessThan(3);
});

test('writes the available part of a recording that ends early', async () => {
  const { output } = await exportToMemory(createRecording(8 * MIB, 3 * MIB).exported);
  expect([output >= 3 * MIB, output < 4 * MIB]).toEqual([true, true]);
});
