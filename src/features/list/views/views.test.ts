import { expect, test } from 'vitest';
import {
  countViews,
  formatViewsFile,
  parseViewsFile,
  serializeViews,
  mergeViews,
  readViews,
  viewQueryOf,
  withoutView,
  withView,
} from './views.ts';

const production = { name: 'Production', shows: 'search=web&column=env' };
const edge = { name: 'Edge', shows: 'query=labels%5B%22team%22%5D+%3D%3D+%22edge%22' };

// docs/behaviour.md#audit-events "The range, the zone, the order, the search and the filters can be saved",
// "Open details, a paused log and the table of the histogram"
// docs/behaviour.md#recordings "The range, the zone, the order, the search and the filters can be saved"
test.each([
  ['servers', 'search=web&panel=labels&sort=hostname%3Adesc', 'search=web&sort=hostname%3Adesc'],
  ['apps', 'column=env&column=team', 'column=env&column=team'],
  ['allResources', 'mode=query&query=', 'mode=query'],
  ['databases', 'access_token=secret&range=7d', ''],
  ['desktops', '', ''],
  ['audit', 'range=30d&zone=local&type=user.login&type=exec', 'range=30d&zone=local&type=user.login&type=exec'],
  [
    'audit',
    'category=lock&outcome=failure&user=bob&resource=web-01&session=a&request=b&search=x&sort=time%3Aasc&view=story',
    'category=lock&outcome=failure&user=bob&resource=web-01&session=a&request=b&search=x&sort=time%3Aasc&view=story',
  ],
  ['audit', 'user=bob&event=e-1&live=paused&timeline=table&column=env', 'user=bob'],
  [
    'recordings',
    'range=today&env=production&mode=command&length=long',
    'range=today&env=production&mode=command&length=long',
  ],
  ['recordings', 'user=bob&details=session-1&category=lock', 'user=bob'],
] as const)('the view of the %s at the address %j is %j', (page, address, view) => {
  expect(viewQueryOf(page, new URLSearchParams(address))).toBe(view);
});

test.each([
  ['a missing setting', null, {}],
  ['invalid JSON', '{', {}],
  ['JSON of another shape', '[1, "a", null]', {}],
  ['an unknown list', '{"planets": [{"name": "a", "shows": ""}]}', {}],
  [
    'an invalid view next to a valid view',
    JSON.stringify({
      servers: [null, 7, { name: '' }, { name: 'a' }, { name: ' Production ', shows: production.shows }],
    }),
    { servers: [production] },
  ],
  [
    'a parameter outside of views',
    JSON.stringify({ apps: [{ name: 'a', shows: 'search=x&panel=labels&evil=1' }] }),
    { apps: [{ name: 'a', shows: 'search=x' }] },
  ],
  [
    'a view with the parameters of another page',
    JSON.stringify({ audit: [{ name: 'a', shows: 'user=bob&query=x&event=e-1' }], recordings: 7 }),
    { audit: [{ name: 'a', shows: 'user=bob' }] },
  ],
  [
    'a duplicate name',
    JSON.stringify({
      apps: [
        { name: 'a', shows: 'search=x' },
        { name: 'a', shows: 'search=y' },
      ],
    }),
    { apps: [{ name: 'a', shows: 'search=y' }] },
  ],
])('reads only valid views from %s', (_what, text, views) => {
  expect(readViews(text)).toEqual(views);
});

test('adds, serializes, reads and removes views', () => {
  const views = withView(withView({}, 'servers', production), 'servers', edge);
  expect(views).toEqual({ servers: [production, edge] });
  expect(readViews(serializeViews(views))).toEqual(views);
  expect(withoutView(views, 'servers', 'Production')).toEqual({ servers: [edge] });
  expect(withoutView(views, 'apps', 'Production')).toMatchObject({ servers: [production, edge] });
});

// docs/behaviour.md#audit-events "Files with exported views contain these views too"
test('imports views from a file and replaces views with the same name', () => {
  const failures = { name: 'Failures', shows: 'range=30d&outcome=failure' };
  const file = formatViewsFile({ servers: [production], desktops: [edge], audit: [failures] });
  const views = parseViewsFile(file);
  expect(views).toEqual({ servers: [production], desktops: [edge], audit: [failures] });
  expect(countViews(views ?? {})).toBe(3);
  expect(mergeViews({ servers: [{ name: 'Production', shows: '' }, edge] }, views ?? {})).toEqual({
    servers: [production, edge],
    desktops: [edge],
    audit: [failures],
  });
});

test.each(['', 'hello', '{}', '{"postern": "other"}', '[]', 'null'])('%j is not a file with views', (text) => {
  expect(parseViewsFile(text)).toBeUndefined();
});
