// The budgets that hold everywhere: bytes and requests of the build in dist. Part of the test command.
import { isOver } from './measure.ts';
import { sizes } from './sizes.ts';
import { table } from './table.ts';
import { blindMarks, traces } from './traces.ts';

const measures = await sizes('dist');
const faults = [...traces('dist'), ...blindMarks('dist-demo')];
console.log(table(measures));
for (const fault of faults) console.error(fault);
if (faults.length > 0 || measures.some(isOver)) process.exitCode = 1;
