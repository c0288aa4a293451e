// `npm run faults`: runs the fault tests and prints their results per page and proxy version.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { RESULTS_FOLDER, type ResultRow } from './rows.ts';

const rowsIn = (file: string): ResultRow[] =>
  readFileSync(`${RESULTS_FOLDER}/${file}`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ResultRow); // our own file

const totalSeconds = (rows: readonly ResultRow[]) => rows.reduce((total, { seconds }) => total + seconds, 0).toFixed(0);

/** The totals of these rows, as printed in the table. */
const countsOf = (rows: readonly ResultRow[]) => ({
  cases: rows.length,
  clean: rows.filter(({ problems }) => problems.length === 0).length,
  'not reached': rows.filter(({ isReached }) => !isReached).length,
  seconds: totalSeconds(rows),
});

/** Groups rows by the text that `textOf` returns, the largest group first. */
function groupRows(rows: readonly ResultRow[], textOf: (row: ResultRow) => string): [string, ResultRow[]][] {
  const groups = new Map<string, ResultRow[]>();
  for (const row of rows) groups.set(textOf(row), [...(groups.get(textOf(row)) ?? []), row]);
  return [...groups].toSorted(([, firstGroup], [, secondGroup]) => secondGroup.length - firstGroup.length);
}

const args = process.argv.slice(2);
// `--last` prints the results of the last run again.
if (!args.includes('--last')) {
  const { status } = spawnSync('playwright', ['test', 'e2e/faults', ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

const allRows = existsSync(RESULTS_FOLDER)
  ? readdirSync(RESULTS_FOLDER)
      .filter((file) => file.endsWith('.jsonl'))
      .flatMap(rowsIn)
  : [];
console.table(
  Object.fromEntries(
    groupRows(allRows, ({ visit, line }) => `${visit} (${line})`).map(([title, group]) => [title, countsOf(group)]),
  ),
);
console.table(
  Object.fromEntries(groupRows(allRows, ({ line }) => line).map(([title, group]) => [title, countsOf(group)])),
);
const problemRows = allRows.flatMap((row) => row.problems.map((problem) => ({ ...row, problems: [problem] })));
for (const [problem, group] of groupRows(problemRows, ({ problems }) => problems.join())) {
  console.log(`${group.length} × ${problem}`);
  for (const [title, cases] of groupRows(group, ({ visit, line }) => `${visit} (${line})`))
    console.log(`  ${title}: ${cases.map((row) => row.case).join('; ')}`);
}
