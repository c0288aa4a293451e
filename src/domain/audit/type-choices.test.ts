import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { auditRow } from './event.ts';
import { includeParamOf, typeChoices, unlistedType } from './type-choices.ts';

const catalog = readFileSync('docs/protocol/audit-catalogue.md', 'utf8');
const events = JSON.parse(readFileSync('docs/protocol/audit-events.json', 'utf8')) as {
  event: string;
  title: string;
}[];

/** From section 7 of the catalog: the titles of types that several codes share, with their types. */
const sharedTypeTitles = [
  ...catalog.slice(catalog.indexOf('## 7.'), catalog.indexOf('## 8.')).matchAll(/^\| `([^`]+)` \| ([^|]+) \|/gm),
].map(([, type = '', title = '']) => [type, title] as const);

const choices = typeChoices();
const titleOf = (type: string) => choices.find(({ types }) => types.includes(type))?.title;

test('offers each type of the catalog exactly once', () => {
  const types = [...new Set(events.map(({ event }) => event))];
  const offeredTypes = choices.flatMap((choice) => choice.types).toSorted();
  expect(offeredTypes).toEqual([...new Set([...types, 'port.local', 'port.remote', 'port.remote_conn'])].toSorted());
});

test("uses the catalog's title for types that several codes share, else the title of the code", () => {
  expect(sharedTypeTitles).toHaveLength(50);
  for (const [type, title] of sharedTypeTitles) expect(titleOf(type)).toBe(title);
  const eventsWithOwnTitle = events.filter(({ event }) => !sharedTypeTitles.some(([type]) => type === event));
  const eventsOfChoices = eventsWithOwnTitle.filter(({ event }) => choices.some(({ types }) => types[0] === event));
  for (const { event, title } of eventsOfChoices) expect(titleOf(event)).toBe(title);
});

test('all choices have different titles', () =>
  expect(new Set(choices.map(({ title }) => title)).size).toBe(choices.length));

test('sorts the choices by title', () => {
  expect(choices.slice(0, 2).map(({ title }) => title)).toEqual([
    'Access graph settings updated',
    'Access list members added',
  ]);
});

test('requests all types of the selected choices', () => {
  const selectedChoices = choices.filter(({ types }) => ['port', 'exec', 'db.session.query'].includes(types[0] ?? ''));
  expect(includeParamOf(selectedChoices).split(',').toSorted()).toEqual([
    'db.session.query',
    'db.session.query.failed',
    'exec',
    'port',
    'port.local',
    'port.remote',
    'port.remote_conn',
  ]);
  expect(includeParamOf([])).toBe('');
});

// docs/behaviour.md#audit-events "It also offers the types of loaded events"
test.each([
  [
    'a type that the catalog does not have',
    { code: 'INF001I', event: 'inference_model.create' },
    'inference_model.create',
  ],
  ['invisible characters in its type', { code: 'T9I', event: 'a\u202eb.create' }, 'a\u202eb.create'],
  ['a known type with an unknown code', { code: 'T2007E', event: 'app.session.start' }, undefined],
  ['a known code with an unknown type', { code: 'T1000I', event: 'user.signin' }, undefined],
  ['no type', { code: 'T9I' }, undefined],
  ['a type with a comma', { code: 'T9I', event: 'a,b' }, undefined],
])('for an event with %1$s, unlistedType returns %3$j', (_, fields, type) => {
  const row = auditRow({ time: '2030-01-02T03:04:05.000Z', ...fields }, 0);
  expect(row.ok && unlistedType(row)).toBe(type);
});
