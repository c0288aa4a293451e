// Measures the speed and the memory of the player with a recording of 200 MB.
import type { Page } from '@playwright/test';
import { RECORDED_SESSION_ID } from '#fixtures/scenarios/recordings/recordings.ts';
import { budgets } from '#e2e/bench/budgets.ts';
import { peakMemory, watchMemory } from '#e2e/bench/heap.ts';
import { median, type Measurement } from '#e2e/bench/measurement.ts';
import { withBench, type BenchContext } from '#e2e/bench/bench-context.ts';

const PLAYER_PATH = `/web/cluster/one.example.com/session/${RECORDED_SESSION_ID}?recordingType=ssh`;

const RUNS = 5;
const SEEK_COUNT = 7;
const RECORDING_BYTES = 200 * 1024 * 1024;
const RECORDING_SECONDS = 1280;

/** Nothing more of a seek is drawn if no frame has been drawn for this time. */
const QUIET_MS = 400;

const SCREEN_SELECTOR = '[aria-label^="Recording of"]';
const DRAWN_LOG_PREFIX = 'drawn at ';

/** Records the times at which the page draws to its canvas or changes its rows. */
const logDrawing = (page: Page) =>
  page.addInitScript(`{
    let timer, lastAt, firstAt;
    const drawn = () => {
      lastAt = performance.now();
      if (/worker-\\d/.test(document.querySelector('${SCREEN_SELECTOR}')?.textContent)) firstAt ??= lastAt;
      clearTimeout(timer);
      timer = setTimeout(() => console.info('${DRAWN_LOG_PREFIX}' + JSON.stringify({ firstAt, lastAt, pressedAt: globalThis.pressedAt })), ${QUIET_MS});
    };
    const draw = WebGL2RenderingContext.prototype.drawElementsInstanced;
    WebGL2RenderingContext.prototype.drawElementsInstanced = function (...given) {
      drawn();
      return draw.apply(this, given);
    };
    const isScreen = ({ target }) => (target.closest ? target : target.parentElement)?.closest('${SCREEN_SELECTOR}');
    new MutationObserver((changes) => changes.some(isScreen) && drawn())
      .observe(document, { subtree: true, childList: true, characterData: true });
    addEventListener('keydown', ({ timeStamp }) => { globalThis.pressedAt = timeStamp; }, { capture: true });
  }`);

interface DrawingTimes {
  /** Milliseconds on the clock of the page's navigation. */
  firstAt: number;
  lastAt: number;
  pressedAt: number;
}

async function waitForDrawing(page: Page): Promise<DrawingTimes> {
  const report = await page.waitForEvent('console', (message) => message.text().startsWith(DRAWN_LOG_PREFIX));
  return JSON.parse(report.text().slice(DRAWN_LOG_PREFIX.length)) as DrawingTimes; // Written by `logDrawing`.
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the recording' });
const indexStatus = (page: Page) => page.getByText(/^(?:All of the recording is indexed|Indexed: )/);
const indexedStatus = (page: Page) => page.getByText(/^All of the recording is indexed/);

/** The indexed share of the recording, from 0 to 1. */
async function indexedShare(page: Page): Promise<number> {
  const [, minutes = 0, seconds = 0] = /(\d+):(\d+) of/.exec((await indexStatus(page).textContent()) ?? '') ?? [];
  return (Number(minutes) * 60 + Number(seconds)) / RECORDING_SECONDS;
}

/** The time from a key press to the complete screen at the new position. */
async function measureSeek(page: Page, key: string): Promise<number> {
  const drawing = waitForDrawing(page);
  await slider(page).press(key);
  const { lastAt, pressedAt } = await drawing;
  return lastAt - pressedAt;
}

async function measureSeeks(page: Page, key: string): Promise<number> {
  const durations: number[] = [];
  for (let run = 0; run < SEEK_COUNT; run += 1) durations.push(await measureSeek(page, key));
  return median(durations);
}

/** Opens the player and pauses it. `first` is the time of the first frame, in milliseconds. */
async function openPlayer({ openPage, origin }: BenchContext): Promise<{ page: Page; first: number }> {
  const page = await openPage({ username: 'alice' });
  await logDrawing(page);
  await page.goto(origin + PLAYER_PATH, { waitUntil: 'commit' });
  const firstDrawing = waitForDrawing(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  return { page, first: (await firstDrawing).firstAt };
}

/**
 * Seeks to the end, and waits until the whole recording is loaded and indexed. `speed` is in MB/s, and `most` is the
 * peak memory in bytes.
 */
async function measureIndexing(page: Page): Promise<{ speed: number; most: number }> {
  await page.getByRole('button', { name: 'Search the recording' }).click();
  const memory = await watchMemory(page);
  const shareBefore = await indexedShare(page);
  const startedAt = performance.now();
  await slider(page).press('End');
  const peakBytes = await peakMemory(memory, () => indexedStatus(page).isVisible());
  const ms = performance.now() - startedAt;
  return { speed: ((1 - shareBefore) * RECORDING_BYTES) / 1e6 / (ms / 1000), most: peakBytes };
}

async function measureRun(bench: BenchContext) {
  const { page, first } = await openPlayer(bench);
  const { speed, most } = await measureIndexing(page);
  await slider(page).press('Home');
  await page.waitForTimeout(1000);
  const forward = await measureSeeks(page, 'ArrowRight');
  const backward = await measureSeeks(page, 'ArrowLeft');
  await page.context().close();
  return { first, speed, most: most / 1024 / 1024, forward, backward };
}

/** Opens a recording of 200 MB, seeks to its end, searches it, and seeks in it. */
export const measureLongRecording = (): Promise<Measurement[]> =>
  withBench('a recording of 200 MB', async (bench) => {
    const runs: Awaited<ReturnType<typeof measureRun>>[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureRun(bench));
    return [
      { ...budgets.recordingFirst, value: median(runs.map(({ first }) => first)) },
      { ...budgets.recordingForward, value: median(runs.map(({ forward }) => forward)) },
      { ...budgets.recordingBackward, value: median(runs.map(({ backward }) => backward)) },
      { ...budgets.recordingIndex, value: median(runs.map(({ speed }) => speed)) },
      { ...budgets.recordingHeap, value: median(runs.map(({ most }) => most)) },
    ];
  });
