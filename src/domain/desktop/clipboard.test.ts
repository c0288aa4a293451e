import { expect, test } from 'vitest';
import { EMPTY_CLIPBOARD, offerText, clipboardAfterReceiving } from './clipboard.ts';
import { readMessage, writeMessage } from './codec/message.ts';

const one = { text: 'one', digest: '1' };
const two = { text: 'two', digest: '2' };

test('a text goes out once, and once more when another has gone in between', () => {
  const first = offerText(EMPTY_CLIPBOARD, one);
  expect(first).toMatchObject({ as: 'sent', send: { kind: 'clipboard', text: 'one' } });
  expect(offerText(first.clipboard, one).as).toBe('same');
  const second = offerText(first.clipboard, two);
  expect(second.as).toBe('sent');
  expect(offerText(second.clipboard, one).as).toBe('sent');
});

test('a text that came from there does not go back, and one that it replaced may', () => {
  const sent = offerText(EMPTY_CLIPBOARD, one).clipboard;
  expect(offerText(sent, one).as).toBe('same');
  expect(offerText(clipboardAfterReceiving(two.digest), two).as).toBe('same');
  expect(offerText(clipboardAfterReceiving(two.digest), one).as).toBe('sent');
});

test('an empty text says nothing, and is forgotten at once', () => {
  const { clipboard } = offerText(EMPTY_CLIPBOARD, one);
  expect(offerText(clipboard, { text: '', digest: '0' })).toEqual({ as: 'empty', clipboard });
});

test.each([
  ['a MiB of letters', 'sent', 'a'.repeat(2 ** 20)],
  ['one more', 'tooLarge', 'a'.repeat(2 ** 20 + 1)],
  ['a MiB in characters of two bytes', 'sent', 'ä'.repeat(2 ** 19)],
  ['one byte more', 'tooLarge', `${'ä'.repeat(2 ** 19)}a`],
])('%s is %s', (_, as, text) => {
  expect(offerText(EMPTY_CLIPBOARD, { text, digest: 'long' }).as).toBe(as);
});

test('a text that is too large is refused once, and the next goes out', () => {
  const large = { text: 'ä'.repeat(2 ** 20), digest: 'large' };
  const { clipboard } = offerText(EMPTY_CLIPBOARD, large);
  expect(offerText(clipboard, large).as).toBe('same');
  expect(offerText(clipboard, one).as).toBe('sent');
});

test('the largest that goes out can be read', () => {
  const offer = offerText(EMPTY_CLIPBOARD, { text: 'ä'.repeat(2 ** 19), digest: 'long' });
  expect(offer.as === 'sent' && readMessage(writeMessage(offer.send)).kind).toBe('clipboard');
});
