// `npm run contract`: does a live proxy answer as our description says?
import { mkdirSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { client } from './client.ts';
import { examine } from './judging/examine.ts';
import { isBad } from './judging/findings.ts';
import { Misused, optionsOf } from './options.ts';
import { junit, lineOf, summaryOf } from './judging/report.ts';
import { Interrupted, saysOf } from './visit.ts';

/** Ends the run at the first signal, and lets it take back what it has made; a second one ends it at once. */
function interruption(): { signal: AbortSignal; exitCode: () => number } {
  const controller = new AbortController();
  let exitCode = 1;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => {
      exitCode = 128 + constants.signals[name];
      if (controller.signal.aborted) process.exit(exitCode);
      console.error(`${name}: removing what this run has made`);
      controller.abort();
    });
  return { signal: controller.signal, exitCode: () => exitCode };
}

async function main(signal: AbortSignal): Promise<number> {
  const { proxy, insecure, user, write, report } = optionsOf(process.argv.slice(2));
  if (!user) throw new Misused('say who signs in with --user NAME or POSTERN_USER');
  const log = (line: string) => console.log(line);
  const findings = await examine(client(proxy, insecure), { user, write, signal, log });
  for (const finding of findings) log(lineOf(finding));
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, junit(findings));
  log(`${summaryOf(findings)}; report in ${report}`);
  return findings.some(isBad) ? 1 : 0;
}

const { signal, exitCode } = interruption();
try {
  process.exitCode = await main(signal);
} catch (error) {
  console.error(saysOf(error));
  process.exitCode = error instanceof Misused ? 2 : error instanceof Interrupted ? exitCode() : 1;
}
// Signals are listened to until here, and nothing else is left to do.
process.exit();
