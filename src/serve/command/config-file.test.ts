import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { CONFIG_SCHEMA } from './config-schema.ts';
import { parseOptions, type Settings } from './options.ts';
import { FILE_OPTION_NAMES } from './option-table.ts';

const scenario = { description: '', group: '', isInHelp: true };
const SCENARIOS = { 'company-18': scenario, empty: scenario, large: scenario };

const EXAMPLE =
  /## Configuration file\n[^]*?```yaml\n([^]*?)```/.exec(readFileSync('docs/running.md', 'utf8'))?.[1] ?? '';

function writeConfig(content: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'postern-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'postern.yaml');
  writeFileSync(path, content);
  return path;
}

function parse(content: string | Uint8Array, flags: readonly string[] = [], env: Record<string, string> = {}) {
  const path = writeConfig(content);
  const parsed = parseOptions(['--config', path, ...flags], env, SCENARIOS);
  return parsed.action === 'refuse' ? { ...parsed, because: parsed.because.replaceAll(path, 'postern.yaml') } : parsed;
}

function settingsOf(content: string | Uint8Array, flags: readonly string[] = [], env: Record<string, string> = {}) {
  const parsed = parse(content, flags, env);
  return 'settings' in parsed ? parsed.settings : parsed;
}

const upstreamAt = (url: string, insecure = false) => ({ upstream: new URL(url), insecure });

test.each<[string, Partial<Settings>]>([
  ['{}', { host: 'localhost', port: 3080, back: { scenario: 'company-18' }, tls: 'none' }],
  ['port: 8080\nhost: 0.0.0.0\ntls: true', { port: 8080, host: '0.0.0.0', tls: 'made' }],
  ['port: "8080"\ntls: false', { port: 8080, tls: 'none' }],
  ['scenario: large', { back: { scenario: 'large' } }],
  ['proxy: https://p.test\ninsecure: true', { back: upstreamAt('https://p.test', true) }],
  ['tls-key: k.pem\ntls-cert: c.pem', { tls: { keyFile: 'k.pem', certFile: 'c.pem' } }],
  ['allowed-host: a.test', { allowedHosts: ['a.test'] }],
  ['allowed-host: [a.test, "::1"]', { allowedHosts: ['a.test', '::1'] }],
  ['allowed-host: []', { allowedHosts: [] }],
  ['trusted-proxy: 2', { trusted: { hops: 2 } }],
  ['trusted-proxy:\n  - 10.0.0.0/8\n  - 192.0.2.1', { trusted: { addresses: ['10.0.0.0/8', '192.0.2.1'] } }],
])('accepts the file %j', (content, settings) => {
  expect(settingsOf(content)).toMatchObject(settings);
});

test('accepts a file with a byte order mark', () => {
  expect(settingsOf('\uFEFFport: 81\r\n')).toMatchObject({ port: 81 });
  expect(parse('\uFEFFprot: 81\r\n')).toMatchObject({ because: expect.stringMatching(/^postern\.yaml:1:1: /) });
});

describe('layers', () => {
  test.each<[string, string, Record<string, string>, Partial<Settings>]>([
    ['port: 81', '--port 83', { POSTERN_PORT: '82' }, { port: 83 }],
    ['port: 81', '', { POSTERN_PORT: '82' }, { port: 82 }],
    ['port: 81', '', { POSTERN_PORT: '' }, { port: 81 }],
    ['tls: true', '', { POSTERN_TLS: '0' }, { tls: 'none' }],
    ['allowed-host: [a.test]', '--allowed-host b.test', {}, { allowedHosts: ['b.test'] }],
    ['host: a.test\nport: 81', '--host b.test', {}, { host: 'b.test', port: 81 }],
    ['proxy: https://p.test\ninsecure: true', '--scenario large', {}, { back: { scenario: 'large' } }],
    ['proxy: https://p.test\ninsecure: true', '', { POSTERN_SCENARIO: 'large' }, { back: { scenario: 'large' } }],
    ['scenario: large', '--proxy https://p.test', {}, { back: upstreamAt('https://p.test') }],
    ['scenario: large', '', { POSTERN_PROXY: 'https://p.test' }, { back: upstreamAt('https://p.test') }],
    ['insecure: true', '--proxy https://p.test', {}, { back: upstreamAt('https://p.test', true) }],
    ['proxy: https://a.test', '--scenario empty', { POSTERN_PROXY: 'https://b.test' }, { back: { scenario: 'empty' } }],
    [
      'proxy: https://p.test\ninsecure: true',
      '',
      { POSTERN_INSECURE: '0' },
      { back: upstreamAt('https://p.test', false) },
    ],
  ])('flags override variables, and variables override the file: %j, "%s", %j', (...[content, line, env, settings]) => {
    expect(settingsOf(content, line.split(' ').filter(Boolean), env)).toMatchObject(settings);
  });

  test('a variable names the file, and --config overrides it', () => {
    const env = { POSTERN_CONFIG: writeConfig('port: 81') };
    expect(parseOptions([], env, SCENARIOS)).toMatchObject({ settings: { port: 81 } });
    expect(parseOptions(['--config', writeConfig('port: 82')], env, SCENARIOS)).toMatchObject({
      settings: { port: 82 },
    });
  });
});

