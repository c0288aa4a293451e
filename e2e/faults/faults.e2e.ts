// Visits each page while the proxy, or a device in front of it, answers one call wrongly. The page must show a sentence
// and a way to continue, no JavaScript error text, stay responsive, and not flood the proxy.
import { appendFileSync, mkdirSync } from 'node:fs';
import { expect, test as base } from '#e2e/harness/harness.ts';
import { faultCasesOf, caseName, type FaultCase } from './cases.ts';
import { gateCasesOf, isInGate, type FaultOptions } from './gate-cases.ts';
import { knownFailuresOf } from './known-failures.ts';
import { logCalls } from './proxy-log.ts';
import { endFaults, prepareContext, runCaseWithRetry, type FaultContext } from './runner.ts';
import { RESULTS_FOLDER, type ResultRow } from './rows.ts';
import { layoutSampleOf, PAGE_VISITS, type PageVisit } from './page-visits.ts';

const test = base.extend<FaultOptions>({ faultCases: ['every', { option: true }] });

/** `FAULTS_PER_PAGE=5` runs five cases of each page, spread over its calls and different on each page. */
const CASES_PER_PAGE = Number(process.env['FAULTS_PER_PAGE'] ?? Infinity);

const sampleCases = (cases: readonly FaultCase[], offset: number): FaultCase[] =>
  cases.filter((_, index) => (index + offset) % Math.max(1, Math.ceil(cases.length / CASES_PER_PAGE)) === 0);

const TEST_TIMEOUT_MS = 900_000;

/** The calls of the layout are tested on one of its pages only. */
async function findCases(context: FaultContext, visit: PageVisit): Promise<FaultCase[]> {
  const layout = layoutSampleOf(visit);
  context.longestTaskMs = Infinity;
  if (layout) await runCaseWithRetry({ ...context, visit: { ...visit, address: layout } }, undefined);
  const shared = new Set(context.log.answers.keys());
  const healthy = await runCaseWithRetry(context, undefined);
  expect(healthy.problems, 'with a healthy proxy').toEqual([]);
  context.longestTaskMs = healthy.longestTaskMs;
  return faultCasesOf(context.log, layout ? shared : new Set());
}

for (const visit of PAGE_VISITS)
  test.describe(visit.title, () => {
    // A context with a changed clock is not shared.
    test.use({ scenario: visit.scenario, username: visit.username, cold: true });

    test(
      `${visit.title}: stays readable with any faulty call or stream`,
      { tag: isInGate(visit) ? ['@both', '@gate'] : '@both' },
      async ({ page, context, mock, origin, pageErrors, faultCases }, info) => {
        test.setTimeout(TEST_TIMEOUT_MS);
        const stage: FaultContext = {
          page,
          context,
          mock,
          origin,
          pageErrors,
          log: logCalls(mock),
          visit,
          longestTaskMs: Infinity,
        };
        await prepareContext(stage);
        // The line of the mock, because some scenarios always use 18.x.
        const line = `${mock.world.settings.dialect}.x` as const;
        const all = await findCases(stage, visit);
        const cases = faultCases === 'chosen' ? gateCasesOf(visit, all) : sampleCases(all, PAGE_VISITS.indexOf(visit));
        if (!visit.withoutCalls?.includes(line)) expect(cases, 'the page makes calls').not.toEqual([]);
        const rows: ResultRow[] = [];
        mkdirSync(RESULTS_FOLDER, { recursive: true });
        for (const one of cases) {
          const startedAt = Date.now();
          const outcome = await runCaseWithRetry(stage, one);
          const seconds = (Date.now() - startedAt) / 1000;
          const row = { visit: visit.title, line, case: caseName(one), seconds, ...outcome };
          rows.push(row);
          appendFileSync(`${RESULTS_FOLDER}/${info.project.name}-${visit.title}.jsonl`, `${JSON.stringify(row)}\n`);
        }
        await endFaults(stage);

        const known = knownFailuresOf(visit, line);
        const failed = rows.filter(({ problems }) => problems.length > 0);
        const unknown = failed.filter((row) => !known.has(row.case));
        const said = unknown.map((row) => `${row.case}: ${row.problems.join(', ')}`);
        expect.soft(said, 'cases that fail').toEqual([]);
        const passed = rows.filter((row) => row.problems.length === 0 && known.has(row.case));
        expect
          .soft(
            passed.map((row) => row.case),
            'known failures that pass: take them from the list',
          )
          .toEqual([]);
      },
    );
  });
