// `npm run contract`: does a live proxy answer as our description says?
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { client } from './client.ts';
import { examine } from './examine.ts';
import { isBad, junit, lineOf } from './findings.ts';
import { Misused, optionsOf } from './options.ts';

async function main(): Promise<number> {
  const { proxy, insecure, user, write, report } = optionsOf(process.argv.slice(2));
  if (!user) throw new Misused('say who signs in with --user NAME or POSTERN_USER');
  const findings = await examine(client(proxy, insecure), { user, write });
  for (const finding of findings) console.log(lineOf(finding));
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, junit(findings));
  const bad = findings.filter(isBad).length;
  console.log(
    `${findings.length - bad} of ${findings.length} operations hold or could not be judged, ${bad} differ; report in ${report}`,
  );
  return bad > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof Misused ? 2 : 1;
}
