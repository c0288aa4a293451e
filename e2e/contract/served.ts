// Runs the contract test against the mock proxy over HTTP. The test must also detect a wrong response, and clean up
// after an interruption. Part of `npm test`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { serve } from '#serve/server.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { createClient } from './client.ts';
import { examineProxy } from './validation/examine-proxy.ts';
import type { Finding } from './validation/findings.ts';
import { findInterruptionProblems } from './writes/interruption.ts';
import { formatFinding, formatSummary } from './validation/report.ts';
import {
  LINK_TOKENS,
  stateSnapshot,
  mockedFindingNames,
  credentialsIn,
  CONTRACT_USER,
  createTestProxy,
} from './writes/test-proxies.ts';

async function runContract(proxy: Proxy): Promise<Finding[]> {
  const server = await serve({ dist: 'dist', host: 'localhost', port: 0, back: { mock: proxy } });
  try {
    const { password, code } = await credentialsIn(proxy);
    Object.assign(process.env, { POSTERN_PASSWORD: password, POSTERN_CODE: code });
    const { signal } = new AbortController();
    const log = (line: string) => console.error(line);
    return await examineProxy(createClient(new URL(server.origin), false), {
      user: CONTRACT_USER,
      canWrite: true,
      mayLeaveData: true,
      extraNames: LINK_TOKENS,
      signal,
      log,
    });
  } finally {
    await server.close();
  }
}

/** One line for each failed finding, and for each of `names` that has no successful finding. */
function describeFaults(findings: readonly Finding[], names: readonly string[]): string[] {
  const successfulNames = new Set(findings.filter(({ result }) => result.result === 'holds').map(({ name }) => name));
  const isFine = ({ result, unknownFields, unknownValues }: Finding) =>
    result.result !== 'differs' &&
    result.result !== 'failed' &&
    unknownFields.length === 0 &&
    unknownValues.length === 0;
  return [
    ...findings.filter((finding) => !isFine(finding)).map(formatFinding),
    ...names.filter((name) => !successfulNames.has(name)).map((name) => `played, and not seen to hold: ${name}`),
  ];
}

let passedCount = 0;
const failures: string[] = [];

for (const [major, scenario] of [
  [14, 'default'],
  [18, 'newer-proxy'],
] as const) {
  const proxy = createTestProxy(scenario);
  const stateBefore = JSON.stringify(stateSnapshot(proxy));
  const findings = await runContract(proxy);
  const names = mockedFindingNames(major);
  const faults = describeFaults(findings, names);
  if (JSON.stringify(stateSnapshot(proxy)) !== stateBefore)
    faults.push('something that was made is still there, or something else is gone');
  passedCount += names.length - Math.min(faults.length, names.length);
  failures.push(...faults.map((fault) => `${major}.x: ${fault}`));
  const streamCount = names.filter((name) => name.startsWith('stream ')).length;
  console.log(
    `${major}.x: ${names.length - streamCount} operations and ${streamCount} streams are played; of all there is ${formatSummary(findings)}`,
  );
}

// Proves that the test detects mistakes: it must report this wrong response with the path of the field.
const proxyWithMistake = createTestProxy('default');
proxyWithMistake.world.fault('GET /v1/webapi/sites', {
  text: '[{"name":"one","lastConnected":"2026-11-20T12:00:00Z","state":"online"}]',
});
const clusterListFinding = (await runContract(proxyWithMistake)).find(({ name }) => name === 'GET /v1/webapi/sites');
const isMistakeFound =
  clusterListFinding?.result.result === 'differs' &&
  clusterListFinding.result.faults.some(({ path, expected }) => path === '/0' && expected.includes("'status'")) &&
  clusterListFinding.unknownFields.includes('/0/state');
if (isMistakeFound) passedCount += 1;
else failures.push('a wrong field in GET /v1/webapi/sites went unnoticed');

const interruptionProblems = await findInterruptionProblems();
if (interruptionProblems.length === 0) passedCount += 1;
failures.push(...interruptionProblems);

for (const failure of failures) console.error(failure);
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/contract.json', JSON.stringify({ passed: passedCount, failures }));
process.exitCode = failures.length > 0 ? 1 : 0;
