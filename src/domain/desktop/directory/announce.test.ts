import { expect, test } from 'vitest';
import { readMessage, writeMessage } from '#domain/desktop/codec/message.ts';
import { shareAnnouncement } from './announce.ts';

test.each([
  ['docs', 'docs'],
  ['', ''],
  ['a'.repeat(257), 'a'.repeat(256)],
  [`a${'ä'.repeat(128)}`, `a${'ä'.repeat(127)}`],
  [`abc${'😀'.repeat(64)}`, `abc${'😀'.repeat(63)}`],
])('announces %j as %j, which can be decoded', (name, announced) => {
  expect(readMessage(writeMessage(shareAnnouncement(name)))).toEqual({
    kind: 'shareAnnounce',
    directory: 2,
    name: announced,
  });
});
