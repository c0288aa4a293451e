// `npm run bench`: everything that budgets.ts names, measured here and now; `-- --against COMMIT` compares the way in
// with an earlier commit's; `-- desktop --minutes 10` keeps a desktop busy for so long. Builds are taken as they are in dist.
import { parseArgs } from 'node:util';
import { administration } from './administration.ts';
import { against } from './against.ts';
import { audit } from '#e2e/bench/audit/log.ts';
import { exporting } from '#e2e/bench/audit/export.ts';
import { desktop } from '#e2e/bench/desktop/session.ts';
import { sharing } from '#e2e/bench/desktop/sharing.ts';
import { commands } from '#e2e/bench/output/commands.ts';
import { panes } from '#e2e/bench/output/panes.ts';
import { files } from './files.ts';
import { isOver, type Measure } from './measure.ts';
import { mockPages } from './mock.ts';
import { pages } from './pages.ts';
import { palette } from './palette.ts';
import { recordings } from './recordings/long.ts';
import { scrolling } from './scrolling.ts';
import { sizes } from './sizes.ts';
import { table } from './table.ts';
import { terminal } from './terminal.ts';

const {
  values: { against: commit, minutes },
  positionals: asked,
} = parseArgs({
  options: { against: { type: 'string' }, minutes: { type: 'string', default: '0.3' } },
  allowPositionals: true,
});

const PARTS: Record<string, () => Promise<Measure[]>> = {
  administration,
  audit,
  bytes: () => sizes('dist'),
  commands,
  desktop: () => desktop(Number(minutes)),
  export: exporting,
  files,
  mock: mockPages,
  pages,
  palette,
  panes,
  recordings,
  scrolling,
  sharing,
  terminal,
};

const unknown = asked.find((word) => !Object.hasOwn(PARTS, word));
if (commit !== undefined) {
  if (!(await against(commit))) process.exitCode = 1;
} else if (unknown !== undefined) {
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
