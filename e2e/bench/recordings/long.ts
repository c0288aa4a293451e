import type { Page } from '@playwright/test';
import { RECORDED } from '#fixtures/scenarios/recordings/recordings.ts';
import { budgets } from '#e2e/bench/budgets.ts';
import { greatest, watchMemory } from '#e2e/bench/heap.ts';
import { median, type Measure } from '#e2e/bench/measure.ts';
import { onStage, type Stage } from '#e2e/bench/stage.ts';

const PLAYER = `/web/cluster/one.example.com/session/${RECORDED}?recordingType=ssh`;

const RUNS = 5;
const SEEKS = 7;
const BYTES = 200 * 1024 * 1024;
const LENGTH_S = 1280;

/** So long after a frame nothing more of a seek is drawn. */
const QUIET_MS = 400;

const SCREEN = '[aria-label^="Recording of"]';
const DRAWN = 'drawn at ';

/** The page itself says when it has drawn, by its canvas or by its rows, and nothing more for a while. */
const reportDrawing = (page: Page) =>
  page.addInitScript(`{
    let timer, last, first;
    const drawn = () => {
      last = performance.now();
      if (/worker-\\d/.test(document.querySelector('${SCREEN}')?.textContent)) first ??= last;
      clearTimeout(timer);
      timer = setTimeout(() => console.info('${DRAWN}' + JSON.stringify({ first, last, pressed: globalThis.pressed })), ${QUIET_MS});
    };
    const draw = WebGL2RenderingContext.prototype.drawElementsInstanced;
    WebGL2RenderingContext.prototype.drawElementsInstanced = function (...given) {
      drawn();
      return draw.apply(this, given);
    };
    const isScreen = ({ target }) => (target.closest ? target : target.parentElement)?.closest('${SCREEN}');
    new MutationObserver((changes) => changes.some(isScreen) && drawn())
      .observe(document, { subtree: true, childList: true, characterData: true });
    addEventListener('keydown', ({ timeStamp }) => { globalThis.pressed = timeStamp; }, { capture: true });
  }`);

interface Drawn {
  /** On the clock of the page's navigation, in ms. */
  first: number;
  last: number;
  pressed: number;
}

async function drawn(page: Page): Promise<Drawn> {
  const report = await page.waitForEvent('console', (message) => message.text().startsWith(DRAWN));
  return JSON.parse(report.text().slice(DRAWN.length)) as Drawn; // as the page says it above
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the recording' });
const note = (page: Page) => page.getByText(/^(?:All of the recording is indexed|Indexed: )/);
const indexed = (page: Page) => page.getByText(/^All of the recording is indexed/);

/** How much of it is indexed, as a part of 1. */
async function covered(page: Page): Promise<number> {
  const [, minutes = 0, seconds = 0] = /(\d+):(\d+) of/.exec((await note(page).textContent()) ?? '') ?? [];
  return (Number(minutes) * 60 + Number(seconds)) / LENGTH_S;
}

/** From a key until the screen of the moment that it leads to is drawn whole. */
async function seek(page: Page, key: string): Promise<number> {
  const done = drawn(page);
  await slider(page).press(key);
  const { last, pressed } = await done;
  return last - pressed;
}

async function seeks(page: Page, key: string): Promise<number> {
  const took: number[] = [];
  for (let run = 0; run < SEEKS; run += 1) took.push(await seek(page, key));
  return median(took);
}

async function opened({ open, origin }: Stage): Promise<{ page: Page; first: number }> {
  const page = await open({ as: 'alice' });
  await reportDrawing(page);
  await page.goto(origin + PLAYER, { waitUntil: 'commit' });
  const began = drawn(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  return { page, first: (await began).first };
}

/** Goes to the end, and waits until all of it has come and was indexed. */
async function indexAll(page: Page): Promise<{ speed: number; most: number }> {
  await page.getByRole('button', { name: 'Search the recording' }).click();
  const memory = await watchMemory(page);
  const before = await covered(page);
  const began = performance.now();
  await slider(page).press('End');
  const most = await greatest(memory, () => indexed(page).isVisible());
  const ms = performance.now() - began;
  return { speed: ((1 - before) * BYTES) / 1e6 / (ms / 1000), most };
}

async function run(stage: Stage) {
  const { page, first } = await opened(stage);
  const { speed, most } = await indexAll(page);
  await slider(page).press('Home');
  await page.waitForTimeout(1000);
  const forward = await seeks(page, 'ArrowRight');
  const backward = await seeks(page, 'ArrowLeft');
  await page.context().close();
  return { first, speed, most: most / 1024 / 1024, forward, backward };
}

/** A recording of 200 MB: opened, gone to its end, searched through and sought in. */
export const recordings = (): Promise<Measure[]> =>
  onStage('a recording of 200 MB', async (stage) => {
    const runs: Awaited<ReturnType<typeof run>>[] = [];
    for (let at = 0; at < RUNS; at += 1) runs.push(await run(stage));
    return [
      { ...budgets.recordingFirst, value: median(runs.map(({ first }) => first)) },
      { ...budgets.recordingForward, value: median(runs.map(({ forward }) => forward)) },
      { ...budgets.recordingBackward, value: median(runs.map(({ backward }) => backward)) },
      { ...budgets.recordingIndex, value: median(runs.map(({ speed }) => speed)) },
      { ...budgets.recordingHeap, value: median(runs.map(({ most }) => most)) },
    ];
  });
