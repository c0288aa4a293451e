// Compares the README and the pages about the demo and the options with the demo itself.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mfaDevices, totpSecrets } from '#fixtures/company/access/mfa-devices.ts';
import { people } from '#fixtures/company/access/people.ts';
import { createProxy } from '#fixtures/proxy/proxy.ts';
import { scenarios } from '#fixtures/scenarios/all.ts';
import { help, listScenarios } from '#serve/command/greeting.ts';
import { OPTION_NAMES } from './option-table.ts';

const README = readFileSync('README.md', 'utf8');
const DEMO = readFileSync('docs/demo.md', 'utf8');
const RUNNING = readFileSync('docs/running.md', 'utf8');
const PAGES = [
  README,
  readFileSync('CONTRIBUTING.md', 'utf8'),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join('docs', name), 'utf8')),
];

/** Names after `--scenario` or `?scenario=`, quoted or in one word. */
const scenarioNamesIn = (text: string): string[] =>
  [...text.matchAll(/(?:--|\?)scenario[ =](?:"([^"]+)"|'([^']+)'|([a-z][a-z\d-]*))/g)].map(
    ([, double, single, word]) => double ?? single ?? word ?? '',
  );

/** The scenarios in the row of `--scenario` in docs/running.md, and those that need a one-time code in docs/demo.md. */
const listedNames = (): string[] => {
  const row = RUNNING.split('\n').find((line) => line.startsWith('| `--scenario NAME`')) ?? '';
  const codes = /Where a scenario asks for a one-time code \(([^)]+)\)/.exec(DEMO)?.[1] ?? '';
  return [...`${row} ${codes}`.matchAll(/`([a-z][a-z\d-]*)`/g)].map(([, name = '']) => name);
};

const worldOf = (scenario: string) => createProxy({ scenario }).world;

describe('scenarios', () => {
  const rows = help('npm start --', scenarios).split('\n');
  const isInHelp = (name: string) => rows.some((row) => row.startsWith(`  ${name}  `));

  test.each([...new Set([...PAGES.flatMap(scenarioNamesIn), ...listedNames()])])(
    'the scenario "%s" in the documents is listed by --help',
    (name) => {
      expect(Object.keys(scenarios)).toContain(name);
      expect(isInHelp(name)).toBe(true);
    },
  );

  test('the documents name scenarios in the formats that these tests search', () => {
    expect(scenarioNamesIn(DEMO).length).toBeGreaterThan(5);
    expect(listedNames().length).toBeGreaterThan(10);
  });

  test('--scenarios lists each scenario below the title of its group', () => {
    const lines = listScenarios(scenarios, () => true);
    for (const [name, { description, group }] of Object.entries(scenarios)) {
      const index = lines.findIndex((row) => row.startsWith(`  ${name}  `) && row.endsWith(`  ${description}`));
      expect(lines.slice(0, Math.max(index, 0)).findLast((row) => /^\S/.test(row))).toBe(`${group}:`);
    }
  });

  test('--help groups scenarios, the demo company first', () => {
    expect(rows.filter((row) => /^[A-Z].*:$/.test(row) && !row.includes('('))).toEqual([
      'The demo company:',
      'Signing in:',
      'Lists:',
      'Notifications:',
      'Sessions:',
      'Assistant and commands:',
      'Audit log and recordings:',
      'Management:',
    ]);
  });
});

