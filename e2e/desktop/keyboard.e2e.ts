// Tests keyboard input on a desktop. The expected numbers are scan codes, which identify physical keys.
import { expect, test } from '#e2e/harness/harness.ts';
import {
  sessionBar,
  button,
  connected,
  receivedKeys,
  liveDesktop,
  openDesktop,
  receivedMessages,
  screen,
} from './desktop-page.ts';

test.use({ scenario: 'a windows desktop' });

test('typed text arrives with Shift, CapsLock, Enter and Backspace', { tag: '@gate' }, async ({ page, mock }) => {
  await openDesktop(page);
  await page.keyboard.press('Shift+H');
  await page.keyboard.type('ex');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('llo, world');
  await page.keyboard.press('Shift+1');
  await page.keyboard.press('Enter');
  await page.keyboard.type('[2];');
  await page.keyboard.press('CapsLock');
  await page.keyboard.type('loud');
  await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('Hello, world!\n[2];LOUD');
  await expect.poll(() => liveDesktop(mock).desktop.keyboard.pressedKeys()).toEqual([]);
});

test('a held key repeats, Tab and Escape go to the desktop, and Pause and NumLock have the codes of 14.x', async ({
  page,
  mock,
}) => {
  await openDesktop(page);
  await page.keyboard.down('a');
  await page.keyboard.down('a');
  await page.keyboard.down('a');
  await page.keyboard.up('a');
  await expect.poll(() => receivedKeys(mock)).toEqual(['+1e', '+1e', '+1e', '-1e']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect.poll(() => receivedKeys(mock).slice(4)).toEqual(['+f', '-f', '+1', '-1']);
  await expect(screen(page)).toBeFocused();
  await page.keyboard.press('Pause');
  await page.keyboard.press('NumLock');
  await expect.poll(() => receivedKeys(mock).slice(8)).toEqual(['+45', '-45', '+e045', '-e045']);
  expect(receivedMessages(mock, 'syncKeys')).toEqual([]);
});

test('a key is sent if it is pressed when Connected appears', async ({ page, mock }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const sections = [...document.querySelectorAll('section')];
      if (!sections.some(({ textContent }) => textContent?.includes('Connected'))) return;
      observer.disconnect();
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyH', key: 'h', bubbles: true }));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
  await openDesktop(page);
  await expect.poll(() => receivedKeys(mock)).toEqual(['+23']);
});

// docs/behaviour.md#live-desktops "The console handles Ctrl+Alt+Home"
test(
  'Ctrl+Alt+Home focuses the bar, and Tab moves through it back to the desktop',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openDesktop(page);
    await expect(screen(page)).toHaveAccessibleDescription(/Press Ctrl\+Alt\+Home to move to the session bar\./);
    await page.keyboard.press('Control+Alt+Home');
    await expect(sessionBar(page)).toBeFocused();
    await expect.poll(() => liveDesktop(mock).desktop.keyboard.pressedKeys()).toEqual([]);
    expect(receivedKeys(mock).join(' ')).not.toContain('e047');
    await page.keyboard.press('Tab');
    await expect(sessionBar(page).getByRole('link', { name: 'Desktops' })).toBeFocused();
    for (const name of ['Share clipboard', 'Send keys', 'Desktop actions', 'Full screen', 'Disconnect']) {
      await page.keyboard.press('Tab');
      await expect(button(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(screen(page)).toBeFocused();
    await page.keyboard.type('back');
    await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('back');
  },
);

// docs/behaviour.md#live-desktops "No key sticks: the console releases",
// "Alt and the Windows key wait for the next"
test('keys are released when the focus leaves the desktop', { tag: '@gate' }, async ({ page, mock }) => {
  await openDesktop(page);
  await page.keyboard.down('Shift');
  await page.keyboard.down('a');
  await expect.poll(() => liveDesktop(mock).desktop.keyboard.pressedKeys()).toHaveLength(2);
  await button(page, 'Desktop actions').focus();
  await expect.poll(() => liveDesktop(mock).desktop.keyboard.pressedKeys()).toEqual([]);
  expect(receivedKeys(mock)).toEqual(['+2a', '+1e', '-1e', '-2a']);
  await page.keyboard.up('a');
  await page.keyboard.up('Shift');
  await screen(page).focus();
  // When a user presses Alt+Tab to change the window, the page receives only Alt. It must not stay pressed.
  await page.keyboard.down('Alt');
  await button(page, 'Desktop actions').focus();
  await screen(page).focus();
  await page.keyboard.up('Alt');
  await page.keyboard.type('a');
  await expect.poll(() => receivedKeys(mock).slice(4)).toEqual(['+1e', '-1e']);
  expect(liveDesktop(mock).desktop.notepadText()).toBe('Aa');
});

test(
  'shortcuts of the console and of the browser are sent to the desktop',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await openDesktop(page);
    await page.keyboard.press('Control+k');
    await expect.poll(() => receivedKeys(mock)).toEqual(['+1d', '+25', '-25', '-1d']);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Shift+?');
    await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('?');
    await expect(page.getByRole('dialog')).toBeHidden();
    const url = page.url();
    for (const shortcut of ['Control+s', 'Control+f', 'F5', 'Alt+ArrowLeft', 'Control+r'])
      await page.keyboard.press(shortcut);
    await expect.poll(() => receivedKeys(mock)).toEqual(expect.arrayContaining(['+1f', '+21', '+3f', '+e04b', '+13']));
    expect(page.url()).toBe(url);
    await expect(connected(page)).toBeVisible();
  },
);

const KEY_COMBINATIONS = [
  ['Ctrl+Alt+Del', '+1d +38 +e053 -e053 -38 -1d'],
  ['Alt+Tab', '+38 +f -f -38'],
  ['Windows+R', '+e05b +13 -13 -e05b'],
  ['Print Screen', '+e037 -e037'],
] as const;

test('the menu sends key combinations that browsers reserve, and a typed Alt+F4 is sent too', async ({
  page,
  mock,
}) => {
  await openDesktop(page);
  let sentCount = 0;
  for (const [name, codes] of KEY_COMBINATIONS) {
    await button(page, 'Send keys').click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    await expect.poll(() => receivedKeys(mock).slice(sentCount).join(' ')).toBe(codes);
    sentCount = receivedKeys(mock).length;
    await expect(screen(page)).toBeFocused();
  }
  await page.keyboard.press('Alt+F4');
  await expect.poll(() => receivedKeys(mock).slice(sentCount)).toEqual(['+38', '+3e', '-3e', '-38']);
  expect(liveDesktop(mock).desktop.findControl('title Untitled - Notepad')).toBeUndefined();
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'a windows desktop, 18.x' });

  test('the state of lock keys is sent before the first key after each focus, and Pause has the codes of 18.x', async ({
    page,
    mock,
  }) => {
    await openDesktop(page);
    await page.keyboard.type('ab');
    await button(page, 'Desktop actions').focus();
    await screen(page).focus();
    await page.keyboard.type('c');
    await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('abc');
    const messageOrder = () => receivedMessages(mock, 'syncKeys', 'keyboardButton').map(({ type }) => type);
    expect(messageOrder().flatMap((type, index) => (type === 'syncKeys' ? [index] : []))).toEqual([0, 5]);
    expect(receivedMessages(mock, 'syncKeys')[0]).toMatchObject({ scroll: false, caps: false, kana: false });
    await page.keyboard.press('Pause');
    await page.keyboard.press('NumLock');
    await expect.poll(() => receivedKeys(mock).slice(6)).toEqual(['+1d', '+45', '-1d', '-45', '+45', '-45']);
  });
});

