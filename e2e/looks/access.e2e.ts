// Every screen, dialog and menu of the table in both themes and at both widths: what axe can measure of WCAG 2.2 AA.
import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';
import { buildIn, copyBuild, NOT_LOADED } from '#e2e/harness/broken-build.ts';
import { test as base } from '#e2e/active-sessions/joining.ts';
import { lookAt, type Look, type Stage } from './look.ts';
import { test as plainHttpTest } from '#e2e/harness/plain-http.ts';
import { LOOKS } from './table.ts';

/** The path pattern of a route as the router reads it. */
const pathOf = (route: string) =>
  new RegExp(
    `^${route
      .replaceAll(/\/:\w+\?/g, '(/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+')
      .replace('*', '/.*')}$`,
  );

const test = base.extend<{ lost: string }>({
  lost: ['', { option: true }],
  dist: async ({ lost }, use, info) => {
    if (lost === '') return use('dist');
    const dist = copyBuild(info);
    buildIn(dist).lose(lost);
    await use(dist);
  },
});

// A trace holds axe itself, once for each document, and costs a quarter of the time; what is found says where it is.
test.use({ trace: 'off' });

for (const [route, looks] of Object.entries<Look[]>(LOOKS))
  for (const one of looks) {
    const { says, scenario = 'two servers', as = 'alice', lost = '' } = one;
    const look = async (page: Page, go: () => Promise<unknown>) => {
      test.slow();
      await go();
      expect(new URL(page.url()).pathname, 'another page is there').toMatch(pathOf(route));
      await lookAt(page, says);
    };
    const stage = <S extends Omit<Stage, 'look'> | { page: Page; port: string }>(given: S) => ({
      ...given,
      look: (...what: Parameters<Stage['look']>) => lookAt(given.page, ...what),
    });
    test.describe(`${route} as ${as || 'nobody'} in “${scenario}”`, () => {
      const title = `${says}: read and used by everyone`;
      if ('plainHttp' in one) {
        plainHttpTest(title, ({ page, port }) => look(page, () => one.plainHttp(stage({ page, port }))));
        return;
      }
      test.use({ scenario, as, lost, expectedErrors: lost === '' ? [] : [NOT_LOADED] });
      if ('timed' in one)
        test(title, ({ page, mock, visit, time }) =>
          look(page, () => one.timed({ ...stage({ page, mock, visit }), time })),
        );
      else test(title, ({ page, mock, visit }) => look(page, () => one.go(stage({ page, mock, visit }))));
    });
  }