test('the table of options lists each option except those for help', () => {
  const rows = RUNNING.split('\n').filter((line) => line.startsWith('| `--'));
  const documented = new Set(rows.flatMap((row) => row.match(/(?<=`--)[a-z-]+/g) ?? []));
  for (const name of OPTION_NAMES.filter((option) => !['scenarios', 'help', 'version'].includes(option)))
    expect(documented).toContain(name);
});

describe('accounts', () => {
  test.each([
    ['the README', README],
    ['the page about the demo', DEMO],
  ])('names and passwords in %s match the demo', (_name, text) => {
    const rows = [...text.matchAll(/^\| `([a-z-]+)` \| `([a-z0-9-]+)` \|/gm)].map(([, name, password]) => [
      name,
      password,
    ]);
    const localUsers = people.filter(({ password }) => password !== null);
    expect(rows).toEqual(localUsers.map(({ name, password }) => [name, password]));
  });

  test('TOTP secrets in the page about the demo match the demo', () => {
    const secrets = DEMO.match(/\b[A-Z2-7]{32}\b/g) ?? [];
    expect(secrets.length).toBeGreaterThan(4);
    expect(Object.values(totpSecrets)).toEqual(expect.arrayContaining(secrets));
  });

  test.each([
    ['default', /An invitation waits for (\w+) at `\/web\/invite\/(\w+)`/],
    ['webauthn', /An invitation waits for (\w+) at `\/web\/invite\/(\w+)`/],
    ['webauthn', /prints the links, such as `\/web\/invite\/(?<id>\w+)` for (?<user>\w+)/],
    ['recovery codes', /`--scenario "recovery codes"` invites (\w+) at `\/web\/invite\/(\w+)`/],
    ['recovery codes', /`--scenario "recovery codes"` resets (\w+) at `\/web\/reset\/(\w+)`/],
  ])('in "%s" the link in the page about the demo works: %s', (scenario, link) => {
    const match = link.exec(DEMO);
    const { user = match?.[1], id = match?.[2] } = match?.groups ?? {};
    const token = worldOf(scenario).db.userToken.get(id ?? '');
    expect(token?.user.split('@')[0]).toBe(user);
  });

  test('users in the table of scenarios can sign in', () => {
    const rows = [...DEMO.matchAll(/^\| `--scenario "?([^"`]+)"?` \| ([a-z, ]+) \|/gm)];
    const accounts = rows.flatMap(([, scenario = '', names = '']) =>
      names.split(', ').map((name) => [scenario, name] as const),
    );
    expect(accounts.length).toBeGreaterThan(2);
    for (const [scenario, name] of accounts)
      expect(worldOf(scenario).db.user.get(name)?.password, `${name} in ${scenario}`).toEqual(expect.any(String));
  });

  test('the headless request in the page about the demo exists', () => {
    const [, id = ''] = /waits for mira's approval at `\/web\/headless\/([\w-]+)`/.exec(DEMO) ?? [];
    expect(worldOf('default').db.headless.get(id)?.user).toBe('mira');
  });

  test('the default scenario has MFA off, MFA devices, and no audit events about these devices', () => {
    const { settings, db } = worldOf('default');
    expect(settings.auth.second_factor).toBe('off');
    expect(db.auditEvent.all().filter((event) => 'mfa_device' in event)).toEqual([]);
    expect(db.mfaDevice.all().map(({ device }) => device.name)).toEqual(
      mfaDevices(0, 'off').map(({ device }) => device.name),
    );
  });
});

describe('servers', () => {
  const serverOf = (name: string) => {
    const { db } = worldOf('default');
    const server = db.server.all().find(({ item }) => item.hostname === name);
    if (!server) throw new Error(`no server ${name}`);
    const locks = db.lock.all().filter(({ targets }) => targets.server_id === server.item.id);
    return { ...server, isLocked: locks.length > 0 };
  };

  test('the offline server in the page about the demo is offline and not locked', () => {
    const [, name = ''] = /`([\w-]+)` is offline/.exec(DEMO) ?? [];
    expect(serverOf(name)).toMatchObject({ offline: true, isLocked: false });
  });

  test('offline servers are not locked, so that connecting reports them as offline', () => {
    const { db } = worldOf('default');
    const offline = db.server.all().flatMap(({ item, offline: isOffline }) => (isOffline ? [item.id] : []));
    const locked = db.lock.all().map(({ targets }) => targets.server_id);
    expect(offline.length).toBeGreaterThan(0);
    expect(offline.filter((id) => locked.includes(id))).toEqual([]);
  });

  test('the server that cuts terminals according to the page about the demo cuts them after a minute', () => {
    const [, name = ''] = /`([\w-]+)` cuts its terminals after a minute/.exec(DEMO) ?? [];
    expect(serverOf(name)).toMatchObject({ dropsAfterMs: 60_000, isLocked: false });
  });

  test('the numbers of servers in the documents match the demo', () => {
    const count = (scenario: string) =>
      worldOf(scenario)
        .db.server.all()
        .filter(({ cluster }) => cluster === 'one.example.com').length;
    const [, company = ''] = /The company has (\d+,\d+) servers/.exec(DEMO) ?? [];
    const [, large = ''] = /`large` \(([\d,]+) servers\)/.exec(RUNNING) ?? [];
    expect([count('default'), count('large')].map((number) => number.toLocaleString('en-US'))).toEqual([
      company,
      large,
    ]);
  });
});
