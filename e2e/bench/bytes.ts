// Checks the budgets for sizes and requests of the build in dist, and that the build contains no part of the mock
// proxy. `npm test` runs this file.
import { exceedsBudget } from './measurement.ts';
import { measureSizes } from './sizes.ts';
import { formatTable } from './format-table.ts';
import { findUselessMarkers, findMockTraces } from './mock-traces.ts';

const measurements = await measureSizes('dist');
const problems = [...findMockTraces('dist'), ...findUselessMarkers('dist-demo')];
console.log(formatTable(measurements));
for (const problem of problems) console.error(problem);
if (problems.length > 0 || measurements.some(exceedsBudget)) process.exitCode = 1;
