// Interrupts the contract test while it creates resources. After SIGTERM, the run itself must clean up. After SIGKILL,
// the next run must clean up.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { serve } from '#serve/server.ts';
import { CONTRACT_PREFIX } from './cleanup.ts';
import { stateSnapshot, credentialsIn, CONTRACT_USER, createTestProxy } from './test-proxies.ts';

/** The mock delays its response. When this operation is called, a role, a user and a lock have been created. */
const HELD_OPERATION = 'POST /v1/webapi/github';
const RUN_TIMEOUT_MS = 60_000;

async function startRun(proxy: Proxy, origin: string): Promise<ChildProcess> {
  const { password, code } = await credentialsIn(proxy);
  const commandLineOptions = [
    '--proxy',
    origin,
    '--user',
    CONTRACT_USER,
    '--write',
    '--report',
    'test-results/contract-interrupted.xml',
  ];
  return spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '../run.ts'), ...commandLineOptions], {
    env: { ...process.env, POSTERN_PASSWORD: password, POSTERN_CODE: code },
    stdio: 'ignore',
  });
}

/** The names of users and roles that a run has created and not yet removed. */
const createdNames = ({ world: { db } }: Proxy): string[] =>
  [...db.user.all(), ...db.role.all()].map(({ name }) => name).filter((name) => name.startsWith(CONTRACT_PREFIX));

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

async function waitUntil(condition: () => boolean): Promise<boolean> {
  const deadline = Date.now() + RUN_TIMEOUT_MS;
  while (!condition() && Date.now() < deadline) await pause();
  return condition();
}

/** Starts a run and sends it a signal after it has created resources. Returns the exit code, or null after SIGKILL. */
async function interruptRun(proxy: Proxy, origin: string, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  proxy.world.fault(HELD_OPERATION, { held: true });
  const child = await startRun(proxy, origin);
  const exited = once(child, 'exit') as Promise<[number | null]>; // the documented arguments of the event
  const hasCreatedLock = await waitUntil(() =>
    proxy.world.db.lock.all().some(({ message }) => message.startsWith(CONTRACT_PREFIX)),
  );
  if (!hasCreatedLock) child.kill('SIGKILL');
  child.kill(signal);
  await pause();
  // The held call gets its response, so that the run learns what it has created.
  proxy.world.release(HELD_OPERATION);
  const [exitCode] = await exited;
  if (!hasCreatedLock) throw new Error('a run never came to the middle of its writes');
  return exitCode;
}

/** Runs both interruptions and returns the problems, one line each. */
export async function findInterruptionProblems(): Promise<string[]> {
  const proxy = createTestProxy('newer-proxy');
  // A one-time code is valid for one run only.
  Object.assign(proxy.world.settings.auth, { second_factor: 'off', allowPasswordless: false });
  const server = await serve({ dist: 'dist', host: 'localhost', port: 0, back: { mock: proxy } });
  const stateBefore = JSON.stringify(stateSnapshot(proxy));
  const isUnchanged = () => JSON.stringify(stateSnapshot(proxy)) === stateBefore;
  const problems: string[] = [];
  try {
    const exitCode = await interruptRun(proxy, server.origin, 'SIGTERM');
    if (exitCode !== 128 + constants.signals.SIGTERM) problems.push(`a run that got SIGTERM ended with ${exitCode}`);
    if (!isUnchanged()) problems.push('a run that got SIGTERM left something behind');
    await interruptRun(proxy, server.origin, 'SIGKILL');
    if (createdNames(proxy).length !== 2)
      problems.push('a run that was killed left nothing, so that there was nothing to clean');
    const [nextExitCode] = (await once(await startRun(proxy, server.origin), 'exit')) as [number | null];
    if (nextExitCode !== 0) problems.push(`the run after one that was killed ended with ${nextExitCode}`);
    if (!isUnchanged()) problems.push('what a killed run had left was not removed by the next one');
  } finally {
    await server.close();
  }
  return problems;
}
