// Random events in random order never throw or exceed the limits, and no event changes a stream that has ended.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeEnvelope } from '#domain/terminal/envelope.ts';
import { arbitraryStreamEnd } from '#domain/stream/test-stream-ends.ts';
import { runCount, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import {
  hasEnded,
  nextCommandStream,
  createCommandStream,
  type CommandEvent,
  type CommandStream,
} from './command-stream.ts';
import { KEPT_CHARACTERS } from './command-output.ts';

const NODE_IDS = ['a', 'b'];
const id = fc.constantFrom(...NODE_IDS, 'c', '', '__proto__', 'toString');
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
const otherFrame = fc
  .tuple(fc.constantFrom('r', 'c', 's', 'n', 'e', 'z'), payload)
  .map(([type, text]) => encodeEnvelope(type, text));
const data = fc.oneof(output, otherFrame, fc.uint8Array({ maxLength: 40 }), fc.string());

const event: fc.Arbitrary<CommandEvent> = fc.oneof(
  { weight: 20, arbitrary: fc.record({ type: fc.constant('frame'), data }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('answered'), answer: fc.object({ maxDepth: 1 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('socketClosed'), ending: arbitraryStreamEnd }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<CommandEvent>(
      { type: 'opened' },
      { type: 'closed' },
      { type: 'signedOut' },
      { type: 'timedOut' },
    ),
  },
);

function expectValidStream(stream: CommandStream): void {
  expect(Object.keys(stream.nodes)).toEqual(NODE_IDS);
  const nodes = Object.values(stream.nodes);
  for (const { output: nodeOutput } of nodes) expect(nodeOutput.size).toBeLessThanOrEqual(2 * KEPT_CHARACTERS);
  expect(stream.status === 'ended').toBe(nodes.every(hasEnded));
}

test(
  'no frame throws or breaks the rules of a stream',
  () => {
    fc.assert(
      fc.property(data, (frame) => {
        const { stream } = nextCommandStream(createCommandStream(NODE_IDS), { type: 'frame', data: frame }, 1);
        expectValidStream(stream);
        expect(stream.challenges.length).toBeLessThan(2);
      }),
      { numRuns: runCount(20_000, 400_000), seed: SEED },
    );
  },
  TIMEOUT_MS,
);

test(
  'a stream has ended exactly when all nodes have ended, and never changes after that, for any order of events',
  () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        let stream = createCommandStream(NODE_IDS);
        for (const input of events) {
          stream = nextCommandStream(stream, input, 1).stream;
          expectValidStream(stream);
        }
        const ended = nextCommandStream(stream, { type: 'closed' }, 1).stream;
        expect(events.reduce((current, input) => nextCommandStream(current, input, 1).stream, ended)).toBe(ended);
      }),
      { numRuns: runCount(1000, 100_000), seed: SEED },
    );
  },
  TIMEOUT_MS,
);
