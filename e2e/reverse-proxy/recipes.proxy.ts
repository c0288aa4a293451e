// Tests each recipe of docs/guide/reverse-proxy with the real program. The tests of a program run in this order and
// share one browser, whose terminal stays open.
import { request } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test, type WorkerFixtures } from './harness.ts';
import { measureMemoryGrowth } from './memory.ts';
import { requestPage } from './start-program.ts';
import { floodTerminal, openTerminal } from './terminal-stream.ts';
import { download, hashOfGenerated, upload } from './transfers.ts';

/** The default timeouts of the programs are at most 60 seconds. */
const QUIET_MS = 75_000;
const FILE_BYTES = 200 * 1024 * 1024;
const FLOOD = { range: { first: 100_000_000, last: 107_999_999 }, pauseMs: 3000 };
/** The flood prints 88 MB and the file has 200 MiB, so a program that buffers exceeds its limit. */
const MAX_PROGRAM_GROWTH_MIB = 32;
/** The memory of Node.js varies until its next garbage collection. */
const MAX_POSTERN_GROWTH_MIB = 64;
const RELOAD_MS = 4000;

/** Prints a figure below the test's title, for the table in the report of a release. */
const printFigure = (name: string, text: string) => console.log(`      ${name}: ${text}`);

/** Runs `use` and checks that the memory of the program and of Postern stays flat. */
async function expectFlatMemory(
  { program, postern }: Pick<WorkerFixtures, 'program' | 'postern'>,
  use: () => Promise<void>,
) {
  const programGrowth = measureMemoryGrowth(program.pid);
  const posternGrowth = measureMemoryGrowth(postern.pid);
  const startedAt = performance.now();
  await use();
  const growth = { program: programGrowth(), postern: posternGrowth() };
  const seconds = (performance.now() - startedAt) / 1000;
  printFigure(
    test.info().project.name,
    `${seconds.toFixed(1)} s, memory +${growth.program.toFixed(1)} MiB, Postern +${growth.postern.toFixed(1)} MiB`,
  );
  expect(growth.program, 'growth of the program in MiB').toBeLessThan(MAX_PROGRAM_GROWTH_MIB);
  expect(growth.postern, 'growth of Postern in MiB').toBeLessThan(MAX_POSTERN_GROWTH_MIB);
}

/** Runs a command in the terminal of the browser. The words differ from the typed ones, which the shell echoes. */
async function expectTerminalWorks(tab: Page, word: string): Promise<void> {
  await tab.getByRole('textbox', { name: 'Terminal input' }).focus();
  await tab.keyboard.type(`echo ${word}''-works\n`);
  await expect(tab.getByRole('listitem').filter({ hasText: new RegExp(`^${word}-works$`) })).toBeVisible();
}

/** The query tells the requests of this test from those of the browser. */
const FORGED_PATH = '/v1/webapi/ping?forged=1';

