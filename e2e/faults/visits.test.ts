import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { scenarios } from '#fixtures/scenarios/all.ts';
import { pageNames, pages } from '#lib/pages/pages.ts';
import { layoutVisitOf, SAMPLES, visits } from './visits.ts';

test('each page has a visit', () => {
  expect(new Set(visits.map(({ page }) => page))).toEqual(new Set(pageNames));
  expect(new Set(visits.map(({ title }) => title)).size).toBe(visits.length);
});

test.each(visits.map((visit) => [visit.title, visit] as const))('%s has an address and a world', (_, visit) => {
  expect(matchPath(pages[visit.page].path, visit.address.split('?')[0] ?? '')).not.toBeNull();
  expect(Object.keys(scenarios)).toContain(visit.scenario);
});

test('each required parameter of a page has a sample', () => {
  const required = pageNames.flatMap((page) =>
    [...pages[page].path.matchAll(/:(\w+)(?=\/|$)/g)].map(([, name]) => name),
  );
  expect(required.filter((name) => !Object.hasOwn(SAMPLES, name ?? ''))).toEqual([]);
});

test('pages in the layout leave its calls to one of them', () => {
  const shared = (page: string) => visits.filter((visit) => visit.page === page).map(layoutVisitOf);
  expect([shared('login'), shared('terminal'), shared('support')]).toEqual([[undefined], [undefined], [undefined]]);
  expect(shared('tokens')).toEqual(['/web/support']);
});
