import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createAccessLog, type AccessLog, type LogFormat } from './access-log.ts';

const REQUEST = {
  client: '192.0.2.7',
  method: 'GET',
  path: '/web/invite/{token}',
  status: 200,
  bytes: 5120,
  durationMs: 12.345,
  requestId: 'Root=1-6789',
};

const ERROR = 'Nothing listens at https://proxy.example.com.';

/** The lines of a log in a file, read as soon as the log is closed. */
async function linesOf(format: LogFormat, writeTo: (log: AccessLog) => void): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'postern-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'access.log');
  const log = createAccessLog(format, pino.destination({ dest: file, sync: false }));
  writeTo(log);
  await log.close();
  return (await readFile(file, 'utf8')).trimEnd().split('\n');
}

const writeLines = (format: LogFormat) =>
  linesOf(format, (log) => {
    log.logRequest(REQUEST);
    log.logError(ERROR, '7f3a');
    log.logError('A "quoted" message.');
  });

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

test('the JSON log has an object in each line', async () => {
  expect((await writeLines('json')).map((line) => JSON.parse(line))).toEqual([
    { level: 'info', time: TIME, ...REQUEST },
    { level: 'error', time: TIME, msg: ERROR, requestId: '7f3a' },
    { level: 'error', time: TIME, msg: 'A "quoted" message.' },
  ]);
});

test('the text log is logfmt', async () => {
  const lines = await writeLines('text');
  expect(lines.map((line) => line.replace(/^time=\S+Z /, ''))).toEqual([
    'level=info client=192.0.2.7 method=GET path=/web/invite/{token} status=200 bytes=5120 durationMs=12.345 requestId="Root=1-6789"',
    `level=error msg="${ERROR}" requestId=7f3a`,
    'level=error msg="A \\"quoted\\" message."',
  ]);
  expect(lines[0]).toMatch(/^time=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z /);
});

test('a closed log has written all its lines', async () => {
  const lines = await linesOf('text', (log) => {
    for (let line = 1; line <= 20_000; line += 1) log.logError(`line ${line}`);
  });
  expect(lines).toHaveLength(20_000);
});

test('closing the log writes all lines to the standard output before the process exits', async () => {
  const script = `
    const { createAccessLog } = await import('#serve/observe/access-log.ts');
    const log = createAccessLog('text');
    for (let line = 1; line <= 20_000; line += 1) log.logError('line ' + line);
    await log.close();
    process.exit(0);
  `;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(20_000);
  expect(lines.at(-1)).toContain('line 20000');
});
