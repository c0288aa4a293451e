// Frames per second while a command prints a megabyte a second on each of 200 servers, 30 of them at the same time.
import { inSeparateProcess } from '#e2e/bench/separate-process/separate-process.ts';
import { budgets } from '#e2e/bench/budgets.ts';
import { median, type Measurement } from '#e2e/bench/measurement.ts';
import { installReadCounters, measureThroughput, type OutputThroughput } from './throughput.ts';

const SERVER_COUNT = 200;
/** docs/protocol/streams.md#13.2 */
const MAX_PARALLEL = 30;
const MEASURED_SECONDS = 20;
const RUNS = 3;
const WARM_UP_MS = 2000;
/** The share of a frame's bytes that are output, because a frame contains its output in base64 (RFC 4648). */
const OUTPUT_SHARE = 0.75;

const findScript = (kind: string, name: string) =>
  `[...document.querySelectorAll('${kind}')].find((one) => (one.ariaLabel ?? one.textContent).startsWith('${name}'))`;
const rowScript = (name: string) => findScript('input', `Select row ${name}`);

const measureFlood = (): Promise<OutputThroughput> =>
  inSeparateProcess(
    { scenario: 'commands that flood', username: 'alice', width: 1440, height: 900 },
    async (page, origin) => {
      const press = async (kind: string, name: string) => {
        await page.waitUntil(`Boolean(${findScript(kind, name)})`);
        await page.evaluate(`${findScript(kind, name)}.click()`);
      };
      const hasTextScript = (text: string) => `document.body.innerText.includes('${text}')`;
      await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${installReadCounters.toString()})()` });
      await page.send('Page.navigate', { url: `${origin}/web/cluster/one.example.com/nodes` });
      await page.waitUntil(`Boolean(${rowScript('flood-01')})`);
      // The first page of the list has 100 servers, and flood-99 is the last of all by name.
      await page.waitUntil(`scrollTo(0, document.body.scrollHeight), Boolean(${rowScript('flood-99')})`);
      await press('input', 'Select all');
      await press('button', `Run command on ${SERVER_COUNT} selected`);
      await page.waitUntil(`Boolean(document.querySelector('input[name=command]'))`);
      await page.evaluate(`document.querySelector('input[name=command]').focus()`);
      await page.send('Input.insertText', { text: 'hostname' });
      await press('button', 'Review servers');
      await press('button', `Run on ${SERVER_COUNT} servers`);
      await page.waitUntil(hasTextScript(`${MAX_PARALLEL} running`));
      await page.wait(WARM_UP_MS);
      const throughput = await page.evaluate<OutputThroughput>(
        `(${measureThroughput.toString()})(${MEASURED_SECONDS})`,
      );
      if (await page.evaluate<boolean>(hasTextScript(' 0 running')))
        throw new Error('the servers were done before the seconds were over');
      await page.waitUntil(hasTextScript(`${SERVER_COUNT} succeeded, 0 failed, 0 running`));
      return throughput;
    },
  );

export async function measureCommandOutput(): Promise<Measurement[]> {
  const runs: OutputThroughput[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureFlood());
  const outputRates = runs.map(
    ({ megabytesPerSecondByClosedSocket }) => median(megabytesPerSecondByClosedSocket) * OUTPUT_SHARE,
  );
  return [
    { ...budgets.commandFrames, value: median(runs.map(({ framesPerSecond }) => median(framesPerSecond))) },
    { ...budgets.commandWorst, value: Math.min(...runs.flatMap(({ framesPerSecond }) => framesPerSecond)) },
    { ...budgets.commandOutput, value: median(outputRates) },
  ];
}
