// `npm start`: runs the command in the real environment.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createProxy } from '#fixtures/proxy/proxy.ts';
import { scenarios } from '#fixtures/scenarios/all.ts';
import { visitorsOf } from '#serve/mock/visitors.ts';
import { ensureBuild } from './build.ts';
import { createCertificate } from './certificate.ts';
import { command, type CommandEnvironment } from './command.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }; // our own file

function createMock(options: { scenario: string; secure: boolean }): ReturnType<CommandEnvironment['mock']> {
  const proxy = createProxy(options);
  return { proxy, ...visitorsOf(proxy.world) };
}

const result = await command({
  argv: process.argv.slice(2),
  env: process.env,
  version,
  scenarios,
  mock: createMock,
  build: () => ensureBuild(ROOT, (line) => console.log(line)),
  certificate: createCertificate,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});

if ('code' in result) process.exitCode = result.code;
else {
  const { served } = result;
  // Only once: a second signal ends the process in the default way.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void served.close().then(() => process.exit(0)));
}