const EMPTY = 'postern.yaml:1:1: The file is empty. It needs at least one option, such as "port: 3080".';

test.each<[string, string[]]>([
  ['', [EMPTY]],
  ['# port: 80\n', [EMPTY]],
  ['---\n', ['postern.yaml:1:1: The file is empty. It needs at least one option, such as "port: 3080".']],
  ['- port: 1', ['postern.yaml:1:1: The top level must be a map of options, such as "port: 3080", not a list.']],
  ['port 80', ['postern.yaml:1:1: The top level must be a map of options, such as "port: 3080", not a single value.']],
  ['port: 80\nport: 81', ['postern.yaml:2:1: This option is already set above.']],
  ['port: 80\n---\nport: 81', ['postern.yaml:2:1: The file must not have more than one YAML document.']],
  ['\nport: a: b', ['postern.yaml:2:7: Invalid YAML: Nested mappings are not allowed in compact mappings.']],
  ['host: !env HOST', ['postern.yaml:1:7: Invalid YAML: Unresolved tag: !env.']],
  ['host: &a a.test\nallowed-host: *a', ['postern.yaml:2:15: Aliases are not supported.']],
  ['? [port]\n: 80', ['postern.yaml:1:3: A key must be the name of an option.']],
  ['80: port', ['postern.yaml:1:1: A key must be the name of an option.']],
  ['\nprot: 80', ['postern.yaml:2:1: There is no option "prot". Did you mean "port"?']],
  ['allowed_host: a', ['postern.yaml:1:1: There is no option "allowed_host". Did you mean "allowed-host"?']],
  ['certificate: a', ['postern.yaml:1:1: There is no option "certificate".']],
  ['__proto__: 1', ['postern.yaml:1:1: There is no option "__proto__".']],
  ['constructor: 1', ['postern.yaml:1:1: There is no option "constructor".']],
  ...['config', 'print-config', 'help', 'version', 'scenarios'].map((name): [string, string[]] => [
    `${name}: true`,
    [`postern.yaml:1:1: ${name} cannot be set in the configuration file.`],
  ]),
  ...['http', '70000', '-1', '1.5', 'true', '[80]', ''].map((value): [string, string[]] => [
    `port: ${value}`.trimEnd(),
    [`postern.yaml:1:${value ? 7 : 6}: port must be a whole number from 0 to 65535.`],
  ]),
  ['tls: yes', ['postern.yaml:1:6: tls must be true or false.']],
  ['tls: 1', ['postern.yaml:1:6: tls must be true or false.']],
  ['tls: "true"', ['postern.yaml:1:6: tls must be true or false.']],
  ['host: 7', ['postern.yaml:1:7: host must be a non-empty string.']],
  ['host: ""', ['postern.yaml:1:7: host must be a non-empty string.']],
  ['proxy: [https://p.test]', ['postern.yaml:1:8: proxy must be a non-empty string.']],
  ['allowed-host: 7', ['postern.yaml:1:15: allowed-host must be a non-empty string or a list of strings.']],
  [
    'allowed-host:\n  - a.test\n  - 7',
    ['postern.yaml:3:5: allowed-host must be a non-empty string or a list of strings.'],
  ],
  [
    'trusted-proxy: {}',
    ['postern.yaml:1:16: trusted-proxy must be a non-empty string, a number, or a list of strings.'],
  ],
  [
    'tls: 1\nprot: 80\nport: http\nhelp: true',
    [
      'postern.yaml:1:6: tls must be true or false.',
      'postern.yaml:2:1: There is no option "prot". Did you mean "port"?',
      'postern.yaml:3:7: port must be a whole number from 0 to 65535.',
      'postern.yaml:4:1: help cannot be set in the configuration file.',
    ],
  ],
  ['port: "65536"', ['postern.yaml:1:7: --port must be a whole number from 0 to 65535, not "65536".']],
  ['host: a:80', ['postern.yaml:1:7: --host must be a name or an address without scheme and port, not "a:80".']],
  ['proxy: p.test', ['postern.yaml:1:8: --proxy must be an address such as https://proxy.example.com:3080.']],
  [
    'proxy: https://p.test\nscenario: large',
    ['--scenario is for the mock proxy, and --proxy is for a real proxy. Set only one of them.'],
  ],
])('refuses the file %j', (content, problems) => {
  expect(parse(content)).toEqual({ action: 'refuse', because: problems.join('\n') });
});

