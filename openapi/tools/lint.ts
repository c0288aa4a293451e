// Lints both descriptions with the one rule set of redocly.yaml.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const here = import.meta.dirname;
const { status } = spawnSync(
  process.execPath,
  [
    join(here, '../../node_modules/@redocly/cli/bin/cli.js'),
    'lint',
    join(here, '../http/webapi.yaml'),
    join(here, '../streams/streams.yaml'),
    '--config',
    join(here, 'redocly.yaml'),
    '--format=stylish',
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
  },
);
process.exitCode = status ?? 1;
