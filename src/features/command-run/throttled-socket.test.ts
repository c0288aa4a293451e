import { expect, test } from 'vitest';
import { encodeEnvelope } from '#domain/terminal/envelope.ts';
import { isOutput, dropOldOutput } from './throttled-socket.ts';

const output = (type: string, payload = 'QUFB') => encodeEnvelope('r', JSON.stringify({ node_id: 'a', type, payload }));

test.each([
  [output('stdout'), true],
  [output('stderr'), true],
  [output('teleport-error'), false],
  [encodeEnvelope('c'), false],
  [encodeEnvelope('n', '{"type":"stdout"}'), false],
  [Uint8Array.of(1, 2), false],
  ['text', false],
])('frame %# is droppable output: %s', (frame, isDroppable) => expect(isOutput(frame)).toBe(isDroppable));

// docs/behaviour.md#commands-on-many-servers "Output that arrives faster than the page"
test('drops the oldest output but no errors', () => {
  const [oldOutput, error, newOutput] = [
    output('stdout', 'QUFB'.repeat(9)),
    output('teleport-error'),
    output('stdout'),
  ];
  const maxBytes = error.length + newOutput.length;
  expect(dropOldOutput([oldOutput, error, newOutput], maxBytes)).toEqual({
    remaining: [error, newOutput],
    droppedBytes: oldOutput.length,
  });
  expect(dropOldOutput([error, error, error], 1).remaining).toHaveLength(3);
});
