// Random events with codes inside and outside the catalog. For each of them, the message must have text, must be short
// and must contain no `undefined`, `[object Object]` or similar.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import { describeEvent } from './catalog.ts';
import { shortMessageText, fullMessageText } from './template.ts';

const EVENT_COUNT = 100_000;
/** Fewer, because these events have more invalid fields and take longer. */
const UNLISTED_EVENT_COUNT = 20_000;
const LONGEST_VALUE = 80;
const LONGEST_MESSAGE = 1500;

interface Specimen {
  code: string;
  fields: Record<string, unknown>;
  sample: Record<string, unknown>;
}
const specimens = JSON.parse(readFileSync('docs/protocol/audit-events.json', 'utf8')) as Specimen[];

/** Pseudorandom numbers from 0 up to 1, the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomFrom(SEED);
const randomBelow = (count: number): number => Math.floor(random() * count);
const pick = <T>(items: readonly [T, ...T[]]): T => items[randomBelow(items.length)] ?? items[0];

// Events may contain functions such as `toString`. Describing an event must never call them.
let hasRun = false;
const run = () => {
  hasRun = true;
  return 'ran';
};

const nested = (depth: number): unknown =>
  depth === 0 ? ['deep'] : randomBelow(2) ? [nested(depth - 1)] : { in: nested(depth - 1) };
const deeplyNestedArray = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;
const hugeText = 'x😀'.repeat(40_000);

/** Values that no proxy should send. */
const hostileValues: readonly [() => unknown, ...(() => unknown)[]] = [
  () => null,
  () => undefined,
  () => '',
  () => [],
  () => ({}),
  () => randomBelow(1000) - 500,
  () => pick([Number.NaN, Infinity, -Infinity, 1e300, -0, 2 ** 64, 1e-9]),
  () => String(randomBelow(1000)),
  () => random() < 0.5,
  () => hugeText.slice(randomBelow(200), randomBelow(random() < 0.01 ? hugeText.length : 400)),
  () =>
    pick([
      '\u202Egpj.exe',
      '\u0000\u001b[31mred',
      'a\r\nb\tc',
      '\uD800',
      '\uFEFF\u200B',
      '<img src=x onerror=run()>',
      '{user}',
      '[[ {x} ]]',
      '$& $1',
    ]),
  () => nested(randomBelow(12)),
  () => deeplyNestedArray,
  () => ({ toString: run, valueOf: run, toJSON: run, [Symbol.toPrimitive]: run }),
  () => JSON.parse('{"__proto__":{"polluted":[1]},"constructor":"c","length":9}') as unknown,
  () => Object.create(null) as unknown,
  () => [[null], [{}], { a: null }],
  () => Array.from({ length: randomBelow(300) }, () => pick<unknown>([1, 'two', ['three'], { four: 4 }])),
  () => [{ member_name: null, permission: {}, counts: 3, action: [] }, 7],
  () => '0001-01-01T00:00:00Z',
];

const EXTRA_FIELDS = [
  'success',
  'status',
  'proto',
  'event',
  'user',
  'action',
  'constructor',
  '__proto__',
  'toString',
  'addr.local',
];

/** A specimen with random fields removed, replaced by invalid values or added. */
function randomEvent({ code, fields, sample }: Specimen): Record<string, unknown> {
  const event: Record<string, unknown> = { ...sample, code };
  for (const name of [...Object.keys(fields), ...EXTRA_FIELDS]) {
    if (name === 'code') continue;
    if (random() < 0.2) delete event[name];
    else if (random() < 0.25)
      Object.defineProperty(event, name, { value: pick(hostileValues)(), enumerable: true, configurable: true });
  }
  return event;
}

/** Control characters and invisible formatting characters, except line breaks and tabs. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
/** Traces of values that were converted to text without formatting. */
const UNFORMATTED_VALUE = /undefined|\bnull\b|\[object|NaN|Infinity|=>/;

function messageFaults(event: Record<string, unknown>): string[] {
  const { title, message } = describeEvent(event);
  const short = shortMessageText(message);
  const isLong = message.some(({ kind, text }) => kind === 'value' && Array.from(text).length > LONGEST_VALUE);
  return [
    ...(title === '' || short === '' ? ['no text'] : []),
    ...(isLong || short.length > LONGEST_MESSAGE ? ['too long'] : []),
    ...(INVISIBLE.test(short + title) ? ['invisible characters'] : []),
    ...(UNFORMATTED_VALUE.exec(`${title} ${fullMessageText(message)}`) ?? []),
  ];
}

/** Parts of event types that newer proxies may send, and of types that no proxy should send. */
const SEGMENTS: readonly [string, ...string[]] = [
  'user',
  'beam_config',
  'session',
  'created',
  'delete',
  'login',
  'join',
  'end',
  'failed',
  'success',
  'constructor',
  '__proto__',
  '',
  '_',
  '{actor}',
  '[[x]]',
  '\u202Egpj',
  hugeText.slice(0, 300),
];
const randomType = () => Array.from({ length: randomBelow(5) }, () => pick(SEGMENTS)).join(pick(['.', '_', '/']));

/** A random event whose code is not in the catalog. */
function unlistedEvent(specimen: Specimen): Record<string, unknown> {
  const event = { ...randomEvent(specimen) };
  for (const name of ['name', 'error', 'sid', 'resource_type', 'updated_by', 'beam_config'])
    if (random() < 0.3) event[name] = pick(hostileValues)();
  event['code'] = pick(['TQX01I', 'TQX01E', 'toString', pick(hostileValues)()]);
  event['event'] = random() < 0.9 ? randomType() : pick(hostileValues)();
  return event;
}

test.each([
  [EVENT_COUNT, 'codes in the catalog', randomEvent],
  [UNLISTED_EVENT_COUNT, 'codes that are not in the catalog', unlistedEvent],
] as const)(`describes %d random events with %s, seed ${SEED}`, { timeout: TIMEOUT_MS }, (count, _, eventFrom) => {
  const faultyEvents: unknown[] = [];
  for (let index = 0; index < count && faultyEvents.length < 5; index++) {
    const specimen = specimens[index % specimens.length];
    if (!specimen) break;
    const event = eventFrom(specimen);
    const faults = messageFaults(event);
    if (faults.length > 0)
      faultyEvents.push([specimen.code, faults, shortMessageText(describeEvent(event).message).slice(0, 200)]);
  }
  expect(faultyEvents).toEqual([]);
  expect(hasRun).toBe(false);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});
