// Measures the time and the memory that the audit log needs for many events.
import type { Page } from '@playwright/test';
import type { World } from '#fixtures/model/world.ts';
import { eventsFor } from './events.ts';
import { budgets } from '#e2e/bench/budgets.ts';
import { heapOf } from '#e2e/bench/heap.ts';
import { median, type Measurement } from '#e2e/bench/measurement.ts';
import { recordThreeScrolls, slowFrameMs } from '#e2e/bench/scrolling.ts';
import { withBench, repeatMeasurement, type SlowConditions, type BenchContext } from '#e2e/bench/bench-context.ts';

const RUNS = 7;
const SLOW_CPU = { cpuSlowdown: 4 };

const SEARCH_EVENTS = 'GET /v1/webapi/sites/{cluster}/events/search';
const AUDIT_LOG_PATH = '/web/cluster/one.example.com/audit';
const SERVERS_PATH = '/web/cluster/one.example.com/nodes';

const EVENT_COUNT = 5000;
const MAX_EVENT_COUNT = 100_000;

const SHOWN_LOG_PREFIX = 'event shown at ';

/**
 * Logs the time of the first frame with a row of an event, and stores the time of the last key press or click, both on
 * the clock of the navigation.
 */
const logFirstEvent = (page: Page) =>
  page.addInitScript(`
    requestAnimationFrame(function look() {
      if (/\\d\\d:\\d\\d:\\d\\d/.test(document.querySelector('tbody')?.textContent)) console.info('${SHOWN_LOG_PREFIX}' + performance.now());
      else requestAnimationFrame(look);
    });
    for (const type of ['keydown', 'pointerdown', 'click'])
      addEventListener(type, ({ timeStamp }) => { globalThis.pressed = timeStamp; }, { capture: true });`);

const timeOfFirstEvent = async (page: Page): Promise<number> => {
  const report = await page.waitForEvent('console', (message) => message.text().startsWith(SHOWN_LOG_PREFIX));
  return Number(report.text().slice(SHOWN_LOG_PREFIX.length));
};

const timeOfLastPress = (page: Page) => page.evaluate(() => (globalThis as unknown as { pressed: number }).pressed);

/** The time from the last key press or click to the first frame with this status. */
async function msFromPressToStatus(page: Page, text: string): Promise<number> {
  const elapsedMs = await page.waitForFunction(
    (expectedText) =>
      [...document.querySelectorAll('output')].some(({ textContent }) => textContent === expectedText) &&
      performance.now() - (globalThis as unknown as { pressed: number }).pressed, // Set by `logFirstEvent`.
    text,
    { polling: 'raf' },
  );
  return Number(await elapsedMs.jsonValue());
}

const waitUntilLoaded = (page: Page, count: number) =>
  page.getByText(new RegExp(`^${count.toLocaleString('en')} events, `)).waitFor();

/** Fills an empty audit log before the measurement. */
export function fillAuditLog(world: World): void {
  const { db } = world;
  // One more event than a page contains, so that there is a further page.
  const events = eventsFor(world, EVENT_COUNT + 1);
  db.auditEvent.seed(() => events);
  db.auditEvent.all();
}

async function openLog({ openPage, origin }: BenchContext, conditions: SlowConditions = {}): Promise<Page> {
  const page = await openPage({ username: 'carol', ...conditions });
  await logFirstEvent(page);
  await page.goto(origin + AUDIT_LOG_PATH);
  await waitUntilLoaded(page, EVENT_COUNT);
  return page;
}

/** Milliseconds from the start of the navigation to the first event, with an empty browser cache. */
export async function measureFirstEventByAddress(
  { openPage, origin }: BenchContext,
  conditions: SlowConditions = {},
): Promise<number> {
  const page = await openPage({ username: 'carol', ...conditions });
  await logFirstEvent(page);
  const firstEventTime = timeOfFirstEvent(page);
  await page.goto(origin + AUDIT_LOG_PATH, { waitUntil: 'commit' });
  const value = await firstEventTime;
  await page.context().close();
  return value;
}

/** The shortest time between pointing at a link and clicking it. */
const POINTING_MS = 100;

/**
 * Milliseconds from a click in the navigation to the first event. The log's script is not loaded before the pointer is
 * on the link.
 */
export async function measureFirstEventInApp(
  { openPage, origin }: BenchContext,
  conditions: SlowConditions = {},
): Promise<number> {
  const page = await openPage({ username: 'carol', ...conditions });
  await logFirstEvent(page);
  await page.goto(origin + SERVERS_PATH, { waitUntil: 'networkidle' });
  const firstEventTime = timeOfFirstEvent(page);
  const link = page.getByRole('link', { name: 'Audit Log' });
  await link.hover();
  await page.waitForTimeout(POINTING_MS);
  await link.click();
  const value = (await firstEventTime) - (await timeOfLastPress(page));
  await page.context().close();
  return value;
}

