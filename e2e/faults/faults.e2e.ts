// Opens each page while one call or stream fails. The page must show a sentence and a way to continue. It must not show
// JavaScript error text, freeze, or flood the proxy.
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

/** `FAULTS_PER_PAGE=5` runs about five cases per page, a different selection on each page. */
const CASES_PER_PAGE = Number(process.env['FAULTS_PER_PAGE'] ?? Infinity);

const sampleCases = (cases: readonly FaultCase[], offset: number): FaultCase[] =>
  cases.filter((_, index) => (index + offset) % Math.max(1, Math.ceil(cases.length / CASES_PER_PAGE)) === 0);

const TEST_TIMEOUT_MS = 900_000;

/** Finds the cases of a page by opening it without a fault. One page tests the calls of the main layout for all. */
async function findCases(context: FaultContext, visit: PageVisit): Promise<FaultCase[]> {
  const layoutAddress = layoutSampleOf(visit);
  context.longestTaskMs = Infinity;
  if (layoutAddress) await runCaseWithRetry({ ...context, visit: { ...visit, address: layoutAddress } }, undefined);
  const layoutOperations = new Set(context.log.responses.keys());
  const healthyResult = await runCaseWithRetry(context, undefined);
  expect(healthyResult.problems, 'with a healthy proxy').toEqual([]);
  context.longestTaskMs = healthyResult.longestTaskMs;
  return faultCasesOf(context.log, layoutAddress ? layoutOperations : new Set());
}

for (const visit of PAGE_VISITS)
  test.describe(visit.title, () => {
    // A test that changes the clock must not share its browser context with other tests.
    test.use({ scenario: visit.scenario, username: visit.username, hasColdCache: true });

    test(
      `${visit.title}: the page stays readable and usable with each faulty call or stream`,
      { tag: isInGate(visit) ? ['@both', '@gate'] : '@both' },
      async ({ page, context, mock, origin, pageErrors, faultCases }, info) => {
        test.setTimeout(TEST_TIMEOUT_MS);
        const faultContext: FaultContext = {
          page,
          context,
          mock,
          origin,
          pageErrors,
          log: logCalls(mock),
          visit,
          longestTaskMs: Infinity,
        };
        await prepareContext(faultContext);
        // The version of the mock is used, because some scenarios always run on 18.x.
        const line = `${mock.world.settings.dialect}.x` as const;
        const allCases = await findCases(faultContext, visit);
        const cases =
          faultCases === 'chosen' ? gateCasesOf(visit, allCases) : sampleCases(allCases, PAGE_VISITS.indexOf(visit));
        if (!visit.withoutCalls?.includes(line)) expect(cases, 'the page makes calls').not.toEqual([]);
        const rows: ResultRow[] = [];
        mkdirSync(RESULTS_FOLDER, { recursive: true });
        for (const faultCase of cases) {
          const startedAt = Date.now();
          const result = await runCaseWithRetry(faultContext, faultCase);
          const seconds = (Date.now() - startedAt) / 1000;
          const row = { visit: visit.title, line, case: caseName(faultCase), seconds, ...result };
          rows.push(row);
          appendFileSync(`${RESULTS_FOLDER}/${info.project.name}-${visit.title}.jsonl`, `${JSON.stringify(row)}\n`);
        }
        await endFaults(faultContext);

        const knownFailures = knownFailuresOf(visit, line);
        const failed = rows.filter(({ problems }) => problems.length > 0);
        const unexpectedFailures = failed.filter((row) => !knownFailures.has(row.case));
        const failureMessages = unexpectedFailures.map((row) => `${row.case}: ${row.problems.join(', ')}`);
        expect.soft(failureMessages, 'cases that fail').toEqual([]);
        const fixedFailures = rows.filter((row) => row.problems.length === 0 && knownFailures.has(row.case));
        expect
          .soft(
            fixedFailures.map((row) => row.case),
            'known failures that pass: take them from the list',
          )
          .toEqual([]);
      },
    );
  });
