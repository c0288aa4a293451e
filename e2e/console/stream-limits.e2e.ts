// Terminals of a proxy that sends more than a page can take, or does not answer.
import type { Page } from '@playwright/test';
import type { FaultStep } from '#fixtures/sockets/faults.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { WEB_01 } from './terminal-page.ts';

test.use({ scenario: 'people and servers' });

const about = JSON.stringify({ session: { id: 's1', kind: 'ssh', login: 'root', server_hostname: 'web-01' } });

const begun = (...steps: readonly FaultStep[]) => ({ steps: [{ frame: 's', payload: about }, ...steps] });

const confirm = (page: Page) => page.getByRole('button', { name: /^Connect as/ });
const ended = (page: Page) => page.getByRole('alert');

// docs/behaviour.md#streams "a message of more than 16 MiB"
test('a message of 20 MB ends the session', async ({ page, mock }) => {
  await page.goto(WEB_01);
  mock.world.streamFault = begun({ frame: 'r', payload: 'x'.repeat(20_000_000) });
  await confirm(page).click();
  await expect(ended(page)).toContainText('The proxy sent a message of 20.0 MB, which is larger than any valid one');
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
