// Tests errors in the player of desktop recordings: lost connections, missing recordings, and unreadable messages.
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { RECORDED_DESKTOP_ID } from '#fixtures/scenarios/recordings/recorded-desktops.ts';
import { playerAddress, BLUE, button, controls, events, openPlaying, RED, expectColor } from './desktop-player-page.ts';

test.use({ scenario: 'a recorded desktop', username: 'carol' });

const NOT_OPENED_TITLE = "Couldn't open the recording";
const MISSING_PARTS_STATUS = { hasText: 'Parts of the screen may be missing' };

test(
  'an interrupted recording keeps its last picture and can be restarted, and a link leads to all recordings',
  { tag: '@gate' },
  async ({ page, time, mock }) => {
    await openPlaying(page);
    await time.pass('00:00:01');
    await expectColor(page, 'background', BLUE);
    mock.world.cutStreams();
    await expect(page.getByRole('alert')).toContainText("The connection was cut. The recording hasn't ended.");
    await expectColor(page, 'background', BLUE);
    await expectAccessible(page);
    await button(page, 'Restart').click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(button(page, 'Pause')).toBeVisible();
    await page.getByRole('link', { name: 'Session Recordings' }).click();
    await expect(page).toHaveURL(/\/recordings/);
  },
);

test('a refused connection is reported, and Retry connects', async ({ page, mock }) => {
  mock.world.streamFault = { refused: 403, message: 'access denied' };
  await page.goto(playerAddress());
  await expect(page.getByRole('heading', { name: NOT_OPENED_TITLE })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    "The proxy refused the connection. Browsers don't show the reason.",
  );
  await expectAccessible(page);
  mock.world.streamFault = undefined;
  await button(page, 'Retry').click();
  await expect(button(page, 'Pause')).toBeVisible();
});

test.describe('a missing recording', () => {
  test.use({ scenario: 'a deleted recorded desktop' });

  test('shows the message of the proxy, and Retry plays it when it exists', async ({ page, mock }) => {
    await page.goto(playerAddress());
    await expect(page.getByRole('heading', { name: NOT_OPENED_TITLE })).toBeVisible();
    await expect(page.getByText('Proxy: session not found')).toBeVisible();
    mock.world.db.recording.delete(RECORDED_DESKTOP_ID);
    await button(page, 'Retry').click();
    await expect(button(page, 'Pause')).toBeVisible();
  });
});

test.describe('a missing recording behind an 18.x proxy', () => {
  test.use({ scenario: 'a deleted recorded desktop, 18.x' });

  test('shows the message of the proxy, and so does a recording whose token is refused', async ({ page, mock }) => {
    await page.goto(playerAddress());
    await expect(page.getByText(`Proxy: recording for session ${RECORDED_DESKTOP_ID} not found`)).toBeVisible();
    mock.world.streamFault = { token: 'refused' };
    await page.goto(playerAddress());
    await expect(page.getByRole('heading', { name: NOT_OPENED_TITLE })).toBeVisible();
    await expect(page.getByText('Proxy: invalid token')).toBeVisible();
  });
});

test.describe('as dora, who may not play the recording', () => {
  test.use({ username: 'dora' });

  test('the player shows the error of the proxy instead of the recording', { tag: '@gate' }, async ({ page }) => {
    await page.goto(playerAddress());
    await expect(page.getByText('Proxy: server error')).toBeVisible();
    await expect(button(page, 'Pause')).toBeHidden();
  });
});

test.describe('a recording with screen updates in the format of 18.x', () => {
  test.use({ scenario: 'a recorded desktop of 18.x frames' });

  test('shows how many screen updates it could not decode, and lists the other messages', async ({ page, time }) => {
    await openPlaying(page);
    await time.pass('00:00:06');
    await expect(page.getByRole('status').filter({ hasText: "Couldn't decode 9 screen updates" })).toBeVisible();
    await expect(events(page)).toHaveText([/This session is being recorded/]);
    await expectAccessible(page);
  });
});

test.describe('a session that ended in an error', () => {
  test.use({ scenario: 'a recorded desktop that ends in an error' });

  test('lists the error and plays until the end of the session', async ({ page, time }) => {
    await openPlaying(page);
    await time.pass('00:00:04');
    await expect(events(page).filter({ hasText: 'RDP connection ended' })).toHaveText(/00:03\s*Session error/);
    // The session lasted one more minute after the last message.
    await expect(page.getByText('End of the recording')).toBeHidden();
    await time.pass('00:00:57');
    await expect(page.getByText('End of the recording')).toBeVisible();
    await expect(controls(page)).toContainText('01:00 / 01:00');
    await expectColor(page, 'background', BLUE);
  });
});

test.describe('unreadable messages', () => {
  test.use({ scenario: 'a broken recorded desktop' });

  test('are counted, and the screen updates after them are drawn', async ({ page, time }) => {
    await openPlaying(page);
    await time.pass('00:00:02');
    await expect(page.getByRole('status').filter(MISSING_PARTS_STATUS)).toContainText(
      "Couldn't read 5 recorded messages.",
    );
    await time.pass('00:00:10');
    await expectColor(page, 'red', RED);
  });
});

test.describe('a message with HTML and bidirectional marks', () => {
  test.use({ scenario: 'a hostile recorded desktop' });

  test('is shown as text, and the marks are shown by their number', { tag: '@gate' }, async ({ page, time }) => {
    await openPlaying(page);
    await time.pass('00:00:02');
    await expect(events(page)).toContainText('<img src=x onerror=alert(1)> billU+202Egpj.exe');
    await expect(page.getByRole('img')).toHaveCount(1);
  });
});
