// `npm run coverage:docs`: prints each statement of docs/behaviour.md with the tests that cite it.
import { coverageOf } from './coverage.ts';
import { loadCoverage } from './read-coverage.ts';
import { coverageReport } from './report.ts';

const { sections, citations } = loadCoverage('.');
process.stdout.write(coverageReport(coverageOf(sections, citations)));
