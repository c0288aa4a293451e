// Terminals of a proxy that sends more than a page can process, or that does not respond.
import type { Page } from '@playwright/test';
import type { FaultStep } from '#fixtures/sockets/stream-faults.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { readLongestTask, recordLongTasks, resetLongestTask } from '#e2e/faults/long-tasks.ts';
import { WEB_01_PATH } from './terminal-page.ts';

test.use({ scenario: 'people and servers' });

const SESSION_METADATA = JSON.stringify({
  session: { id: 's1', kind: 'ssh', login: 'root', server_hostname: 'web-01' },
});

const withSessionStart = (...steps: readonly FaultStep[]) => ({
  steps: [{ frame: 's', payload: SESSION_METADATA }, ...steps],
});

const confirmButton = (page: Page) => page.getByRole('button', { name: /^Connect as/ });
const endAlert = (page: Page) => page.getByRole('alert');

// docs/behaviour.md#streams "The console ends a stream after a message", "It also ends a stream if more than 64"
test('a message of 50 MB ends the session', async ({ page, mock }) => {
  await page.goto(WEB_01_PATH);
  mock.world.streamFault = withSessionStart({ frame: 'r', payload: 'x'.repeat(50_000_000) });
  await confirmButton(page).click();
  await expect(endAlert(page)).toContainText('The proxy sent a message of 50.0 MB, which is larger than any valid one');
});

const MAX_ADDED_TASK_MS = 200;
const ATTEMPTS = 3;
const FLOOD_STEPS: readonly FaultStep[] = [
  ...Array.from({ length: 100_000 }, (_, index) => ({ frame: 'r', payload: `line ${index}\r\n` })),
  { frame: 'c' },
  'drop',
];

/** The longest task of the page while it receives the messages of the mock over a socket that nothing reads. */
async function longestTaskWithoutReader(page: Page, url: string): Promise<number> {
  await resetLongestTask(page);
  await page.evaluate(
    (address) => new Promise((resolve) => new WebSocket(address).addEventListener('close', resolve)),
    url,
  );
  return readLongestTask(page);
}

/** The longest task of the page while a terminal shows the messages of the mock. */
async function longestTaskInTerminal(page: Page): Promise<number> {
  await resetLongestTask(page);
  await endAlert(page)
    .getByRole('button', { name: /^(?:Reconnect|Start new session)/ })
    .click();
  await expect(endAlert(page)).toBeHidden();
  await expect(endAlert(page)).toContainText('Session ended', { timeout: 20_000 });
  return readLongestTask(page);
}

// docs/behaviour.md#streams "The console reads waiting messages"
test('100,000 messages in a terminal lengthen the longest task by at most 200 ms', async ({ page, mock }) => {
  test.slow();
  // The first session loads the terminal, which is not measured.
  mock.world.streamFault = withSessionStart({ frame: 'c' }, 'drop');
  await page.goto(WEB_01_PATH);
  const openedSocket = page.waitForEvent('websocket');
  await confirmButton(page).click();
  const url = (await openedSocket).url();
  await expect(endAlert(page)).toContainText('Session ended');
  await page.evaluate(recordLongTasks);
  mock.world.streamFault = withSessionStart(...FLOOD_STEPS);
  const attempts: { unread: number; shown: number }[] = [];
  // The time without a reader is subtracted, because the browser and Playwright need it too. One good attempt is
  // enough, because a busy machine makes any task longer.
  const hasGoodAttempt = () => attempts.some(({ unread, shown }) => shown - unread <= MAX_ADDED_TASK_MS);
  while (attempts.length < ATTEMPTS && !hasGoodAttempt())
    attempts.push({ unread: await longestTaskWithoutReader(page, url), shown: await longestTaskInTerminal(page) });
  expect(hasGoodAttempt(), `longest tasks in ms: ${JSON.stringify(attempts)}`).toBe(true);
});

// docs/behaviour.md#streams "A stream ends if the proxy doesn't"
test('a session ends after 10 seconds without a response to its upgrade', async ({ page, mock, time }) => {
  mock.world.streamFault = { upgrade: 'unanswered' };
  await page.goto(WEB_01_PATH);
  const socket = page.waitForEvent('websocket');
  await confirmButton(page).click();
  await socket;
  await time.pass('00:00:11');
  await expect(endAlert(page)).toContainText("The proxy didn't answer the connection request within 10 seconds.");
  mock.world.cutStreams();
});
