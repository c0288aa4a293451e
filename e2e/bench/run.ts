// `npm run bench`: everything that budgets.ts names, measured here and now. Builds are taken as they are in dist.
import { isOver, type Measure } from './measure.ts';
import { mockPages } from './mock.ts';
import { pages } from './pages.ts';
import { palette } from './palette.ts';
import { scrolling } from './scrolling.ts';
import { sizes } from './sizes.ts';
import { table } from './table.ts';
import { terminal } from './terminal.ts';

const PARTS: Record<string, () => Promise<Measure[]>> = {
  bytes: () => sizes('dist'),
  mock: mockPages,
  pages,
  palette,
  scrolling,
  terminal,
};

const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = asked.find((word) => !Object.hasOwn(PARTS, word));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}"; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exitCode = 2;
} else {
  const measures: Measure[] = [];
  for (const [name, measure] of Object.entries(PARTS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.error(`measuring: ${name}`);
    measures.push(...(await measure()));
  }
  console.log(table(measures));
  if (measures.some(isOver)) process.exitCode = 1;
}
