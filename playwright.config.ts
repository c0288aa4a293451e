import { defineConfig } from '@playwright/test';
import type { Fixtures } from './e2e/harness/harness.ts';
import { browserPath } from './e2e/browser/path.ts';

const executablePath = browserPath();

/** Where tests cost little and each line has its own way to answer. */
const BEHIND_BOTH = [
  'users/users{,-editing,-links,-meanwhile,-permissions,-traits}',
  'roles/{roles,role-form,role-effect,drafts}',
  'locks/{consequences,locked-out,locks,new-lock}',
  'recordings/*',
  'audit/{states,range,filters}',
  'lists/{servers,databases,kube-clusters,apps,desktops}',
  'console/{terminal,workspace-tabs}',
].map((files) => `**/e2e/${files}.e2e.ts`);

export default defineConfig<Fixtures>({
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
    // What is not about one line holds behind both: the same again where it is cheap, in front of a newer proxy.
    { name: '18.x', testMatch: BEHIND_BOTH, grepInvert: /@14\.x|@18\.x/, use: { line: '18.x' } },
  ],
});
