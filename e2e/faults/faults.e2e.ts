// Each page while the proxy, or something in front of it, answers one call wrongly: the page says a sentence, offers a way
// on, shows no word of the engine, stays responsive and does not flood the proxy.
import { appendFileSync, mkdirSync } from 'node:fs';
import { expect, test as base } from '#e2e/harness/harness.ts';
import { casesOf, nameOf, type Case } from './cases.ts';
import { chosenCases, isInGate, type FaultOptions } from './gate-cases.ts';
import { knownFailuresOf } from './known-failures.ts';
import { logCalls } from './proxy-log.ts';
import { finish, prepare, tryCase, type Stage } from './runner.ts';
import { ROWS, type Row } from './rows.ts';
import { layoutVisitOf, visits, type Visit } from './visits.ts';

const test = base.extend<FaultOptions>({ faultCases: ['every', { option: true }] });

/** `FAULTS_PER_PAGE=5` tries five cases of each page, spread over its calls, others on each page. */
const PER_PAGE = Number(process.env['FAULTS_PER_PAGE'] ?? Infinity);

const sample = (all: readonly Case[], offset: number): Case[] =>
  all.filter((_, index) => (index + offset) % Math.max(1, Math.ceil(all.length / PER_PAGE)) === 0);

const LONGEST_MS = 900_000;

/** The calls of the layout are tried on one page of it. */
async function findCases(stage: Stage, visit: Visit): Promise<Case[]> {
  const layout = layoutVisitOf(visit);
  stage.longestTaskMs = Infinity;
  if (layout) await tryCase({ ...stage, visit: { ...visit, address: layout } }, undefined);
  const shared = new Set(stage.log.answers.keys());
  const healthy = await tryCase(stage, undefined);
  expect(healthy.problems, 'with a healthy proxy').toEqual([]);
  stage.longestTaskMs = healthy.longestTaskMs;
  return casesOf(stage.log, layout ? shared : new Set());
}

for (const visit of visits)
  test.describe(visit.title, () => {
    // A context whose clock is changed is not shared.
    test.use({ scenario: visit.scenario, as: visit.as, cold: true });

    test(
      `${visit.title}: stays readable whatever one call or stream answers`,
      { tag: isInGate(visit) ? ['@both', '@gate'] : '@both' },
      async ({ page, context, mock, origin, pageErrors, faultCases }, info) => {
        test.setTimeout(LONGEST_MS);
        const stage: Stage = {
          page,
          context,
          mock,
          origin,
          pageErrors,
          log: logCalls(mock),
          visit,
          longestTaskMs: Infinity,
        };
        await prepare(stage);
        // The world's line: some scenarios are of 18.x by themselves.
        const line = `${mock.world.settings.dialect}.x` as const;
        const all = await findCases(stage, visit);
        const cases = faultCases === 'chosen' ? chosenCases(visit, all) : sample(all, visits.indexOf(visit));
        if (!visit.withoutCalls?.includes(line)) expect(cases, 'the page makes calls').not.toEqual([]);
        const rows: Row[] = [];
        mkdirSync(ROWS, { recursive: true });
        for (const one of cases) {
          const startedAt = Date.now();
          const outcome = await tryCase(stage, one);
          const seconds = (Date.now() - startedAt) / 1000;
          const row = { visit: visit.title, line, case: nameOf(one), seconds, ...outcome };
          rows.push(row);
          appendFileSync(`${ROWS}/${info.project.name}-${visit.title}.jsonl`, `${JSON.stringify(row)}\n`);
        }
        await finish(stage);

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
