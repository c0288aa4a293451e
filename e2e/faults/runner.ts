// Visits a page while the proxy answers one call or stream wrongly, and judges what the page shows.
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { signIn } from '#e2e/harness/harness.ts';
import { recordLongTasks } from './long-tasks.ts';
import { endFault, isRetried, isWaiting, startFault, type Case } from './cases.ts';
import type { ProxyLog } from './proxy-log.ts';
import { look, problemsOf } from './verdict.ts';
import type { Visit } from './visits.ts';

export interface Stage {
  page: Page;
  context: BrowserContext;
  mock: Proxy;
  origin: string;
  pageErrors: string[];
  log: ProxyLog;
  visit: Visit;
  /** Longer tasks than with a healthy proxy count, so that a busy machine fails nothing. */
  longestTaskMs: number;
}

export interface Outcome {
  problems: string[];
  /** The page made the call in question. */
  isReached: boolean;
  longestTaskMs: number;
}

const QUIET_MS = 120;
/** With a healthy proxy every call of the page is wanted, also those of code that has yet to come. */
const HEALTHY_QUIET_MS = 700;
const LOOK_MS = 25;
/** Times for a machine that is busy with other tests. */
const MOST_MS = {
  reached: 4_000,
  quiet: 2_500,
  answered: 300,
  started: 2_000,
  loaded: 5_000,
  said: 2_000,
  closed: 3_000,
  all: 25_000,
};
const OBSERVED_SECONDS = 10;
/** By then a page says what it waits for, and offers to cancel (docs/behaviour.md#waits). */
const WAITED_SECONDS = 16;

async function until(isDone: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  const end = Date.now() + ms;
  while (!(await isDone())) {
    if (Date.now() > end) return false;
    await pause(LOOK_MS);
  }
  return true;
}

/** The clocks of pages are moved by `pass`; the setting lives as long as the context. */
export async function prepare({ page, context, mock }: Stage): Promise<void> {
  // A table makes more calls in a minute than a person.
  mock.world.settings.rateLimits = false;
  await context.addInitScript(recordLongTasks);
  await page.clock.install({ time: Date.now() });
}

/** Nothing of the case before is left in the browser. */
async function clear({ page, context, mock, origin, visit, pageErrors, log }: Stage): Promise<void> {
  if (page.url().startsWith(origin))
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  await page.goto('about:blank');
  await context.clearCookies();
  await page.clock.setSystemTime(Date.now());
  for (const { sid } of mock.world.db.webSession.all()) mock.world.db.webSession.delete(sid);
  if (visit.as) await signIn(context, { mock, origin, as: visit.as });
  pageErrors.length = 0;
  log.restart();
}

/** Undefined when it takes longer. */
const inTime = <T>(result: Promise<T>, ms: number): Promise<T | undefined> =>
  Promise.race([result, pause(ms, undefined, { ref: false })]);

async function start({ page, visit }: Stage): Promise<void> {
  if (!visit.start) return;
  const button = page.getByRole('button', { name: visit.start }).first();
  // Where the fault keeps the page from it, there is nothing to start.
  if (!(await until(() => button.isVisible(), MOST_MS.started))) return;
  // A dialog may cover it, such as the one to sign in again.
  await inTime(button.click(), MOST_MS.started);
}

async function settle({ page, log }: Stage, quietMs: number): Promise<void> {
  await inTime(page.waitForLoadState('load'), MOST_MS.loaded);
  await until(() => log.isQuiet(quietMs), MOST_MS.quiet);
}

/** Lets seconds pass one by one, so that answers come between tries. */
async function pass({ page, log }: Stage, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.fastForward(1_000);
    await until(() => log.isQuiet(LOOK_MS), MOST_MS.answered);
  }
}

async function judge(stage: Stage, one: Case | undefined): Promise<Pick<Outcome, 'problems' | 'longestTaskMs'>> {
  const { page, pageErrors, log } = stage;
  let problems: string[] = [];
  let longestTaskMs = 0;
  await until(async () => {
    const seen = await page.evaluate(look);
    longestTaskMs = seen.longestTaskMs;
    const calls = Math.max(0, ...log.counts.values());
    problems = problemsOf({
      ...seen,
      hasWayOn: seen.hasWayOn || stage.visit.isLast === true,
      longestTaskMs: longestTaskMs > 2 * stage.longestTaskMs ? longestTaskMs : 0,
      calls,
      errors: pageErrors,
      isWaiting: one !== undefined && isWaiting(one),
    });
    return problems.length === 0;
  }, MOST_MS.said);
  return { problems, longestTaskMs };
}

async function visitOnce(stage: Stage, one: Case | undefined): Promise<Outcome> {
  const { page, mock, log, visit } = stage;
  const isCalled = () => one === undefined || [...log.counts.keys(), ...log.streams].includes(one.call);
  const violations = mock.violations.length;
  await clear(stage);
  if (one) startFault(mock.world, one);
  await page.goto(visit.address, { waitUntil: 'commit' });
  await start(stage);
  const isReached = await until(isCalled, MOST_MS.reached);
  await settle(stage, one ? QUIET_MS : HEALTHY_QUIET_MS);
  if (one && isRetried(one)) await pass(stage, isWaiting(one) ? WAITED_SECONDS : OBSERVED_SECONDS);
  const { problems, longestTaskMs } = await judge(stage, one);
  const broken = mock.violations.slice(violations).map((violation) => `contract: ${violation.slice(0, 160)}`);
  return { problems: [...problems, ...broken], longestTaskMs, isReached };
}

/** Puts a new page in place of one that does not respond. */
async function replacePage(stage: Stage): Promise<void> {
  const { page, context } = stage;
  const session = await context.newCDPSession(page);
  await inTime(session.send('Runtime.terminateExecution'), MOST_MS.closed);
  await inTime(page.close(), MOST_MS.closed);
  stage.page = await context.newPage();
}

const failed = (problem: string): Outcome => ({ problems: [problem], isReached: true, longestTaskMs: 0 });

async function run(stage: Stage, one: Case | undefined): Promise<Outcome> {
  const visit = visitOnce(stage, one).catch((error: unknown) =>
    failed(`the visit failed: ${String(error).split('\n')[0]}`),
  );
  const outcome = await inTime(visit, MOST_MS.all);
  if (one) endFault(stage.mock.world, one);
  if (outcome) return outcome;
  await inTime(replacePage(stage), MOST_MS.all);
  return failed('the page is frozen');
}

/** Undefined visits the page while the proxy is healthy. A case with problems is tried twice: the machine may be busy. */
export async function tryCase(stage: Stage, one: Case | undefined): Promise<Outcome> {
  const outcome = await run(stage, one);
  return outcome.problems.length === 0 ? outcome : run(stage, one);
}

/** Ends the last case, so that nothing of it counts as a failure of the test. */
export async function finish({ page, mock, pageErrors }: Stage): Promise<void> {
  await page.goto('about:blank');
  pageErrors.length = 0;
  // They are problems of their cases.
  (mock.violations as string[]).length = 0;
}