/** Sends a request to the program from another address of this machine. */
function requestFrom(localAddress: string, { origin, headers }: { origin: string; headers: Record<string, string> }) {
  const { port } = new URL(origin);
  const options = {
    localAddress,
    host: '127.0.0.1',
    port,
    path: FORGED_PATH,
    headers,
    rejectUnauthorized: false,
  };
  return new Promise<number | undefined>((resolve, reject) => {
    request({ ...options, agent: false, servername: 'localhost' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('a user signs in over HTTP/2 and opens a terminal', async ({ browserSession }) => {
  const { page, terminalTab, consoleErrors } = browserSession;
  const protocols = await page.evaluate(() => [
    ...new Set(
      performance
        .getEntries()
        .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? [entry.nextHopProtocol] : [])),
    ),
  ]);
  expect(protocols).toEqual(['h2']);
  await expectTerminalWorks(terminalTab, 'terminal');
  expect(consoleErrors).toEqual([]);
});

test('forwarded headers and hosts of clients do not reach Postern', async ({ program, upstream }) => {
  const { origin } = program;
  const { host } = new URL(origin);
  const forged = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http' };
  const receivedHeaders = () =>
    upstream.requests.filter(({ url }) => url === FORGED_PATH).map(({ headers }) => headers);
  // Postern trusts 127.0.0.1, so an appended address would not hide a forged one from there.
  const addresses = ['127.0.0.1', '127.0.0.2'];
  for (const address of addresses)
    expect(await requestFrom(address, { origin, headers: { host, ...forged } })).toBe(200);
  const expected = addresses.map((address) =>
    expect.objectContaining({ 'x-forwarded-for': address, 'x-forwarded-host': host, 'x-forwarded-proto': 'https' }),
  );
  expect(receivedHeaders()).toEqual(expected);
  await requestFrom('127.0.0.2', { origin, headers: { host: 'evil.test', 'x-forwarded-host': host } });
  expect(receivedHeaders(), 'requests for another host').toHaveLength(addresses.length);
});

test('encoded slashes in paths arrive unchanged', async ({ client, upstream }) => {
  const path = '/v1/webapi/users/a%2Fb%20c?search=d%2Fe';
  await client.call('GET', path);
  expect(upstream.requests.map(({ url }) => url)).toContain(path);
});

test('a flood of output arrives complete while memory stays flat', async ({ client, upstream, program, postern }) => {
  const terminal = await openTerminal(client, upstream.serverId);
  await expectFlatMemory({ program, postern }, () => floodTerminal(terminal, FLOOD));
  terminal.socket.terminate();
});

test('200 MiB are uploaded and downloaded while memory stays flat', async ({ client, upstream, program, postern }) => {
  const query = String(new URLSearchParams({ location: '/root/large.bin', filename: '/root/large.bin' }));
  const path = `/v1/webapi/sites/-current-/nodes/${upstream.serverId}/root/scp?${query}`;
  await test.step('upload', () =>
    expectFlatMemory({ program, postern }, async () => expect(await upload(client, path, FILE_BYTES)).toBe(200)));
  await test.step('download', () =>
    expectFlatMemory({ program, postern }, async () =>
      expect(await download(client, path)).toEqual({
        status: 200,
        size: FILE_BYTES,
        hash: hashOfGenerated(FILE_BYTES),
      }),
    ));
});

test('terminals stay open while they are quiet', async ({ quietTerminal, browserSession }) => {
  await delay(Math.max(0, quietTerminal.openedAt + QUIET_MS - performance.now()));
  expect(quietTerminal.receivedFrames()).toBe(0);
  quietTerminal.type("echo still''-open\r");
  await quietTerminal.waitForOutput('still-open');
  await expectTerminalWorks(browserSession.terminalTab, 'quiet');
});

test('requests succeed during a reload, and terminals stay or reconnect', async ({
  program,
  quietTerminal,
  browserSession,
}) => {
  const reloaded = delay(500).then(() => program.reload());
  const responses = [];
  let slowestMs = 0;
  for (const end = performance.now() + RELOAD_MS; performance.now() < end; await delay(50)) {
    const sentAt = performance.now();
    responses.push(await requestPage(program.origin));
    slowestMs = Math.max(slowestMs, performance.now() - sentAt);
  }
  await reloaded;
  expect([...new Set(responses.map(({ status }) => status))]).toEqual([200]);
  expect(responses.at(-1)?.certificate, 'the reload loads the renewed certificate').not.toBe(responses[0]?.certificate);
  await expectTerminalWorks(browserSession.terminalTab, 'reloaded');
  const isOpen = quietTerminal.socket.readyState === quietTerminal.socket.OPEN;
  printFigure(
    test.info().project.name,
    `slowest request ${slowestMs.toFixed(0)} ms, terminals ${isOpen ? 'stayed' : 'reconnected'}`,
  );
});

test('logs contain no token, also when Postern is down', async ({ client, program, postern }) => {
  await postern.stop();
  const { status } = await client.call('GET', `/v1/webapi/sites/-current-/connect?access_token=${client.bearer()}`);
  expect(status).toBeGreaterThanOrEqual(502);
  expect(await program.readLogs()).not.toContain('access_token');
});
