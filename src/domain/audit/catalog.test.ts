// Compares every code of the catalog with its specimens and golden messages (docs/protocol/audit-events.json).
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeEvent } from './catalog.ts';
import { FAMILIES } from './codes/families.ts';
import type { CatalogEntry } from './entry.ts';
import { shortMessageText, parseTemplate } from './template.ts';

interface Golden {
  title: string;
  outcome: string;
  rendered: string;
  sample: Record<string, unknown>;
}

interface Specimen extends Golden {
  code: string;
  event: string;
  category: string;
  message: string;
  fallback?: Record<string, string[]>;
  fields: Record<string, unknown>;
  variants?: (Golden & { remove?: string[] })[];
}

const specimens = JSON.parse(readFileSync('docs/protocol/audit-events.json', 'utf8')) as Specimen[];
const entries = new Map<string, CatalogEntry>(FAMILIES.flatMap((family) => Object.entries(family)));

/** The specimens and their variants. A variant is a specimen with some fields changed or removed. */
const goldens = specimens.flatMap(({ variants = [], ...specimen }) => [
  { ...specimen, name: specimen.code },
  ...variants.map(({ remove = [], sample, ...golden }) => ({
    ...specimen,
    ...golden,
    name: `${specimen.code}, ${golden.title}`,
    sample: Object.fromEntries(
      Object.entries({ ...specimen.sample, ...sample }).filter(([name]) => !remove.includes(name)),
    ),
  })),
]);

test('the catalog has exactly one entry for each of the 340 codes in audit-events.json', () => {
  expect(specimens).toHaveLength(340);
  const codes = FAMILIES.flatMap((family) => Object.keys(family));
  expect(codes.toSorted()).toEqual(specimens.map(({ code }) => code).toSorted());
});

// docs/behaviour.md#audit-events "The message of an event depends on its code"
test.each(goldens)(
  'describes $name as the catalog does',
  ({ sample, title, category, outcome, event, code, rendered }) => {
    const { message, ...rest } = describeEvent(sample);
    expect(rest).toEqual({ title, category, outcome, isKnown: true });
    expect(shortMessageText(message)).toBe(rendered);
    expect(entries.get(code)?.event).toBe(event);
  },
);

/** By code, another code whose fields proxies also send with it, as the code's note in the catalog explains. */
const ALTERNATIVE_CODES: Readonly<Record<string, string>> = { T3010E: 'TS020E' };

test('every message uses only fields of its code', () => {
  const unknownFields = specimens.flatMap(({ code, fields, fallback = {} }) => {
    const entry = entries.get(code);
    const messages = [entry, ...(entry?.variants ?? [])].map((wording) => wording?.message ?? '');
    const names = messages
      .flatMap(parseTemplate)
      .flatMap(({ gaps }) => gaps.flatMap((gap) => (gap.kind === 'field' ? gap.name : [])));
    const otherSpecimen = specimens.find((specimen) => specimen.code === ALTERNATIVE_CODES[code]);
    const ownFields = new Set([fields, fallback, otherSpecimen?.fields ?? {}].flatMap(Object.keys));
    return names
      .filter((name) => !ownFields.has(name) && !ownFields.has(name.split('.')[0] ?? ''))
      .map((name) => `${code}: ${name}`);
  });
  expect(unknownFields).toEqual([]);
});

const descriptionTexts = (fields: Record<string, unknown>) => {
  const { title, outcome, message } = describeEvent(fields);
  return [title, outcome, shortMessageText(message)];
};

