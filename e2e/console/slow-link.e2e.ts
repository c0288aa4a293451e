// A terminal over a link with latency and jitter, and one character of output in a frame.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { openTerminal, paste, row, typeLine } from './terminal-page.ts';

// The start of an output frame, up to the length of its payload (docs/protocol/streams.md#2).
const ENVELOPE_OF_OUTPUT = Buffer.from('\n\u00011\u0012\u0001r\u001a', 'latin1');
const SLOW_LINK = { latencyMs: 20, jitterMs: 60, frameBytes: 1, bytesPerSecond: 0 };

test.beforeEach(({ mock }) => {
  mock.world.settings.link = SLOW_LINK;
});

/** The color in which the terminal draws a word. */
const colorOf = (page: Page, word: string) =>
  page.getByRole('region', { name: /^Terminal of/ }).evaluate((region, expectedWord) => {
    const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.nodeValue?.trim() === expectedWord && text.parentElement)
        return getComputedStyle(text.parentElement).color;
    throw new Error(`${expectedWord} is not drawn`);
  }, word);

// docs/behaviour.md#terminal-output "It may print text, set colors and set modes"
test('typed text appears complete, with wide characters and colors', async ({ page }) => {
  let longestPayload = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const isOutput = Buffer.from(payload).subarray(0, ENVELOPE_OF_OUTPUT.length).equals(ENVELOPE_OF_OUTPUT);
      if (isOutput) longestPayload = Math.max(longestPayload, payload.length - ENVELOPE_OF_OUTPUT.length);
    }),
  );
  await openTerminal(page);
  await page.keyboard.type('echo typed-by-hand\n');
  await expect(row(page, /^typed-by-hand$/)).toBeVisible();
  await paste(page, String.raw`echo -e '\e[38;5;160mcrimson\e[m \e[38;5;40mleaf\e[m 日本語 👩‍💻 é'` + '\n');
  await expect(row(page, /^crimson leaf 日本語 👩‍💻 é$/)).toBeVisible();
  expect(await colorOf(page, 'crimson')).not.toBe(await colorOf(page, 'leaf'));
  const lengthBytes = 1;
  const emojiBytes = 4;
  expect(longestPayload).toBe(lengthBytes + emojiBytes);
});

test('a shell that ends during output keeps all of it and shows the reason', async ({ page }) => {
  await openTerminal(page);
  await typeLine(page, 'seq 300; exit 3');
  await expect(page.getByRole('alert')).toContainText('Disconnected');
  await expect(row(page, 'Process exited with status 3')).toBeVisible();
  await expect(row(page, /^300$/)).toBeVisible();
});
