// Random events in any order must not throw and must not change an ended stream.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeEnvelope } from './envelope.ts';
import { createTerminalStream, nextTerminal, type TerminalStream, type TerminalEvent } from './terminal-stream.ts';
import { arbitraryStreamEnd } from '#domain/stream/test-stream-ends.ts';
import { runCount, SEED, TIMEOUT_MS } from './test-runs.ts';

const TYPES = ['r', 'a', 'c', 'l', 'e', 'n', 's', 'f', 't', 'k', 'd', '?'];
const JSON_TEXTS = [
  '{"session":{"id":"X","login":"root","server_hostname":"web-1"}}',
  '{"session":null}',
  '{"event":"resize","size":"80:25"}',
  '{"webauthn_challenge":{"publicKey":{}},"totp_challenge":false}',
  '{"ws":12,"ssh":"fast"}',
  '{"type":"create_session_response","status":"ok"}',
  '{"status":"error","message":["no text"]}',
  '{"__proto__":{"status":"ok"}}',
  '[]',
  'null',
  '{',
  '',
];
const payload = fc.oneof(fc.constantFrom(...JSON_TEXTS), fc.json({ maxDepth: 3 }), fc.string({ unit: 'binary' }));

/** Valid frames, random bytes and random text. */
const data = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.constantFrom(...TYPES), payload).map(([type, text]) => encodeEnvelope(type, text)),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 30 }) },
  { weight: 2, arbitrary: payload },
);

const event: fc.Arbitrary<TerminalEvent> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ type: fc.constant('frame'), data }) },
  { weight: 4, arbitrary: fc.constant<TerminalEvent>({ type: 'opened' }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('answered'), answer: fc.object({ maxDepth: 1 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('socketClosed'), ending: arbitraryStreamEnd }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<TerminalEvent>({ type: 'closed' }, { type: 'signedOut' }, { type: 'timedOut' }),
  },
);

const play = (initial: TerminalStream, events: readonly TerminalEvent[]): TerminalStream =>
  events.reduce<TerminalStream>((stream, nextEvent) => {
    const step = nextTerminal(stream, nextEvent);
    if (stream.status !== 'ended') return step.stream;
    expect(step).toStrictEqual({ stream });
    return step.stream;
  }, initial);

test(
  'a terminal stream never throws and does not change after its end',
  () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.array(event, { maxLength: 12 }), (token, events) => {
        const stream = play(createTerminalStream(token ?? undefined), events);
        expect(play(nextTerminal(stream, { type: 'closed' }).stream, events).status).toBe('ended');
      }),
      { numRuns: runCount(3000, 200_000), seed: SEED },
    );
  },
  TIMEOUT_MS,
);
