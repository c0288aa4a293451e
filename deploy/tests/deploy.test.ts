// Checks the files in deploy/ against each other and against the options of the command.
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { envVariableOf, FILE_OPTION_NAMES, OPTION_NAMES } from '#serve/command/option-table.ts';

const CHART = 'deploy/helm/postern';

const read = (path: string): string => readFileSync(path, 'utf8');

interface Values {
  config: Record<string, unknown>;
  [name: string]: unknown;
}

const values = parse(read(`${CHART}/values.yaml`)) as Values; // our own file
const schema = JSON.parse(read(`${CHART}/values.schema.json`)) as {
  properties: { config: { properties: Record<string, unknown> } };
};
const { version } = JSON.parse(read('package.json')) as { version: string };

const validate = new Ajv({ strict: true, strictRequired: false, allowUnionTypes: true }).compile(schema);

const optionNames: readonly string[] = OPTION_NAMES;

test('the schema of the values accepts the default values', () => {
  validate(values);
  expect(validate.errors).toBeNull();
});

test.each([
  ['an unknown value', { replicas: 2 }],
  ['an unknown option', { config: { ...values.config, 'proxy-url': 'https://proxy.example.com' } }],
  ['a proxy without a scheme', { config: { ...values.config, proxy: 'proxy.example.com' } }],
  ['a proxy with a password', { config: { ...values.config, proxy: 'https://user:secret@proxy.example.com' } }],
  ['the port of the console for metrics', { metrics: { port: 3080 } }],
])('the schema of the values rejects %s', (_name, changes) => {
  expect(validate({ ...values, ...changes })).toBe(false);
});

/** The chart sets these itself. */
const OPTIONS_OF_CHART = ['port', 'host', 'admin-port', 'admin-host', 'tls', 'tls-key', 'tls-cert'];

test('the values have each option that the chart does not set itself', () => {
  const expectedNames = FILE_OPTION_NAMES.filter((name) => !OPTIONS_OF_CHART.includes(name));
  expect(Object.keys(schema.properties.config.properties).toSorted()).toEqual(expectedNames.toSorted());
});

test('the README of the chart lists each value', () => {
  const readme = read(`${CHART}/README.md`);
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
  const namesIn = (group: string) => rows.filter((row) => row.includes(`\`${group}`)).join('\n');
  const missing = Object.entries(values).flatMap(([group, value]) => {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value) && group !== 'resources';
    const names = isGroup ? Object.keys(value) : [];
    if (!namesIn(group)) return [group];
    return names.filter((name) => !namesIn(group).includes(`.${name}\``)).map((name) => `${group}.${name}`);
  });
  expect(missing).toEqual([]);
});

const flagsIn = (text: string): string[] => [...text.matchAll(/(?<=\s)--([a-z-]+)/g)].map(([, name = '']) => name);

test.each([
  ['the systemd unit', /^ExecStart=.*$/gm, 'deploy/systemd/postern.service'],
  ['the chart', /^ +- --.*$/gm, `${CHART}/templates/deployment.yaml`],
  ['the Compose file', /^ +#? +- --.*$/gm, 'deploy/compose.yaml'],
])('%s uses only options of the command', (_name, lines, path) => {
  const flags = (read(path).match(lines) ?? []).flatMap(flagsIn);
  expect(flags.length).toBeGreaterThan(0);
  expect(flags.filter((name) => !optionNames.includes(name))).toEqual([]);
});

test('each variable in deploy/ is an option of the command', () => {
  const files = readdirSync('deploy', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('tests'))
    .map(({ parentPath, name }) => read(`${parentPath}/${name}`));
  const variables = new Set(files.flatMap((text) => text.match(/\bPOSTERN_[A-Z_]+/g) ?? []));
  expect(variables.size).toBeGreaterThan(3);
  const known = optionNames.map(envVariableOf);
  expect([...variables].filter((name) => !known.includes(name))).toEqual([]);
});

test('the chart has the version of the package', () => {
  const chart = parse(read(`${CHART}/Chart.yaml`)) as { version: string; appVersion: string };
  expect(chart).toMatchObject({ version, appVersion: version });
});

test.each(['deploy/compose.yaml', 'docs/install.md', 'README.md'])('%s names the version of the package', (path) => {
  const versions = [...read(path).matchAll(/\bpostern[:-](\d+\.\d+\.\d+)/g)].map(([, number]) => number);
  expect(new Set(versions)).toEqual(new Set([version]));
});

test('the health check of the image requests the admin port of the image', () => {
  const containerfile = read('deploy/Containerfile');
  const [, port] = /POSTERN_ADMIN_PORT=(\d+)/.exec(containerfile) ?? [];
  expect(port).toBeDefined();
  expect(containerfile).toContain(`http://localhost:${port}/healthz`);
});

test('systemd and Compose wait longer than the drain timeout before they kill the server', () => {
  const drainSeconds = Number(values.config['drain-timeout']);
  const [, stopSeconds] = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/systemd/postern.service')) ?? [];
  const [, graceSeconds] = /stop_grace_period: (\d+)s/.exec(read('deploy/compose.yaml')) ?? [];
  expect(Number(stopSeconds)).toBeGreaterThan(drainSeconds);
  expect(Number(graceSeconds)).toBeGreaterThan(drainSeconds);
});
