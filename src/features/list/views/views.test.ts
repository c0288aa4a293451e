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

test.each([
  ['search=web&panel=labels&sort=hostname%3Adesc', 'search=web&sort=hostname%3Adesc'],
  ['column=env&column=team', 'column=env&column=team'],
  ['mode=query&query=', 'mode=query'],
  ['access_token=secret', ''],
  ['', ''],
])('the view of the address %j is %j', (address, view) => {
  expect(viewQueryOf(new URLSearchParams(address))).toBe(view);
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

test('imports views from a file and replaces views with the same name', () => {
  const file = formatViewsFile({ servers: [production], desktops: [edge] });
  const views = parseViewsFile(file);
  expect(views).toEqual({ servers: [production], desktops: [edge] });
  expect(countViews(views ?? {})).toBe(2);
  expect(mergeViews({ servers: [{ name: 'Production', shows: '' }, edge] }, views ?? {})).toEqual({
    servers: [production, edge],
    desktops: [edge],
  });
});

test.each(['', 'hello', '{}', '{"postern": "other"}', '[]', 'null'])('%j is not a file with views', (text) => {
  expect(parseViewsFile(text)).toBeUndefined();
});
