// A proxy of 18.x that accepts a terminal's connection and then sends nothing.
import type { Page, WebSocket } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const WEB_01_PATH = '/web/cluster/one.example.com/console/node/id-of-web-01/root';
const UNKNOWN_CLUSTER_PATH = WEB_01_PATH.replace('one.example.com', 'nowhere.example.com');
const SILENT_PROXY_MESSAGE = /Couldn't connect.*The proxy accepted the connection, then sent nothing for 30 seconds\./;

const confirmButton = (page: Page) => page.getByRole('button', { name: /^Connect as/ });
const endAlert = (page: Page) => page.getByRole('alert');

test.use({ scenario: 'people and servers, 18.x' });

// docs/behaviour.md#the-console-workspace "A proxy that accepts the connection"
test(
  'a session without a response to its token ends after 30 seconds',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    mock.world.streamFault = { token: 'unanswered' };
    await page.goto(WEB_01_PATH);
    const firstFrameSent = new Promise((resolve) => page.on('websocket', (socket) => socket.on('framesent', resolve)));
    await confirmButton(page).click();
    await firstFrameSent;
    await time.pass('00:00:31');
    await expect(endAlert(page)).toContainText(SILENT_PROXY_MESSAGE);
  },
);

// docs/behaviour.md#waits "In a terminal, Cancel closes the connection"
test('a terminal without a response shows what it waits for and can be canceled', async ({ page, mock, time }) => {
  mock.world.streamFault = { token: 'unanswered' };
  await page.goto(WEB_01_PATH);
  const firstFrameSent = new Promise<WebSocket>((resolve) =>
    page.on('websocket', (socket) => socket.on('framesent', () => resolve(socket))),
  );
  await confirmButton(page).click();
  const socket = await firstFrameSent;
  await time.pass('00:00:05');
  await expect(page.getByText('Still waiting for the proxy', { exact: true })).toBeVisible();
  await time.pass('00:00:10');
  await expect(page.getByText('Still waiting for the proxy: Terminal of root@web-01')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(endAlert(page)).toContainText(/Disconnected.*You canceled the connection\./);
  await expect.poll(() => socket.isClosed()).toBe(true);
  mock.world.streamFault = undefined;
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
});

// docs/behaviour.md#the-console-workspace "On 18.x, this also applies after the proxy"
test('a session of an unknown cluster ends after 30 seconds when its token was accepted', async ({ page, time }) => {
  await page.goto(UNKNOWN_CLUSTER_PATH);
  const firstFrameReceived = new Promise((resolve) =>
    page.on('websocket', (socket) => socket.on('framereceived', resolve)),
  );
  await confirmButton(page).click();
  await firstFrameReceived;
  await time.pass('00:00:31');
  await expect(endAlert(page)).toContainText(SILENT_PROXY_MESSAGE);
});
