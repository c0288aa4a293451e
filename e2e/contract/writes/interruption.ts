// Interrupts the run while it creates resources: after a signal it cleans up itself, and after a kill the next run
// cleans up.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { serve } from '#serve/server.ts';
import { CONTRACT_PREFIX } from './cleanup.ts';
import { stateSnapshot, credentialsIn, CONTRACT_USER, createTestProxy } from './test-proxies.ts';

/** Held by the mock. At that time a role, a user and a lock have been created. */
const HELD_OPERATION = 'POST /v1/webapi/github';
const RUN_TIMEOUT_MS = 60_000;

async function startRun(proxy: Proxy, origin: string): Promise<ChildProcess> {
  const { password, code } = await credentialsIn(proxy);
  const words = [
    '--proxy',
    origin,
    '--user',
    CONTRACT_USER,
    '--write',
    '--report',
    'test-results/contract-interrupted.xml',
  ];
  return spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '../run.ts'), ...words], {
    env: { ...process.env, POSTERN_PASSWORD: password, POSTERN_CODE: code },
    stdio: 'ignore',
  });
}

const createdNames = ({ world: { db } }: Proxy): string[] =>
  [...db.user.all(), ...db.role.all()].map(({ name }) => name).filter((name) => name.startsWith(CONTRACT_PREFIX));

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

async function waitUntil(isTrue: () => boolean): Promise<boolean> {
  const end = Date.now() + RUN_TIMEOUT_MS;
  while (!isTrue() && Date.now() < end) await pause();
  return isTrue();
}

/** Starts a run, waits until it stands in the middle of its writes, and sends it a signal; tells how it ended. */
async function interruptRun(proxy: Proxy, origin: string, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  proxy.world.fault(HELD_OPERATION, { held: true });
  const child = await startRun(proxy, origin);
  const exited = once(child, 'exit') as Promise<[number | null]>; // as its documentation says
  const isInTheMiddle = await waitUntil(() =>
    proxy.world.db.lock.all().some(({ message }) => message.startsWith(CONTRACT_PREFIX)),
  );
  if (!isInTheMiddle) child.kill('SIGKILL');
  child.kill(signal);
  await pause();
  // The held call gets its response, so that the run learns what it has created.
  proxy.world.release(HELD_OPERATION);
  const [exitCode] = await exited;
  if (!isInTheMiddle) throw new Error('a run never came to the middle of its writes');
  return exitCode;
}

/** The problems, one sentence each. */
export async function findInterruptionProblems(): Promise<string[]> {
  const proxy = createTestProxy('newer-proxy');
  // A one-time code is valid for one run only.
  Object.assign(proxy.world.settings.auth, { second_factor: 'off', allowPasswordless: false });
  const served = await serve({ dist: 'dist', host: 'localhost', port: 0, back: { mock: proxy } });
  const before = JSON.stringify(stateSnapshot(proxy));
  const isAsBefore = () => JSON.stringify(stateSnapshot(proxy)) === before;
  const faults: string[] = [];
  try {
    const exitCode = await interruptRun(proxy, served.origin, 'SIGTERM');
    if (exitCode !== 128 + constants.signals.SIGTERM) faults.push(`a run that got SIGTERM ended with ${exitCode}`);
    if (!isAsBefore()) faults.push('a run that got SIGTERM left something behind');
    await interruptRun(proxy, served.origin, 'SIGKILL');
    if (createdNames(proxy).length !== 2)
      faults.push('a run that was killed left nothing, so that there was nothing to clean');
    const [next] = (await once(await startRun(proxy, served.origin), 'exit')) as [number | null];
    if (next !== 0) faults.push(`the run after one that was killed ended with ${next}`);
    if (!isAsBefore()) faults.push('what a killed run had left was not removed by the next one');
  } finally {
    await served.close();
  }
  return faults;
}
