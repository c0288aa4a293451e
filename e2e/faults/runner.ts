// Runs a fault case: opens a page while one call or stream fails, and checks what the page shows.
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
  /**
   * The longest task with a healthy proxy, in ms. Tasks up to twice as long are not counted, because the machine may be
   * busy.
   */
  longestTaskMs: number;
}

export interface CaseResult {
  problems: string[];
  /** Whether the page made the call of the case. */
  isReached: boolean;
  longestTaskMs: number;
}

const QUIET_MS = 120;
/** With a healthy proxy, the test waits for all calls of the page, including those of code that is still loading. */
const HEALTHY_QUIET_MS = 700;
const POLL_MS = 25;
/** Timeouts for a machine that is busy with other tests. */
const TIMEOUTS_MS = {
  reached: 4_000,
  quiet: 2_500,
  answered: 300,
  started: 2_000,
  loaded: 5_000,
  explained: 2_000,
  closed: 3_000,
  all: 25_000,
};
const OBSERVATION_SECONDS = 10;
/** After this time, a page says what it waits for and offers to cancel (docs/behaviour.md#waits). */
const LONG_WAIT_SECONDS = 16;

async function waitUntil(isDone: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (!(await isDone())) {
    if (Date.now() > deadline) return false;
    await pause(POLL_MS);
  }
  return true;
}

/** Prepares the browser context: records long tasks and installs a clock that the test can advance. */
export async function prepareContext({ page, context, mock }: FaultContext): Promise<void> {
  // The fault cases make more calls per minute than the rate limit allows.
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

/** Resolves with undefined if the promise takes longer than `ms`. */
const withTimeout = <T>(result: Promise<T>, ms: number): Promise<T | undefined> =>
  Promise.race([result, pause(ms, undefined, { ref: false })]);

/** Clicks the button that starts the main action of the page, if it has one. */
async function clickStartButton({ page, visit }: FaultContext): Promise<void> {
  if (!visit.startButtonName) return;
  const button = page.getByRole('button', { name: visit.startButtonName }).first();
  // If the fault hides the button, there is nothing to start.
  if (!(await waitUntil(() => button.isVisible(), TIMEOUTS_MS.started))) return;
  // The click may never succeed if a dialog covers the button, such as the dialog to sign in again.
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

async function checkPage(
  context: FaultContext,
  faultCase: FaultCase | undefined,
): Promise<Pick<CaseResult, 'problems' | 'longestTaskMs'>> {
  const { page, pageErrors, log } = context;
  let problems: string[] = [];
  let longestTaskMs = 0;
  await waitUntil(async () => {
    const snapshot = await page.evaluate(capturePage);
    longestTaskMs = snapshot.longestTaskMs;
    const calls = Math.max(0, ...log.counts.values());
    problems = problemsOf({
      ...snapshot,
      hasExit: snapshot.hasExit || context.visit.hasNoExit === true,
      longestTaskMs: longestTaskMs > 2 * context.longestTaskMs ? longestTaskMs : 0,
      calls,
      errors: pageErrors,
      isWaiting: faultCase !== undefined && isWaiting(faultCase),
    });
    return problems.length === 0;
  }, TIMEOUTS_MS.explained);
  return { problems, longestTaskMs };
}

async function runOnce(context: FaultContext, faultCase: FaultCase | undefined): Promise<CaseResult> {
  const { page, mock, log, visit } = context;
  const isCalled = () => faultCase === undefined || [...log.counts.keys(), ...log.streams].includes(faultCase.call);
  const violationCount = mock.violations.length;
  await clearBrowser(context);
  if (faultCase) startFault(mock.world, faultCase);
  await page.goto(visit.address, { waitUntil: 'commit' });
  await clickStartButton(context);
  const isReached = await waitUntil(isCalled, TIMEOUTS_MS.reached);
  await waitUntilQuiet(context, faultCase ? QUIET_MS : HEALTHY_QUIET_MS);
  if (faultCase && isRetried(faultCase))
    await passSeconds(context, isWaiting(faultCase) ? LONG_WAIT_SECONDS : OBSERVATION_SECONDS);
  const { problems, longestTaskMs } = await checkPage(context, faultCase);
  const newViolations = mock.violations
    .slice(violationCount)
    .map((violation) => `contract: ${violation.slice(0, 160)}`);
  return { problems: [...problems, ...newViolations], longestTaskMs, isReached };
}

/** Closes a page that does not respond, and opens a new one. */
async function replacePage(faultContext: FaultContext): Promise<void> {
  const { page, context } = faultContext;
  const session = await context.newCDPSession(page);
  await withTimeout(session.send('Runtime.terminateExecution'), TIMEOUTS_MS.closed);
  await withTimeout(page.close(), TIMEOUTS_MS.closed);
  faultContext.page = await context.newPage();
}

const failedResult = (problem: string): CaseResult => ({ problems: [problem], isReached: true, longestTaskMs: 0 });

/** Runs a case with a time limit. A page that exceeds it counts as frozen and is replaced. */
async function runCase(context: FaultContext, faultCase: FaultCase | undefined): Promise<CaseResult> {
  const visit = runOnce(context, faultCase).catch((error: unknown) =>
    failedResult(`the visit failed: ${String(error).split('\n')[0]}`),
  );
  const result = await withTimeout(visit, TIMEOUTS_MS.all);
  if (faultCase) endFault(context.mock.world, faultCase);
  if (result) return result;
  await withTimeout(replacePage(context), TIMEOUTS_MS.all);
  return failedResult('the page is frozen');
}

/**
 * Runs a case. Without a `faultCase`, opens the page with a healthy proxy. A case with problems runs a second time,
 * because the machine may have been busy.
 */
export async function runCaseWithRetry(context: FaultContext, faultCase: FaultCase | undefined): Promise<CaseResult> {
  const result = await runCase(context, faultCase);
  return result.problems.length === 0 ? result : runCase(context, faultCase);
}

/** Leaves the page and clears its errors, because each case has already reported its own errors. */
export async function endFaults({ page, mock, pageErrors }: FaultContext): Promise<void> {
  await page.goto('about:blank');
  pageErrors.length = 0;
  // Contract violations belong to their cases.
  (mock.violations as string[]).length = 0;
}
