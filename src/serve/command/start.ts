// `npm start`: the command in its real surroundings.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createProxy } from '#fixtures/proxy/proxy.ts';
import { scenarios } from '#fixtures/scenarios/all.ts';
import { visitorsOf } from '#serve/mock/visitors.ts';
import { ensureBuild } from './build.ts';
import { makeCertificate } from './certificate.ts';
import { command, type Surroundings } from './command.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }; // our own file

function mock(options: { scenario: string; secure: boolean }): ReturnType<Surroundings['mock']> {
  const proxy = createProxy(options);
  return { proxy, ...visitorsOf(proxy.world) };
}

const outcome = await command({
  argv: process.argv.slice(2),
  env: process.env,
  version,
  scenarios,
  mock,
  build: () => ensureBuild(ROOT, (line) => console.log(line)),
  certificate: makeCertificate,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});

if ('code' in outcome) process.exitCode = outcome.code;
else {
  const { served } = outcome;
  // Once: a second signal ends the process as it always does.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void served.close().then(() => process.exit(0)));
}
