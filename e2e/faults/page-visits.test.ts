import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { scenarios } from '#fixtures/scenarios/all.ts';
import { pageNames, pages } from '#lib/pages/pages.ts';
import { layoutSampleOf, SAMPLE_PARAMS, PAGE_VISITS } from './page-visits.ts';

test('each page has a visit, and each visit has a unique title', () => {
  expect(new Set(PAGE_VISITS.map(({ page }) => page))).toEqual(new Set(pageNames));
  expect(new Set(PAGE_VISITS.map(({ title }) => title)).size).toBe(PAGE_VISITS.length);
});

test.each(PAGE_VISITS.map((visit) => [visit.title, visit] as const))('%s has a valid path and scenario', (_, visit) => {
  expect(matchPath(pages[visit.page].path, visit.address.split('?')[0] ?? '')).not.toBeNull();
  expect(Object.keys(scenarios)).toContain(visit.scenario);
});

test('each required parameter of a page has a sample', () => {
  const requiredParams = pageNames.flatMap((page) =>
    [...pages[page].path.matchAll(/:(\w+)(?=\/|$)/g)].map(([, name]) => name),
  );
  expect(requiredParams.filter((name) => !Object.hasOwn(SAMPLE_PARAMS, name ?? ''))).toEqual([]);
});

test('the calls of the main layout are tested on the support page for the other pages in it', () => {
  const layoutSamples = (page: string) => PAGE_VISITS.filter((visit) => visit.page === page).map(layoutSampleOf);
  expect([layoutSamples('login'), layoutSamples('terminal'), layoutSamples('support')]).toEqual([
    [undefined],
    [undefined],
    [undefined],
  ]);
  expect(layoutSamples('tokens')).toEqual(['/web/support']);
});
