// Playwright's configuration for the tests in Firefox and WebKit.
import { defineConfig } from '@playwright/test';
import type { TestFixtures, WorkerFixtures } from './harness.ts';

export default defineConfig<TestFixtures, WorkerFixtures>({
  testDir: '.',
  testMatch: '**/*.engine.ts',
  forbidOnly: Boolean(process.env['CI']),
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results/engines',
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
});
