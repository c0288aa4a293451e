// Visits a page while the proxy answers one call or stream wrongly, and judges what the page shows.
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { signIn } from '#e2e/harness/harness.ts';
import { recordLongTasks } from './long-tasks.ts';
import { endFault, isRetried, isWaiting, startFault, type FaultCase } from './cases.ts';
import type { ProxyLog } from './proxy-log.ts';
import { capturePage, problemsOf } from './verdict.ts';
import type { PageVisit } from './page-visits.ts';

export interface FaultContext {
  page: Page;
  context: BrowserContext;
  mock: Proxy;
  origin: string;
  pageErrors: string[];
  log: ProxyLog;
  visit: PageVisit;
  /** The longest task with a healthy proxy. Only longer tasks count, so that a busy machine does not fail a case. */
  longestTaskMs: number;
}

export interface CaseResult {
  problems: string[];
  /** Whether the page made the call of the case. */
  isReached: boolean;
  longestTaskMs: number;
}

const QUIET_MS = 120;
/** With a healthy proxy, wait for all calls of the page, including those of code that is still loading. */
const HEALTHY_QUIET_MS = 700;
const POLL_MS = 25;
/** Timeouts for a machine that is busy with other tests. */
const TIMEOUTS_MS = {
  reached: 4_000,
  quiet: 2_500,
  answered: 300,
  started: 2_000,
  loaded: 5_000,
  said: 2_000,
  closed: 3_000,
  all: 25_000,
};
const OBSERVATION_SECONDS = 10;
/** By then a page says what it waits for, and offers to cancel (docs/behaviour.md#waits). */
const LONG_WAIT_SECONDS = 16;

async function waitUntil(isDone: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  const end = Date.now() + ms;
  while (!(await isDone())) {
    if (Date.now() > end) return false;
    await pause(POLL_MS);
  }
  return true;
}

/** Pages get a clock that only `pass` advances. This applies to the whole context. */
export async function prepareContext({ page, context, mock }: FaultContext): Promise<void> {
  // The table makes more calls in a minute than a person.
  mock.world.settings.rateLimits = false;
  await context.addInitScript(recordLongTasks);
  await page.clock.install({ time: Date.now() });
}

/** Removes all data of the previous case from the browser. */
async function clearBrowser({ page, context, mock, origin, visit, pageErrors, log }: FaultContext): Promise<void> {
  if (page.url().startsWith(origin))
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  await page.goto('about:blank');
  await context.clearCookies();
  await page.clock.setSystemTime(Date.now());
  for (const { sid } of mock.world.db.webSession.all()) mock.world.db.webSession.delete(sid);
  if (visit.username) await signIn(context, { mock, origin, username: visit.username });
  pageErrors.length = 0;
  log.restart();
}

/** Undefined if it takes longer. */
const withTimeout = <T>(result: Promise<T>, ms: number): Promise<T | undefined> =>
  Promise.race([result, pause(ms, undefined, { ref: false })]);

async function startVisit({ page, visit }: FaultContext): Promise<void> {
  if (!visit.start) return;
  const button = page.getByRole('button', { name: visit.start }).first();
  // If the fault hides the button, there is nothing to start.
  if (!(await waitUntil(() => button.isVisible(), TIMEOUTS_MS.started))) return;
  // A dialog may cover the button, such as the one to sign in again.
  await withTimeout(button.click(), TIMEOUTS_MS.started);
}

async function waitUntilQuiet({ page, log }: FaultContext, quietMs: number): Promise<void> {
  await withTimeout(page.waitForLoadState('load'), TIMEOUTS_MS.loaded);
  await waitUntil(() => log.isQuiet(quietMs), TIMEOUTS_MS.quiet);
}

/** Advances the clock second by second, so that responses arrive between retries. */
async function passSeconds({ page, log }: FaultContext, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.fastForward(1_000);
    await waitUntil(() => log.isQuiet(POLL_MS), TIMEOUTS_MS.answered);
  }
}

async function judgePage(
  context: FaultContext,
  one: FaultCase | undefined,
): Promise<Pick<CaseResult, 'problems' | 'longestTaskMs'>> {
  const { page, pageErrors, log } = context;
  let problems: string[] = [];
  let longestTaskMs = 0;
  await waitUntil(async () => {
    const seen = await page.evaluate(capturePage);
    longestTaskMs = seen.longestTaskMs;
    const calls = Math.max(0, ...log.counts.values());
    problems = problemsOf({
      ...seen,
      hasExit: seen.hasExit || context.visit.hasNoExit === true,
      longestTaskMs: longestTaskMs > 2 * context.longestTaskMs ? longestTaskMs : 0,
      calls,
      errors: pageErrors,
      isWaiting: one !== undefined && isWaiting(one),
    });
    return problems.length === 0;
  }, TIMEOUTS_MS.said);
  return { problems, longestTaskMs };
}

async function runOnce(context: FaultContext, one: FaultCase | undefined): Promise<CaseResult> {
  const { page, mock, log, visit } = context;
  const isCalled = () => one === undefined || [...log.counts.keys(), ...log.streams].includes(one.call);
  const violations = mock.violations.length;
  await clearBrowser(context);
  if (one) startFault(mock.world, one);
  await page.goto(visit.address, { waitUntil: 'commit' });
  await startVisit(context);
  const isReached = await waitUntil(isCalled, TIMEOUTS_MS.reached);
  await waitUntilQuiet(context, one ? QUIET_MS : HEALTHY_QUIET_MS);
  if (one && isRetried(one)) await passSeconds(context, isWaiting(one) ? LONG_WAIT_SECONDS : OBSERVATION_SECONDS);
  const { problems, longestTaskMs } = await judgePage(context, one);
  const broken = mock.violations.slice(violations).map((violation) => `contract: ${violation.slice(0, 160)}`);
  return { problems: [...problems, ...broken], longestTaskMs, isReached };
}

/** Replaces a page that does not respond. */
async function replacePage(stage: FaultContext): Promise<void> {
  const { page, context } = stage;
  const session = await context.newCDPSession(page);
  await withTimeout(session.send('Runtime.terminateExecution'), TIMEOUTS_MS.closed);
  await withTimeout(page.close(), TIMEOUTS_MS.closed);
  stage.page = await context.newPage();
}

const failedResult = (problem: string): CaseResult => ({ problems: [problem], isReached: true, longestTaskMs: 0 });

async function runCase(context: FaultContext, one: FaultCase | undefined): Promise<CaseResult> {
  const visit = runOnce(context, one).catch((error: unknown) =>
    failedResult(`the visit failed: ${String(error).split('\n')[0]}`),
  );
  const outcome = await withTimeout(visit, TIMEOUTS_MS.all);
  if (one) endFault(context.mock.world, one);
  if (outcome) return outcome;
  await withTimeout(replacePage(context), TIMEOUTS_MS.all);
  return failedResult('the page is frozen');
}

/**
 * Runs a case, or visits the page with a healthy proxy if the case is undefined. A case with problems is repeated,
 * because the machine may be busy.
 */
export async function runCaseWithRetry(context: FaultContext, one: FaultCase | undefined): Promise<CaseResult> {
  const outcome = await runCase(context, one);
  return outcome.problems.length === 0 ? outcome : runCase(context, one);
}

/** Ends the last case, so that it does not fail the test itself. */
export async function endFaults({ page, mock, pageErrors }: FaultContext): Promise<void> {
  await page.goto('about:blank');
  pageErrors.length = 0;
  // Contract violations belong to their cases.
  (mock.violations as string[]).length = 0;
}
