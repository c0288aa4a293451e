import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { RECORDED_DESKTOP } from '#fixtures/scenarios/recordings/recorded-desktops.ts';
import { addressOf, BLUE, button, controls, events, open, RED, shows } from './desktop-recording.ts';

test.use({ scenario: 'a recorded desktop', as: 'carol' });

const notOpened = "Couldn't open the recording";
const status = { hasText: 'Parts of the screen may be missing' };

test(
  'one that breaks off keeps what was drawn, Restart opens it again, and a link leads to the recordings',
  { tag: '@gate' },
  async ({ page, time, mock }) => {
    await open(page);
    await time.pass('00:00:01');
    await shows(page, 'background', BLUE);
    mock.world.cutStreams();
    await expect(page.getByRole('alert')).toContainText("The connection was cut. The recording hasn't ended.");
    await shows(page, 'background', BLUE);
    await expectAccessible(page);
    await button(page, 'Restart').click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(button(page, 'Pause')).toBeVisible();
    await page.getByRole('link', { name: 'Session Recordings' }).click();
    await expect(page).toHaveURL(/\/recordings/);
  },
);

test('a proxy that refuses the connection is said to, and Retry tries again', async ({ page, mock }) => {
  mock.world.streamFault = { refused: 403, message: 'access denied' };
  await page.goto(addressOf());
  await expect(page.getByRole('heading', { name: notOpened })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    "The proxy refused the connection. Browsers don't show the reason.",
  );
  await expectAccessible(page);
  mock.world.streamFault = undefined;
  await button(page, 'Retry').click();
  await expect(button(page, 'Pause')).toBeVisible();
});

test.describe('a recording that was removed', () => {
  test.use({ scenario: 'a recorded desktop that is gone' });

  test('is told in the words of the proxy, until it is there', async ({ page, mock }) => {
    await page.goto(addressOf());
    await expect(page.getByRole('heading', { name: notOpened })).toBeVisible();
    await expect(page.getByText('Proxy: session not found')).toBeVisible();
    mock.world.db.recording.delete(RECORDED_DESKTOP);
    await button(page, 'Retry').click();
    await expect(button(page, 'Pause')).toBeVisible();
  });
});

test.describe('a recording that was removed, 18.x', () => {
  test.use({ scenario: 'a recorded desktop that is gone, 18.x' });

  test('shows the words of the proxy, also where that refuses the token', async ({ page, mock }) => {
    await page.goto(addressOf());
    await expect(page.getByText(`Proxy: recording for session ${RECORDED_DESKTOP} not found`)).toBeVisible();
    mock.world.streamFault = { token: 'refused' };
    await page.goto(addressOf());
    await expect(page.getByRole('heading', { name: notOpened })).toBeVisible();
    await expect(page.getByText('Proxy: invalid token')).toBeVisible();
  });
});

test.describe('without access', () => {
  test.use({ as: 'dora' });

  test('nothing of it is shown', { tag: '@gate' }, async ({ page }) => {
    await page.goto(addressOf());
    await expect(page.getByText('Proxy: server error')).toBeVisible();
    await expect(button(page, 'Pause')).toBeHidden();
  });
});

test.describe('frames of 18.x', () => {
  test.use({ scenario: 'a recorded desktop of 18.x frames' });

  test('shows how many screen updates it could not decode, and lists the other messages', async ({ page, time }) => {
    await open(page);
    await time.pass('00:00:06');
    await expect(page.getByRole('status').filter({ hasText: "Couldn't decode 9 screen updates" })).toBeVisible();
    await expect(events(page)).toHaveText([/This session is being recorded/]);
    await expectAccessible(page);
  });
});

test.describe('a session that ended in an error', () => {
  test.use({ scenario: 'a recorded desktop that ends in an error' });

  test('is played to there, and the error is listed', async ({ page, time }) => {
    await open(page);
    await time.pass('00:00:04');
    await expect(events(page).filter({ hasText: 'RDP connection ended' })).toHaveText(/00:03\s*Session error/);
    // The session went on for a minute after the last message.
    await expect(page.getByText('End of the recording')).toBeHidden();
    await time.pass('00:00:57');
    await expect(page.getByText('End of the recording')).toBeVisible();
    await expect(controls(page)).toContainText('01:00 / 01:00');
    await shows(page, 'background', BLUE);
  });
});

test.describe('messages that cannot be read', () => {
  test.use({ scenario: 'a broken recorded desktop' });

  test('are counted, and the others are drawn', async ({ page, time }) => {
    await open(page);
    await time.pass('00:00:02');
    await expect(page.getByRole('status').filter(status)).toContainText("Couldn't read 5 recorded messages.");
    await time.pass('00:00:10');
    await shows(page, 'red', RED);
  });
});

test.describe('hostile text', () => {
  test.use({ scenario: 'a hostile recorded desktop' });

  test('is shown as text, with marks that turn it round made visible', { tag: '@gate' }, async ({ page, time }) => {
    await open(page);
    await time.pass('00:00:02');
    await expect(events(page)).toContainText('<img src=x onerror=alert(1)> billU+202Egpj.exe');
    await expect(page.getByRole('img')).toHaveCount(1);
  });
});
