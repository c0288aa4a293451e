import type { Page } from '@playwright/test';
import type { World } from '#fixtures/model/world.ts';
import { eventsFor } from './events.ts';
import { budgets } from '#e2e/bench/budgets.ts';
import { heapOf } from '#e2e/bench/heap.ts';
import { median, type Measure } from '#e2e/bench/measure.ts';
import { threeRides, worstFrame } from '#e2e/bench/scrolling.ts';
import { onStage, repeated, type Conditions, type Stage } from '#e2e/bench/stage.ts';

const RUNS = 7;
const SLOW = { slower: 4 };

const SEARCH = 'GET /v1/webapi/sites/{cluster}/events/search';
const LOG = '/web/cluster/one.example.com/audit';
const SERVERS = '/web/cluster/one.example.com/nodes';

const COUNT = 5000;
const MOST = 100_000;

const SHOWN = 'event shown at ';

/** The page itself says when a frame first shows an event's row, on the clock of its navigation. */
const reportEvents = (page: Page) =>
  page.addInitScript(`
    requestAnimationFrame(function look() {
      if (/\\d\\d:\\d\\d:\\d\\d/.test(document.querySelector('tbody')?.textContent)) console.info('${SHOWN}' + performance.now());
      else requestAnimationFrame(look);
    });
    for (const type of ['keydown', 'pointerdown', 'click'])
      addEventListener(type, ({ timeStamp }) => { globalThis.pressed = timeStamp; }, { capture: true });`);

const shown = async (page: Page): Promise<number> => {
  const report = await page.waitForEvent('console', (message) => message.text().startsWith(SHOWN));
  return Number(report.text().slice(SHOWN.length));
};

const pressedAt = (page: Page) => page.evaluate(() => (globalThis as unknown as { pressed: number }).pressed);

/** From the last press to the first frame in which a status says this. */
async function sincePress(page: Page, says: string): Promise<number> {
  const took = await page.waitForFunction(
    (says) =>
      [...document.querySelectorAll('output')].some(({ textContent }) => textContent === says) &&
      performance.now() - (globalThis as unknown as { pressed: number }).pressed, // put there above
    says,
    { polling: 'raf' },
  );
  return Number(await took.jsonValue());
}

const isLoaded = (page: Page, count: number) =>
  page.getByText(new RegExp(`^${count.toLocaleString('en')} events, `)).waitFor();

/** Fills the log of a world that has none. They are made before anything is measured. */
export function fill(world: World): void {
  const { db } = world;
  // One more than a page, so that the log goes on.
  const events = eventsFor(world, COUNT + 1);
  db.auditEvent.seed(() => events);
  db.auditEvent.all();
}

async function opened({ open, origin }: Stage, conditions: Conditions = {}): Promise<Page> {
  const page = await open({ as: 'carol', ...conditions });
  await reportEvents(page);
  await page.goto(origin + LOG);
  await isLoaded(page, COUNT);
  return page;
}

/** In ms from the beginning of the navigation, with nothing in the browser's cache. */
export async function eventsByAddress({ open, origin }: Stage, conditions: Conditions = {}): Promise<number> {
  const page = await open({ as: 'carol', ...conditions });
  await reportEvents(page);
  const first = shown(page);
  await page.goto(origin + LOG, { waitUntil: 'commit' });
  const value = await first;
  await page.context().close();
  return value;
}

/** What the quickest people take from pointing at a link to pressing on it. */
const AIM_MS = 100;

/** From a click in the navigation, the log's own script not being there before the link is pointed at. */
export async function eventsInApp({ open, origin }: Stage, conditions: Conditions = {}): Promise<number> {
  const page = await open({ as: 'carol', ...conditions });
  await reportEvents(page);
  await page.goto(origin + SERVERS, { waitUntil: 'networkidle' });
  const first = shown(page);
  const link = page.getByRole('link', { name: 'Audit Log' });
  await link.hover();
  await page.waitForTimeout(AIM_MS);
  await link.click();
  const value = (await first) - (await pressedAt(page));
  await page.context().close();
  return value;
}

/** One more letter in the search, until the rows and their count are those that match. */
async function keystroke(page: Page, matches: number): Promise<number> {
  const field = page.getByRole('searchbox', { name: 'Search loaded events' });
  await field.fill('web-29');
  await page.waitForTimeout(300);
  await field.press('9');
  const took = await sincePress(page, `${matches} events match`);
  await field.fill('');
  return took;
}

/** Of every three hundred events one is of this server. */
const matchesIn = (count: number): number => Math.floor((count - 300) / 300) + 1;

export async function filterEvents(stage: Stage, conditions: Conditions = {}): Promise<number> {
  const page = await opened(stage, conditions);
  const value = median(await repeated(3, () => keystroke(page, matchesIn(COUNT))));
  await page.context().close();
  return value;
}

/** Page after page, each given to the mock as it is to be sent: sorting them all again and again is not what is measured. */
async function loadAll(page: Page, { world }: Stage['mock']): Promise<void> {
  const events = eventsFor(world, MOST);
  for (let from = COUNT; from < MOST; from += COUNT) {
    const startKey = from + COUNT < MOST ? String(from + COUNT) : '';
    world.fault(SEARCH, { text: JSON.stringify({ events: events.slice(from, from + COUNT), startKey }) });
    await page.getByRole('button', { name: 'Load more events' }).click();
    await isLoaded(page, from + COUNT);
  }
}

/** Pressing on one column after another. */
async function brush(page: Page, column: number): Promise<number> {
  const box = await page.getByRole('group', { name: 'Events over time' }).boundingBox();
  if (!box) throw new Error('there is no time line');
  await page.mouse.move(box.x + box.width * column, box.y + 20);
  await page.waitForTimeout(300);
  const took = page.waitForFunction(
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
  const value = Number(await (await took).jsonValue());
  await page.mouse.up();
  await page.keyboard.press('Escape');
  return value;
}

async function held(stage: Stage): Promise<Measure[]> {
  const page = await opened(stage);
  const heap = await heapOf(page);
  await loadAll(page, stage.mock);
  await page.evaluate(() => window.scrollTo(0, 0));
  const heapHeld = await heapOf(page);
  const rides = await threeRides(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  const keys = await repeated(5, () => keystroke(page, matchesIn(MOST)));
  const brushes: number[] = [];
  for (const column of [0.3, 0.5, 0.7, 0.4, 0.6]) brushes.push(await brush(page, column));
  await page.context().close();
  return [
    { ...budgets.auditHeap, value: heap },
    { ...budgets.auditHeapHeld, value: heapHeld },
    { ...budgets.auditFrameHeld, value: worstFrame(rides) },
    { ...budgets.auditFilterHeld, value: median(keys) },
    { ...budgets.auditBrush, value: median(brushes) },
  ];
}

export const audit = (): Promise<Measure[]> =>
  onStage('no events', async (stage) => {
    fill(stage.mock.world);
    const take = async (run: () => Promise<number>) => median(await repeated(RUNS, run));
    return [
      { ...budgets.auditAddress, value: await take(() => eventsByAddress(stage)) },
      { ...budgets.auditAddressSlow, value: await take(() => eventsByAddress(stage, SLOW)) },
      { ...budgets.auditInApp, value: await take(() => eventsInApp(stage)) },
      { ...budgets.auditInAppSlow, value: await take(() => eventsInApp(stage, SLOW)) },
      { ...budgets.auditFilter, value: await take(() => filterEvents(stage)) },
      ...(await held(stage)),
    ];
  });
