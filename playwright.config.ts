import { defineConfig } from '@playwright/test';
import { browserPath } from './e2e/browser/path.ts';

const executablePath = browserPath();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A trace of every test would be a quarter of what they cost, so it is made of a second try, which mends nothing.
  retries: 1,
  failOnFlakyTests: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--disable-background-networking',
        '--enable-unsafe-swiftshader',
      ],
    },
  },
  projects: [
    { name: 'served', testIgnore: '**/demo.e2e.ts' },
    { name: 'demo', testMatch: '**/demo.e2e.ts' },
  ],
});
