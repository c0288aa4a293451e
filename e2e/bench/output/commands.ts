// A command on 200 servers that print a megabyte a second, 30 of them at once: how many frames a second the page draws.
import { apart } from '#e2e/bench/apart/apart.ts';
import { budgets } from '#e2e/bench/budgets.ts';
import { median, type Measure } from '#e2e/bench/measure.ts';
import { countReads, drawnIn, type Drawn } from './drawn.ts';

const SERVERS = 200;
/** docs/protocol/streams.md#13.2 */
const AT_ONCE = 30;
const SECONDS = 20;
const RUNS = 3;
const WARM_MS = 2000;
/** Of the bytes of a frame, which holds it in base64 (RFC 4648). */
const OUTPUT_SHARE = 0.75;

const found = (kind: string, name: string) =>
  `[...document.querySelectorAll('${kind}')].find((one) => (one.ariaLabel ?? one.textContent).startsWith('${name}'))`;
const row = (name: string) => found('input', `Select row ${name}`);

const flooded = (): Promise<Drawn> =>
  apart({ scenario: 'commands that flood', as: 'alice', width: 1440, height: 900 }, async (page, origin) => {
    const press = async (kind: string, name: string) => {
      await page.until(`Boolean(${found(kind, name)})`);
      await page.ask(`${found(kind, name)}.click()`);
    };
    const says = (text: string) => `document.body.innerText.includes('${text}')`;
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${countReads.toString()})()` });
    await page.send('Page.navigate', { url: `${origin}/web/cluster/one.example.com/nodes` });
    await page.until(`Boolean(${row('flood-01')})`);
    // The first page of the list holds 100; by name, flood-99 is the last of all.
    await page.until(`scrollTo(0, document.body.scrollHeight), Boolean(${row('flood-99')})`);
    await press('input', 'Select all');
    await press('button', `Run command on ${SERVERS} selected`);
    await page.until(`Boolean(document.querySelector('input[name=command]'))`);
    await page.ask(`document.querySelector('input[name=command]').focus()`);
    await page.send('Input.insertText', { text: 'hostname' });
    await press('button', 'Review servers');
    await press('button', `Run on ${SERVERS} servers`);
    await page.until(says(`${AT_ONCE} running`));
    await page.wait(WARM_MS);
    const drawn = await page.ask<Drawn>(`(${drawnIn.toString()})(${SECONDS})`);
    if (await page.ask<boolean>(says(' 0 running')))
      throw new Error('the servers were done before the seconds were over');
    await page.until(says(`${SERVERS} succeeded, 0 failed, 0 running`));
    return drawn;
  });

export async function commands(): Promise<Measure[]> {
  const runs: Drawn[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await flooded());
  const sent = runs.map(({ whole }) => median(whole) * OUTPUT_SHARE);
  return [
    { ...budgets.commandFrames, value: median(runs.map(({ frames }) => median(frames))) },
    { ...budgets.commandWorst, value: Math.min(...runs.flatMap(({ frames }) => frames)) },
    { ...budgets.commandOutput, value: median(sent) },
  ];
}
