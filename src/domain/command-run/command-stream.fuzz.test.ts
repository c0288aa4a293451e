// Events at random, in any order: a line takes all of them, holds no more than it may, and one that has ended stays so.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeEnvelope } from '#domain/terminal/envelope.ts';
import { arbitraryStreamEnd } from '#domain/stream/test-stream-ends.ts';
import { runs, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import {
  hasEnded,
  nextCommandStream,
  createCommandStream,
  type CommandEvent,
  type CommandStream,
} from './command-stream.ts';
import { MIN_KEPT_CHARACTERS } from './command-output.ts';

const IDS = ['a', 'b'];
const id = fc.constantFrom(...IDS, 'c', '', '__proto__', 'toString');
const base64 = fc.oneof(
  { weight: 20, arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('base64')) },
  { weight: 20, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.constant('QUFB'.repeat(60_000)) },
);
const output = fc
  .record({ node_id: id, type: fc.constantFrom('stdout', 'stderr', 'teleport-error', 'summary', '?'), payload: base64 })
  .map((payload) => encodeEnvelope('r', JSON.stringify(payload)));
const payload = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
  id.map((node_id) => JSON.stringify({ node_id, session: { id: 's', server_id: node_id } })),
);
const other = fc
  .tuple(fc.constantFrom('r', 'c', 's', 'n', 'e', 'z'), payload)
  .map(([type, text]) => encodeEnvelope(type, text));
const data = fc.oneof(output, other, fc.uint8Array({ maxLength: 40 }), fc.string());

const event: fc.Arbitrary<CommandEvent> = fc.oneof(
  { weight: 20, arbitrary: fc.record({ on: fc.constant('frame'), data }) },
  { weight: 2, arbitrary: fc.record({ on: fc.constant('answered'), answer: fc.object({ maxDepth: 1 }) }) },
  { weight: 1, arbitrary: fc.record({ on: fc.constant('socketClosed'), ending: arbitraryStreamEnd }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<CommandEvent>(
      { on: 'opened' },
      { on: 'closed' },
      { on: 'signedOut' },
      { on: 'timedOut' },
    ),
  },
);

function check(line: CommandStream): void {
  expect(Object.keys(line.nodes)).toEqual(IDS);
  const nodes = Object.values(line.nodes);
  for (const { output: kept } of nodes) expect(kept.size).toBeLessThanOrEqual(2 * MIN_KEPT_CHARACTERS);
  expect(line.at === 'ended').toBe(nodes.every(hasEnded));
}

test(
  'no frame throws, whatever it holds',
  () => {
    fc.assert(
      fc.property(data, (frame) => {
        const line = nextCommandStream(createCommandStream(IDS), { on: 'frame', data: frame }, 1).stream;
        check(line);
        expect(line.challenges.length).toBeLessThan(2);
      }),
      { numRuns: runs(20_000, 400_000), seed: SEED },
    );
  },
  TIMEOUT_MS,
);

test(
  'in any order every node has an end when the line has',
  () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        let line = createCommandStream(IDS);
        for (const one of events) {
          line = nextCommandStream(line, one, 1).stream;
          check(line);
        }
        const ended = nextCommandStream(line, { on: 'closed' }, 1).stream;
        expect(events.reduce((now, one) => nextCommandStream(now, one, 1).stream, ended)).toBe(ended);
      }),
      { numRuns: runs(1000, 100_000), seed: SEED },
    );
  },
  TIMEOUT_MS,
);
