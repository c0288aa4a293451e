// Lints the descriptions of the HTTP API and of the streams with the rules of redocly.yaml.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const toolsFolder = import.meta.dirname;
const { status } = spawnSync(
  process.execPath,
  [
    join(toolsFolder, '../../node_modules/@redocly/cli/bin/cli.js'),
    'lint',
    join(toolsFolder, '../http/webapi.yaml'),
    join(toolsFolder, '../streams/streams.yaml'),
    '--config',
    join(toolsFolder, 'redocly.yaml'),
    '--format=stylish',
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
  },
);
process.exitCode = status ?? 1;
