import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenarios } from '#fixtures/scenarios/all.ts';
import { createDemoMock } from '#serve/mock/demo.ts';
import { visitorsOf } from '#serve/mock/visitors.ts';
import { createAccessLog } from '#serve/observe/access-log.ts';
import { createCertificate } from './certificate.ts';
import type { RunningServer } from '#serve/server.ts';
import { command, type CommandEnvironment } from './command.ts';

function createMock(options: { scenario: string; secure: boolean }): ReturnType<CommandEnvironment['mock']> {
  const { proxy, demo, world } = createDemoMock(options);
  return { proxy, demo, ...visitorsOf(world) };
}

async function stop(served: RunningServer, drainTimeoutMs: number): Promise<void> {
  await served.drain(drainTimeoutMs);
  await served.close();
  process.exit(0);
}

interface Installation extends Pick<CommandEnvironment, 'programName' | 'build'> {
  /** The folder of package.json. */
  root: string;
}

/** Runs the command with the arguments and the environment of this process, until a signal ends it. */
export async function runCommand({ programName, root, build }: Installation): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }; // our own file
  let running: { served: RunningServer; drainTimeoutMs: number } | undefined;
  // Before the start, so that no signal after the first line of output ends the process without closing the server.
  // Only once: a second signal ends the process in the default way.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      if (running) void stop(running.served, signal === 'SIGTERM' ? running.drainTimeoutMs : 0);
      else process.kill(process.pid, signal);
    });
  const result = await command({
    programName,
    argv: process.argv.slice(2),
    env: process.env,
    version,
    scenarios,
    mock: createMock,
    build,
    certificate: createCertificate,
    accessLog: createAccessLog,
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
  });
  if ('code' in result) process.exitCode = result.code;
  else running = result;
}