/** The time from one more letter in the search field to the matching rows and their count. */
async function measureKeystroke(page: Page, matches: number): Promise<number> {
  const field = page.getByRole('searchbox', { name: 'Search loaded events' });
  await field.fill('web-29');
  await page.waitForTimeout(300);
  await field.press('9');
  const durationMs = await msFromPressToStatus(page, `${matches} events match`);
  await field.fill('');
  return durationMs;
}

/** The number of events of web-299, to which one of every 300 events belongs. */
const matchCountIn = (count: number): number => Math.floor((count - 300) / 300) + 1;

export async function measureEventFilter(bench: BenchContext, conditions: SlowConditions = {}): Promise<number> {
  const page = await openLog(bench, conditions);
  const value = median(await repeatMeasurement(3, () => measureKeystroke(page, matchCountIn(EVENT_COUNT))));
  await page.context().close();
  return value;
}

/** Loads all pages. Each page is prepared in the mock, because sorting is not part of the measurement. */
async function loadAllEvents(page: Page, { world }: BenchContext['mock']): Promise<void> {
  const events = eventsFor(world, MAX_EVENT_COUNT);
  for (let from = EVENT_COUNT; from < MAX_EVENT_COUNT; from += EVENT_COUNT) {
    const startKey = from + EVENT_COUNT < MAX_EVENT_COUNT ? String(from + EVENT_COUNT) : '';
    world.fault(SEARCH_EVENTS, { text: JSON.stringify({ events: events.slice(from, from + EVENT_COUNT), startKey }) });
    await page.getByRole('button', { name: 'Load more events' }).click();
    await waitUntilLoaded(page, from + EVENT_COUNT);
  }
}

/** Clicks a column of the timeline and measures the time to the filtered rows. */
async function measureSelection(page: Page, column: number): Promise<number> {
  const box = await page.getByRole('group', { name: 'Events over time' }).boundingBox();
  if (!box) throw new Error('there is no time line');
  await page.mouse.move(box.x + box.width * column, box.y + 20);
  await page.waitForTimeout(300);
  const elapsedMs = page.waitForFunction(
    () => {
      const { pressed, before } = globalThis as unknown as { pressed: number; before?: number };
      if (pressed === before) return false;
      const isSelected = [...document.querySelectorAll('output')].some(({ textContent }) =>
        textContent.endsWith(' selected'),
      );
      return isSelected && performance.now() - pressed;
    },
    undefined,
    { polling: 'raf' },
  );
  await page.mouse.down();
  const value = Number(await (await elapsedMs).jsonValue());
  await page.mouse.up();
  await page.keyboard.press('Escape');
  return value;
}

async function measureHeldEvents(bench: BenchContext): Promise<Measurement[]> {
  const page = await openLog(bench);
  const heap = await heapOf(page);
  await loadAllEvents(page, bench.mock);
  await page.evaluate(() => window.scrollTo(0, 0));
  const heapHeld = await heapOf(page);
  const samples = await recordThreeScrolls(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  const keystrokeTimes = await repeatMeasurement(5, () => measureKeystroke(page, matchCountIn(MAX_EVENT_COUNT)));
  const selectionTimes: number[] = [];
  for (const column of [0.3, 0.5, 0.7, 0.4, 0.6]) selectionTimes.push(await measureSelection(page, column));
  await page.context().close();
  return [
    { ...budgets.auditHeap, value: heap },
    { ...budgets.auditHeapHeld, value: heapHeld },
    { ...budgets.auditFrameHeld, value: slowFrameMs(samples) },
    { ...budgets.auditFilterHeld, value: median(keystrokeTimes) },
    { ...budgets.auditBrush, value: median(selectionTimes) },
  ];
}

export const measureAuditLog = (): Promise<Measurement[]> =>
  withBench('no events', async (bench) => {
    fillAuditLog(bench.mock.world);
    const measureMedian = async (run: () => Promise<number>) => median(await repeatMeasurement(RUNS, run));
    return [
      { ...budgets.auditAddress, value: await measureMedian(() => measureFirstEventByAddress(bench)) },
      { ...budgets.auditAddressSlow, value: await measureMedian(() => measureFirstEventByAddress(bench, SLOW_CPU)) },
      { ...budgets.auditInApp, value: await measureMedian(() => measureFirstEventInApp(bench)) },
      { ...budgets.auditInAppSlow, value: await measureMedian(() => measureFirstEventInApp(bench, SLOW_CPU)) },
      { ...budgets.auditFilter, value: await measureMedian(() => measureEventFilter(bench)) },
      ...(await measureHeldEvents(bench)),
    ];
  });
