// Playwright's configuration for the tests of reverse proxies. Each installed program is a project.
import { defineConfig } from '@playwright/test';
import type { WorkerFixtures } from './harness.ts';
import { installedPrograms, programs } from './programs.ts';

export default defineConfig<object, WorkerFixtures>({
  testDir: '.',
  testMatch: '**/*.proxy.ts',
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: '../../test-results/proxies',
  reporter: [['list'], ['json', { outputFile: '../../test-results/proxies.json' }]],
  projects: installedPrograms.map((programName) => ({
    name: programName,
    use: { programName },
    ...(!('addCopy' in programs[programName]) && { testIgnore: '**/rolling-restart.proxy.ts' }),
  })),
});
