// The contract test against our own mock over real HTTP, as part of the test command; then once more with a planted mistake.
import { mkdirSync, writeFileSync } from 'node:fs';
import { serve } from '#serve/server.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { client } from './client.ts';
import { examine } from './judging/examine.ts';
import type { Finding } from './judging/findings.ts';
import { interruptionFaults } from './writes/interrupted.ts';
import { lineOf, summaryOf } from './judging/report.ts';
import { given, namesIn, played, secrets, USER, world } from './writes/worlds.ts';

async function findingsOf(proxy: Proxy): Promise<Finding[]> {
  const served = await serve({ dist: 'dist', host: 'localhost', port: 0, back: { mock: proxy } });
  try {
    const { password, code } = await secrets(proxy);
    Object.assign(process.env, { POSTERN_PASSWORD: password, POSTERN_CODE: code });
    const { signal } = new AbortController();
    const log = (line: string) => console.error(line);
    return await examine(client(new URL(served.origin), false), {
      user: USER,
      write: true,
      mayLeave: true,
      given,
      signal,
      log,
    });
  } finally {
    await served.close();
  }
}

/** What is not as it has to be, in sentences. */
function faultsOf(findings: readonly Finding[], names: readonly string[]): string[] {
  const held = new Set(findings.filter(({ outcome }) => outcome.is === 'holds').map(({ name }) => name));
  const isFine = ({ outcome, fields, values }: Finding) =>
    outcome.is !== 'differs' && outcome.is !== 'failed' && fields.length === 0 && values.length === 0;
  return [
    ...findings.filter((finding) => !isFine(finding)).map(lineOf),
    ...names.filter((name) => !held.has(name)).map((name) => `played, and not seen to hold: ${name}`),
  ];
}

let passed = 0;
const failures: string[] = [];

for (const [major, scenario] of [
  [14, 'default'],
  [18, 'newer-proxy'],
] as const) {
  const proxy = world(scenario);
  const before = JSON.stringify(namesIn(proxy));
  const findings = await findingsOf(proxy);
  const names = played(major);
  const faults = faultsOf(findings, names);
  if (JSON.stringify(namesIn(proxy)) !== before)
    faults.push('something that was made is still there, or something else is gone');
  passed += names.length - Math.min(faults.length, names.length);
  failures.push(...faults.map((fault) => `${major}.x: ${fault}`));
  const streams = names.filter((name) => name.startsWith('stream ')).length;
  console.log(
    `${major}.x: ${names.length - streams} operations and ${streams} streams are played; of all there is ${summaryOf(findings)}`,
  );
}

// What cannot find a mistake proves nothing: one is planted and must be named by its path.
const mistaken = world('default');
mistaken.world.fault('GET /v1/webapi/sites', {
  text: '[{"name":"one","lastConnected":"2026-11-20T12:00:00Z","state":"online"}]',
});
const planted = (await findingsOf(mistaken)).find(({ name }) => name === 'GET /v1/webapi/sites');
const isCaught =
  planted?.outcome.is === 'differs' &&
  planted.outcome.faults.some(({ path, expected }) => path === '/0' && expected.includes("'status'")) &&
  planted.fields.includes('/0/state');
if (isCaught) passed += 1;
else failures.push('a wrong field in GET /v1/webapi/sites went unnoticed');

const interruptions = await interruptionFaults();
if (interruptions.length === 0) passed += 1;
failures.push(...interruptions);

for (const failure of failures) console.error(failure);
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/contract.json', JSON.stringify({ passed, failures }));
process.exitCode = failures.length > 0 ? 1 : 0;
