// Tests a rolling restart of two copies of Postern behind HAProxy with its recipe.
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test as base } from './harness.ts';
import { startPostern, type Postern } from './start-postern.ts';
import { startProgram, requestPage } from './start-program.ts';

/** After this time, the program sends requests to a restarted copy again. */
const CHECK_MS = 4000;
const USER_PREFIX = 'restart-';

/** Two copies of Postern. The program in front of them sends requests to both. */
const test = base.extend<object, { otherPostern: Postern }>({
  otherPostern: [
    async ({ upstream }, use) => {
      const postern = await startPostern(upstream.origin);
      await use(postern);
      await postern.stop();
    },
    { scope: 'worker' },
  ],
  program: [
    async ({ programName, postern, otherPostern }, use) => {
      const program = await startProgram(programName, [postern.port, otherPostern.port]);
      await use(program);
      await program.stop();
    },
    { scope: 'worker' },
  ],
});

test('a rolling restart of two copies loses no request and no typed character', async ({
  browserSession: { terminalTab },
  quietTerminal,
  client,
  program,
  postern,
  otherPostern,
}) => {
  // This client ignores the notice of a restart, so the copy would wait for it until the drain timeout.
  quietTerminal.socket.terminate();
  const words = Array.from({ length: 30 }, (_, index) => `w${index}`).join(' ');
  const statuses: number[] = [];
  const rolling = { isDone: false };
  async function sendRequests(send: () => Promise<{ status: number }>): Promise<void> {
    while (!rolling.isDone) {
      statuses.push((await send()).status);
      await delay(20);
    }
  }
  await terminalTab.getByRole('textbox', { name: 'Terminal input' }).focus();
  let createdUsers = 0;
  const createUser = () => {
    createdUsers += 1;
    return client.call('POST', '/v1/webapi/users', {
      body: { name: `${USER_PREFIX}${createdUsers}`, roles: ['developer'] },
    });
  };
  const countUsers = async () => {
    const { body } = await client.call('GET', '/v1/webapi/users');
    return String(body).split(`"${USER_PREFIX}`).length - 1;
  };
  const requests = [
    sendRequests(() => requestPage(program.origin)),
    sendRequests(() => client.call('GET', '/v1/webapi/user/status')),
    sendRequests(() => createUser()),
  ];
  const typed = terminalTab.keyboard.type(`echo ${words}`, { delay: 120 });
  for (const copy of [postern, otherPostern]) {
    await delay(2000);
    await copy.restart();
    await delay(CHECK_MS);
  }
  await typed;
  rolling.isDone = true;
  await Promise.all(requests);
  await terminalTab.keyboard.type('\n');
  await expect(terminalTab.getByRole('listitem').filter({ hasText: new RegExp(`^${words}$`) })).toBeVisible();
  expect(statuses.length).toBeGreaterThan(200);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  // Lists of the proxy show changes after some seconds.
  await expect.poll(countUsers).toBe(createdUsers);
});