describe('rules in the notes of the catalog', () => {
  test.each([
    [
      'omits the name of an unnamed Kubernetes cluster',
      { code: 'T2000I', user: 'ada', proto: 'kube' },
      ['Pod session started', 'ok', 'ada started a session in a Kubernetes cluster'],
    ],
    [
      'shows the name of an unlisted git service',
      { code: 'TGIT001I', user: 'ada', service: 'git-upload-archive', path: 'a/b' },
      ['Git command run', 'ok', 'ada ran git-upload-archive on repository a/b'],
    ],
    [
      'describes refused SFTP with the code of SCP as SFTP',
      { code: 'T3010E', event: 'sftp', user: 'ada', action: 4, error: 'no', server_id: 's1' },
      ['SFTP denied', 'failure', 'SFTP denied for ada on s1: no'],
    ],
    [
      'reads the nested user and status of an early device record',
      {
        code: 'TV001I',
        event: 'device',
        user: { user: 'ada' },
        status: { success: false },
        device: { device_id: 'd1' },
      },
      ['Device addition failed', 'failure', 'ada failed to add device d1 to the inventory'],
    ],
    [
      'decides by the code when code and type disagree',
      { code: 'TLK01I', event: 'something.else', user: 'ada', name: 'l1' },
      ['Lock deleted', 'ok', 'ada deleted lock l1'],
    ],
  ])('%s', (_, fields, expected) => expect(descriptionTexts(fields)).toEqual(expected));
});

const SHELL = { code: 'T2000I', event: 'session.start', user: 'bob', server_hostname: 'web-01', login: 'root' };
const SHELL_STARTED_MESSAGE = 'bob started a shell session on web-01 as root';

// docs/behaviour.md#audit-events "An empty field or a list of empty"
test.each([[''], [['']], [['', '']], [[]], [null], [{}], ['0001-01-01T00:00:00Z']])(
  'describes a session with command %j as a shell session',
  (initial_command) => {
    const { title, message } = describeEvent({ ...SHELL, initial_command });
    expect([title, shortMessageText(message)]).toEqual(['Shell session started', SHELL_STARTED_MESSAGE]);
  },
);

test('never writes "session unknown" when the event has no session ID', () => {
  for (const [code, { message: mainMessage = '', variants = [] }] of entries)
    for (const { message } of [{ message: mainMessage }, ...variants]) {
      if (!message.includes('session {sid}')) continue;
      const sample = specimens.find((specimen) => specimen.code === code)?.sample;
      expect([code, shortMessageText(describeEvent({ ...sample, sid: '' }).message)]).not.toEqual([
        code,
        expect.stringContaining('session unknown'),
      ]);
    }
});

// docs/behaviour.md#audit-events "Times are truncated to seconds"
test('cuts the time in a message to seconds', () => {
  const { message } = describeEvent({
    code: 'TLK00I',
    event: 'lock.created',
    user: 'alice',
    name: 'l1',
    target: { user: 'bob' },
    expires: '2026-11-20T14:22:07.123456789Z',
  });
  expect(shortMessageText(message)).not.toContain('.123');
});

// docs/behaviour.md#audit-events "A user whose name is the UUID of a host"
test.each([
  ['02de3b50-85c5-4e0e-9d9a-5c5d3e6a2f0c.live18', 'The auth service'],
  ['02de3b50-85c5-4e0e-9d9a-5c5d3e6a2f0c.other', '02de3b50-85c5-4e0e-9d9a-5c5d3e6a2f0c.other'],
  ['bob.live18', 'bob.live18'],
])('shows user %s of cluster live18 as %s', (user, name) => {
  const { message } = describeEvent({ ...SHELL, user, cluster_name: 'live18' });
  expect(shortMessageText(message)).toBe(`${name} started a shell session on web-01 as root`);
});

// docs/behaviour.md#constants "An expiry more than a hundred years"
test.each([
  ['3026-03-29T00:00:00Z', 'alice created lock l-1 on user bob'],
  ['2026-11-21T12:00:00Z', 'alice created lock l-1 on user bob, until 2026-11-21T12:00:00Z'],
])('the message of a lock that expires at %s is "%s"', (expires, message) => {
  const lock = { code: 'TLK00I', event: 'lock.created', user: 'alice', name: 'l-1', target: { user: 'bob' } };
  expect(shortMessageText(describeEvent({ ...lock, time: '2026-11-20T12:00:00Z', expires }).message)).toBe(message);
});