test.describe('on a Mac', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0 Safari/537.36',
  });

  test('each change of CapsLock is sent as press and release, and releasing Command releases other keys', async ({
    page,
    mock,
  }) => {
    await openDesktop(page);
    // A Mac sends one event for each change of CapsLock.
    await page.keyboard.down('CapsLock');
    await page.keyboard.type('a');
    await page.keyboard.up('CapsLock');
    await page.keyboard.type('b');
    await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('Ab');
    await expect.poll(() => receivedKeys(mock)).toEqual(['+3a', '-3a', '+1e', '-1e', '+3a', '-3a', '+30', '-30']);
    // A Mac sends no keyup for a key that is held with Command.
    await page.keyboard.down('Meta');
    await page.keyboard.down('c');
    await page.keyboard.up('Meta');
    await expect.poll(() => receivedKeys(mock).slice(8)).toEqual(['+e05b', '+2e', '-2e', '-e05b']);
    expect(liveDesktop(mock).desktop.keyboard.pressedKeys()).toEqual([]);
  });
});

test('input on a desktop keeps the web session active', { tag: '@gate' }, async ({ page, mock, time }) => {
  mock.world.settings.idleTimeoutMs = 5 * 60 * 1000;
  await openDesktop(page);
  for (let minute = 0; minute < 7; minute += 1) {
    await time.pass('00:01:00');
    await page.keyboard.type('a');
  }
  await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('a'.repeat(7));
  await expect(page.getByRole('dialog')).toBeHidden();
});
