// Sends random events in random order to the state machine of a live desktop. No event may throw or change a stream
// that has ended, and sizes and notices must stay within their limits.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeMessage } from '#domain/desktop/codec/message.ts';
import { UNDOCUMENTED_MESSAGES, DOCUMENTED_MESSAGES } from '#domain/desktop/codec/test-messages.ts';
import { runCount, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import { createDesktopStream, nextDesktopStream } from './desktop-machine.ts';
import type { DesktopStream, DesktopEvent } from './desktop-state.ts';

const frames = [...DOCUMENTED_MESSAGES, ...UNDOCUMENTED_MESSAGES.map(([, message]) => message)].map(writeMessage);
const data = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...frames) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }) },
  { weight: 2, arbitrary: fc.constantFrom('{"status":"ok"}', '{"status":"error","message":["no text"]}', 'null', '') },
);
const side = fc.oneof(fc.integer(), fc.double({ noNaN: true }));
const event: fc.Arbitrary<DesktopEvent> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ type: fc.constant('frame' as const), data }) },
  {
    weight: 5,
    arbitrary: fc.constantFrom<DesktopEvent>({ type: 'opened' }, { type: 'undrawn' }, { type: 'answered', answer: {} }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('resized' as const), size: fc.record({ width: side, height: side }) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('warned' as const), text: fc.string() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('dismissed' as const), id: fc.nat(5) }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<DesktopEvent>(
      { type: 'socketClosed', ending: { type: 'cut' } },
      { type: 'left' },
      { type: 'signedOut' },
      { type: 'timedOut' },
      { type: 'mfaCancelled' },
    ),
  },
);

/** Applies events. Checks that an ended stream does not change, and that sizes and notices are within their limits. */
function runEvents(initialStream: DesktopStream, events: readonly DesktopEvent[]): DesktopStream {
  return events.reduce<DesktopStream>((stream, input) => {
    const step = nextDesktopStream(stream, input);
    const isUnchangedIfEnded = stream.status !== 'ended' || (step.stream === stream && step.effect === undefined);
    const { requestedSize, notices, size } = step.stream.view;
    const isSizeValid =
      Math.min(requestedSize.width, requestedSize.height) >= 1 &&
      Math.max(requestedSize.width, requestedSize.height) <= 8192;
    expect([
      isUnchangedIfEnded,
      isSizeValid,
      notices.length <= 100,
      step.stream.status !== 'live' || size !== undefined,
    ]).toEqual([true, true, true, true]);
    return step.stream;
  }, initialStream);
}

test(
  'no event throws, changes an ended stream or breaks the limits of the view',
  () =>
    fc.assert(
      fc.property(fc.boolean(), fc.array(event, { maxLength: 15 }), (isNewer, events) => {
        const initialStream = createDesktopStream({
          requestedSize: { width: 640, height: 480 },
          token: isNewer ? 'T' : undefined,
          layout: 0,
          canResize: isNewer,
        });
        const stream = runEvents(initialStream, events);
        expect(runEvents(nextDesktopStream(stream, { type: 'left' }).stream, events).status).toBe('ended');
      }),
      { numRuns: runCount(3000, 200_000), seed: SEED },
    ),
  TIMEOUT_MS,
);
