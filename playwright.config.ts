import { defineConfig } from '@playwright/test';
import type { Fixtures } from './e2e/harness/harness.ts';
import type { CheckOptions } from './e2e/accessibility/check-page.ts';
import type { FaultOptions } from './e2e/faults/gate-cases.ts';
import { browserPath } from './e2e/browser/path.ts';

const executablePath = browserPath();

/** `gate` runs what is tagged `@gate`, with one look at each page and chosen faults; see CONTRIBUTING.md. */
const isGate = process.env['TEST_TIER'] === 'gate';

export default defineConfig<Fixtures & CheckOptions & FaultOptions>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  ...(isGate && { grep: /@gate/ }),
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes on its second try is flaky: `npm test` lists it and fails when there are too many.
  retries: 1,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    looks: isGate ? 'one' : 'every',
    faultCases: isGate ? 'chosen' : 'every',
    screenshot: 'on-first-failure',
    // Snapshots of the page would make each test half as long again.
    trace: { mode: 'retain-on-first-failure', snapshots: false, screenshots: false, sources: false },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--disable-background-networking',
        '--enable-unsafe-swiftshader',
        // Tests of a worker share a context, and so its compiled code: see e2e/harness/shared-context.ts.
        '--process-per-site',
      ],
    },
  },
  projects: [
    { name: 'served', testIgnore: '**/demo.e2e.ts' },
    { name: 'demo', testMatch: '**/demo.e2e.ts' },
    // Tests of calls that an 18.x proxy answers differently run again behind one.
    { name: '18.x', grep: isGate ? /@both.*@gate|@gate.*@both/ : /@both/, use: { line: '18.x' } },
  ],
});
