// Every screen, dialog and menu of the table in both themes and at both widths: what axe can measure of WCAG 2.2 AA.
import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';
import { buildIn, copyBuild, NOT_LOADED } from '#e2e/harness/broken-build.ts';
import { test as base } from '#e2e/active-sessions/joining.ts';
import { lookAt, lookOptions, type Look, type LookOptions, type Stage } from './look.ts';
import { test as plainHttpBase } from '#e2e/harness/plain-http.ts';
import { LOOKS } from './table.ts';

/** The path pattern of a route as the router reads it. */
const pathOf = (route: string) =>
  new RegExp(
    `^${route
      .replaceAll(/\/:\w+\?/g, '(/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+')
      .replace('*', '/.*')}$`,
  );

const test = base.extend<LookOptions & { lost: string }>({
  ...lookOptions,
  lost: ['', { option: true }],
  dist: async ({ lost }, use, info) => {
    if (lost === '') return use('dist');
    const dist = copyBuild(info);
    buildIn(dist).lose(lost);
    await use(dist);
  },
});

const plainHttpTest = plainHttpBase.extend<LookOptions>(lookOptions);

// A trace holds axe itself, once for each document, and costs a quarter of the time; what is found says where it is.
test.use({ trace: 'off' });

for (const [route, routeLooks] of Object.entries<readonly Look[]>(LOOKS))
  for (const one of routeLooks) {
    const { says, scenario = 'two servers', as = 'alice', lost = '' } = one;
    /** Goes there with a stage whose `look` knows the options of the test, and looks at what is there in the end. */
    const run = async <S extends { page: Page } & LookOptions>(
      { looks, ...given }: S,
      go: (stage: Omit<S, 'looks'> & Pick<Stage, 'look'>) => Promise<unknown>,
    ) => {
      const { page } = given;
      test.slow();
      await go({ ...given, look: (what, only) => lookAt(page, what, { only, looks }) });
      expect(new URL(page.url()).pathname, 'another page is there').toMatch(pathOf(route));
      await lookAt(page, says, { looks });
    };
    test.describe(`${route} as ${as || 'nobody'} in “${scenario}”`, () => {
      const title = `${says}: read and used by everyone`;
      const details = { tag: one.gate ? '@gate' : [] };
      if ('plainHttp' in one) {
        plainHttpTest(title, details, ({ page, port, looks }) => run({ page, port, looks }, one.plainHttp));
        return;
      }
      test.use({ scenario, as, lost, expectedErrors: lost === '' ? [] : [NOT_LOADED] });
      if ('timed' in one)
        test(title, details, ({ page, mock, visit, time, looks }) =>
          run({ page, mock, visit, time, looks }, one.timed),
        );
      else test(title, details, ({ page, mock, visit, looks }) => run({ page, mock, visit, looks }, one.go));
    });
  }
