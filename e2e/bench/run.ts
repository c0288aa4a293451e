// `npm run bench` measures all budgets of budgets.ts. `-- --against COMMIT` compares the build with an earlier commit,
// and `-- desktop --minutes 10` keeps a desktop busy for ten minutes. It measures the builds in dist.
import { parseArgs } from 'node:util';
import { administration } from './administration.ts';
import { compareWithCommit } from './compare-builds.ts';
import { measureAuditLog } from '#e2e/bench/audit/audit-log.ts';
import { measureAuditExport } from '#e2e/bench/audit/export.ts';
import { measureDesktop } from '#e2e/bench/desktop/session.ts';
import { measureDirectorySharing } from '#e2e/bench/desktop/sharing.ts';
import { measureCommandOutput } from '#e2e/bench/output/commands.ts';
import { measurePaneOutput } from '#e2e/bench/output/panes.ts';
import { measureFileTransfer } from './files.ts';
import { exceedsBudget, type Measurement } from './measurement.ts';
import { measureMockPages } from './mock.ts';
import { measurePages } from './pages.ts';
import { measurePalette } from './palette.ts';
import { measureLongRecording } from './recordings/long-recording.ts';
import { measureScrolling } from './scrolling.ts';
import { measureSizes } from './sizes.ts';
import { formatTable } from './format-table.ts';
import { measureTerminal } from './terminal.ts';

const {
  values: { against: commit, minutes },
  positionals: requestedBenches,
} = parseArgs({
  options: { against: { type: 'string' }, minutes: { type: 'string', default: '0.3' } },
  allowPositionals: true,
});

const BENCHES: Record<string, () => Promise<Measurement[]>> = {
  administration,
  audit: measureAuditLog,
  bytes: () => measureSizes('dist'),
  commands: measureCommandOutput,
  desktop: () => measureDesktop(Number(minutes)),
  export: measureAuditExport,
  files: measureFileTransfer,
  mock: measureMockPages,
  pages: measurePages,
  palette: measurePalette,
  panes: measurePaneOutput,
  recordings: measureLongRecording,
  scrolling: measureScrolling,
  sharing: measureDirectorySharing,
  terminal: measureTerminal,
};

const unknownBench = requestedBenches.find((word) => !Object.hasOwn(BENCHES, word));
if (commit !== undefined) {
  if (!(await compareWithCommit(commit))) process.exitCode = 1;
} else if (unknownBench !== undefined) {
  console.error(`There is no part "${unknownBench}"; there are ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 2;
} else {
  const measures: Measurement[] = [];
  for (const [name, measure] of Object.entries(BENCHES)) {
    if (requestedBenches.length > 0 && !requestedBenches.includes(name)) continue;
    console.error(`measuring: ${name}`);
    measures.push(...(await measure()));
  }
  console.log(formatTable(measures));
  if (measures.some(exceedsBudget)) process.exitCode = 1;
}