test.each([
  'proxy: https://u:secret@p.test',
  'proxy: u:secret@p.test',
  'port: https://u:secret@p.test',
  'https://u:secret@p.test: 80',
  'proxy: !https://u:secret@p.test',
  'proxy: | https://u:secret@p.test',
  'allowed-host: [https://u:secret@p.test]',
])('the message about the file %j does not contain the password', (content) => {
  const parsed = parse(content);
  expect(parsed.action).toBe('refuse');
  expect(JSON.stringify(parsed)).not.toContain('secret');
});

test('refuses a file that cannot be read as text', () => {
  const because = (path: string) => parseOptions(['--config', path], {}, SCENARIOS);
  expect(because('/none/postern.yaml')).toMatchObject({
    because: 'The configuration file /none/postern.yaml does not exist.',
  });
  expect(because(tmpdir())).toMatchObject({ because: `The configuration file ${tmpdir()} is a folder.` });
  expect(parse(Buffer.from('\uFEFFport: 80', 'utf16le'))).toMatchObject({
    because: 'The configuration file postern.yaml is not UTF-8 text.',
  });
});

test.each([
  ['{}', []],
  ['port: 0\nhost: "::1"\ntls: true\ntrusted-proxy: 2', []],
  ['tls-key: k.pem\ntls-cert: c.pem\nallowed-host: [a.test, b.test]', []],
  ['tls: true\nproxy: https://p.test\ninsecure: true', ['--trusted-proxy', '10.0.0.0/8,192.0.2.1']],
  ['allowed-host: []\ntls: false', ['--scenario', 'large']],
  [EXAMPLE, ['--port', '81']],
])('the printed configuration of the file %j and the flags %j has the same settings', (content, flags) => {
  const printed = parse(content, [...flags, '--print-config']);
  const config = 'config' in printed ? printed.config : '';
  expect(config).toContain('port:');
  expect(settingsOf(config)).toEqual(settingsOf(content, flags));
});

describe('the example in docs/running.md', () => {
  test('is a valid file', () => {
    expect(settingsOf(EXAMPLE)).toMatchObject({ back: upstreamAt('https://proxy.example.com') });
  });

  test('shows each option', () => {
    const names = EXAMPLE.match(/^(?:# )?(?!yaml-language-server)[a-z-]+(?=:)/gm) ?? [];
    expect(new Set(names.map((name) => name.replace('# ', '')))).toEqual(new Set(FILE_OPTION_NAMES));
  });

  test('shows valid values in comments', () => {
    const isValid = new Ajv({ allowUnionTypes: true }).compile(CONFIG_SCHEMA);
    const lines = EXAMPLE.match(/(?<=^# )(?!yaml-language-server)[a-z-]+: .*/gm) ?? [];
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => !isValid(parseYaml(line)))).toEqual([]);
  });
});
