// Tests dead keys (accent keys) and input methods, which compose characters from several keys, for example in Japanese.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { receivedKeys, liveDesktop, sessionMessages, openDesktop, screen } from './desktop-page.ts';

test.use({ scenario: 'a windows desktop' });

/** Simulates an input method: key presses that it intercepts, then the composed text. */
const composeText = (page: Page, text: string) =>
  screen(page).evaluate((canvas, text) => {
    const key = (type: 'keydown' | 'keyup', isComposing: boolean, name: string) =>
      canvas.dispatchEvent(new KeyboardEvent(type, { key: name, code: 'KeyN', isComposing, bubbles: true }));
    const composition = (type: string, data: string) =>
      canvas.dispatchEvent(new CompositionEvent(type, { data, bubbles: true }));
    key('keydown', false, 'Process');
    composition('compositionstart', '');
    key('keyup', true, 'n');
    key('keydown', true, 'Process');
    composition('compositionend', text);
    key('keyup', false, 'n');
  }, text);

// docs/behaviour.md#live-desktops "Dead keys are sent as the keys that they are"
test('dead keys and keys that an input method ignores are sent as keys', async ({ page, mock }) => {
  await openDesktop(page);
  const session = await page.context().newCDPSession(page);
  const press = async (key: string, code: string) => {
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      await session.send('Input.dispatchKeyEvent', { type, key, code });
  };
  await press('Dead', 'BracketLeft');
  await press('ê', 'KeyE');
  await expect.poll(() => receivedKeys(mock)).toEqual(['+1a', '-1a', '+12', '-12']);
  await screen(page).dispatchEvent('keydown', { key: 'Process', code: 'KeyA' });
  await screen(page).dispatchEvent('keyup', { key: 'a', code: 'KeyA' });
  await expect.poll(() => receivedKeys(mock).slice(4)).toEqual(['+1e', '-1e']);
});

// docs/behaviour.md#live-desktops "Keys that an input method consumes", "The console types the resulting text"
test('composed text is typed once, and one warning appears for text without keys', async ({ page, mock }) => {
  await openDesktop(page);
  await composeText(page, 'Nana');
  await page.keyboard.type('x');
  await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('Nanax');
  await composeText(page, 'なな');
  await composeText(page, '奈奈');
  const warning =
    "Text from your input method wasn't sent, because it can't be typed with keys. Paste the text instead.";
  await expect(sessionMessages(page).getByText(warning)).toHaveCount(1);
  await composeText(page, 'ok');
  await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('Nanaxok');
});
