// `npm run faults`: runs the table of faults and prints it, one line for each page and line of proxies.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ROWS, type Row } from './rows.ts';

const rowsIn = (file: string): Row[] =>
  readFileSync(`${ROWS}/${file}`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row); // our own file

const sum = (rows: readonly Row[]) => rows.reduce((total, { seconds }) => total + seconds, 0).toFixed(0);

/** The counts of some rows. */
const countsOf = (rows: readonly Row[]) => ({
  cases: rows.length,
  clean: rows.filter(({ problems }) => problems.length === 0).length,
  'not reached': rows.filter(({ isReached }) => !isReached).length,
  seconds: sum(rows),
});

/** Rows by a text, the largest group first. */
function grouped(rows: readonly Row[], textOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(textOf(row), [...(groups.get(textOf(row)) ?? []), row]);
  return [...groups].toSorted(([, one], [, other]) => other.length - one.length);
}

const args = process.argv.slice(2);
// `--last` prints the rows of the last run.
if (!args.includes('--last')) {
  const { status } = spawnSync('playwright', ['test', 'e2e/faults', ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

const rows = existsSync(ROWS)
  ? readdirSync(ROWS)
      .filter((file) => file.endsWith('.jsonl'))
      .flatMap(rowsIn)
  : [];
console.table(
  Object.fromEntries(
    grouped(rows, ({ visit, line }) => `${visit} (${line})`).map(([title, group]) => [title, countsOf(group)]),
  ),
);
console.table(Object.fromEntries(grouped(rows, ({ line }) => line).map(([title, group]) => [title, countsOf(group)])));
const failed = rows.flatMap((row) => row.problems.map((problem) => ({ ...row, problems: [problem] })));
for (const [problem, group] of grouped(failed, ({ problems }) => problems.join())) {
  console.log(`${group.length} × ${problem}`);
  for (const [title, cases] of grouped(group, ({ visit, line }) => `${visit} (${line})`))
    console.log(`  ${title}: ${cases.map((row) => row.case).join('; ')}`);
}
