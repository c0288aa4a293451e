import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default defineConfig((env) =>
  mergeConfig(
    viteConfig(env),
    defineConfig({
      test: {
        root: import.meta.dirname,
        // By default one core stays free, which is half of a small machine.
        maxWorkers: '100%',
        isolate: false,
        setupFiles: ['fixtures/testing/after-file.ts'],
        // Most tests take milliseconds. Those that compute or move megabytes must also pass on a slow machine.
        testTimeout: 30_000,
        expect: { poll: { timeout: 20_000 } },
        include: [
          'src/**/*.test.{ts,tsx}',
          'fixtures/**/*.test.ts',
          'openapi/**/*.test.ts',
          'e2e/**/*.test.ts',
          'deploy/**/*.test.ts',
        ],
      },
    }),
  ),
);
