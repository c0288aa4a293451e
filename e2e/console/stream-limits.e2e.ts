// Terminals of a proxy that sends more than a page can take, or does not answer.
import type { Page } from '@playwright/test';
import type { FaultStep } from '#fixtures/sockets/faults.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { readOut } from '#e2e/harness/screen-reader.ts';
import { row, WEB_01 } from './terminal-page.ts';

test.use({ scenario: 'people and servers' });

const about = JSON.stringify({ session: { id: 's1', kind: 'ssh', login: 'root', server_hostname: 'web-01' } });

const begun = (...steps: readonly FaultStep[]) => ({ steps: [{ frame: 's', payload: about }, ...steps] });

const confirm = (page: Page) => page.getByRole('button', { name: /^Connect as/ });
const ended = (page: Page) => page.getByRole('alert');

// docs/behaviour.md#streams "a message of more than 16 MiB", "no task of the page takes longer"
test('a message of 20 MB ends the session, 100,000 messages do not, and the page answers meanwhile', async ({
  page,
  mock,
}) => {
  test.slow(); // the browser reports each message to the test
  await readOut(page);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    Object.assign(window, { longTasks: tasks });
  });
  const longest = () => page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'longTasks') as number[]))); // the list above
  await page.goto(WEB_01);
  mock.world.streamFault = begun({ frame: 'r', payload: 'x'.repeat(20_000_000) });
  await confirm(page).click();
  await expect(ended(page)).toContainText('The proxy sent a message of 20.0 MB, which is larger than any valid one');
  const flood = Array.from({ length: 100_000 }, (_, at) => ({ frame: 'r', payload: `line ${at}\r\n` }));
  mock.world.streamFault = begun(...flood, { frame: 'r', payload: 'the end' });
  await page.evaluate(() => (Reflect.get(window, 'longTasks') as number[]).splice(0));
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await expect(row(page, 'the end')).toBeVisible({ timeout: 60_000 });
  expect(await longest()).toBeLessThan(200);
});

// docs/behaviour.md#streams "nobody answers within 10 seconds"
test('a session ends after 10 seconds when nobody answers its upgrade', async ({ page, mock, time }) => {
  mock.world.streamFault = { upgrade: 'unanswered' };
  await page.goto(WEB_01);
  const socket = page.waitForEvent('websocket');
  await confirm(page).click();
  await socket;
  await time.pass('00:00:11');
  await expect(ended(page)).toContainText("The proxy didn't answer the connection request within 10 seconds.");
  mock.world.cutStreams();
});
