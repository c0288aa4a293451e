// `npm run contract`: checks whether a real proxy responds as the contract says.
import { mkdirSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { createClient } from './client.ts';
import { examineProxy } from './validation/examine-proxy.ts';
import { isFailure } from './validation/findings.ts';
import { UsageError, parseOptions } from './options.ts';
import { formatJunit, formatFinding, formatSummary } from './validation/report.ts';
import { Interrupted, errorMessage } from './visit.ts';

/** Aborts the run at the first SIGINT, SIGTERM or SIGHUP, so that it can clean up. A second one exits immediately. */
function handleInterruption(): { signal: AbortSignal; exitCode: () => number } {
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
  const { proxy, insecure, user, write: canWrite, report } = parseOptions(process.argv.slice(2));
  if (!user) throw new UsageError('say who signs in with --user NAME or POSTERN_USER');
  const log = (line: string) => console.log(line);
  const findings = await examineProxy(createClient(proxy, insecure), { user, canWrite, signal, log });
  for (const finding of findings) log(formatFinding(finding));
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, formatJunit(findings));
  log(`${formatSummary(findings)}; report in ${report}`);
  return findings.some(isFailure) ? 1 : 0;
}

const { signal, exitCode } = handleInterruption();
try {
  process.exitCode = await main(signal);
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = error instanceof UsageError ? 2 : error instanceof Interrupted ? exitCode() : 1;
}
// The signal handlers would keep the process running.
process.exit();
