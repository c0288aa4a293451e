import { expect, test } from 'vitest';
import { EMPTY_CLIPBOARD, offerText, clipboardAfterReceiving } from './clipboard.ts';
import { readMessage, writeMessage } from './codec/message.ts';

const firstText = { text: 'one', digest: '1' };
const secondText = { text: 'two', digest: '2' };

test('sends a text once, and again after another text was sent', () => {
  const first = offerText(EMPTY_CLIPBOARD, firstText);
  expect(first).toMatchObject({ result: 'sent', send: { kind: 'clipboard', text: 'one' } });
  expect(offerText(first.clipboard, firstText).result).toBe('same');
  const second = offerText(first.clipboard, secondText);
  expect(second.result).toBe('sent');
  expect(offerText(second.clipboard, firstText).result).toBe('sent');
});

test('does not send a received text back, but sends the text that was last before it', () => {
  const clipboardAfterSending = offerText(EMPTY_CLIPBOARD, firstText).clipboard;
  expect(offerText(clipboardAfterSending, firstText).result).toBe('same');
  expect(offerText(clipboardAfterReceiving(secondText.digest), secondText).result).toBe('same');
  expect(offerText(clipboardAfterReceiving(secondText.digest), firstText).result).toBe('sent');
});

test('ignores an empty text and keeps the clipboard', () => {
  const { clipboard } = offerText(EMPTY_CLIPBOARD, firstText);
  expect(offerText(clipboard, { text: '', digest: '0' })).toEqual({ result: 'empty', clipboard });
});

test.each([
  ['a text of 1 MiB in letters', 'sent', 'a'.repeat(2 ** 20)],
  ['a text of 1 MiB and one letter', 'tooLarge', 'a'.repeat(2 ** 20 + 1)],
  ['a text of 1 MiB in two-byte characters', 'sent', 'ä'.repeat(2 ** 19)],
  ['a text of 1 MiB in two-byte characters and one letter', 'tooLarge', `${'ä'.repeat(2 ** 19)}a`],
])('the result for %s is "%s"', (_, result, text) => {
  expect(offerText(EMPTY_CLIPBOARD, { text, digest: 'long' }).result).toBe(result);
});

test('reports once that a text is too large, and sends the next text', () => {
  const large = { text: 'ä'.repeat(2 ** 20), digest: 'large' };
  const { clipboard } = offerText(EMPTY_CLIPBOARD, large);
  expect(offerText(clipboard, large).result).toBe('same');
  expect(offerText(clipboard, firstText).result).toBe('sent');
});

test('a sent text of the maximum size can be decoded', () => {
  const offer = offerText(EMPTY_CLIPBOARD, { text: 'ä'.repeat(2 ** 19), digest: 'long' });
  expect(offer.result === 'sent' && readMessage(writeMessage(offer.send)).kind).toBe('clipboard');
});
