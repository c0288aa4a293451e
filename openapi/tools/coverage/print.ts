// `npm run coverage:docs`: prints each statement of docs/behaviour.md with the tests that cite it.
import { coverageOf } from './coverage.ts';
import { readCoverage } from './read-coverage.ts';
import { reportOf } from './report.ts';

const { sections, citations } = readCoverage('.');
process.stdout.write(reportOf(coverageOf(sections, citations)));
