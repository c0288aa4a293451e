// Runs axe (WCAG 2.2 AA) on every screen, dialog and menu of the table, in both themes and at both widths.
import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';
import { editableBuild, copyBuild, CHUNK_LOAD_ERROR } from '#e2e/harness/broken-build.ts';
import { test as base } from '#e2e/active-sessions/join-session.ts';
import { checkPage, checkOptions, type PageState, type CheckOptions, type PageContext } from './check-page.ts';
import { test as plainHttpBase } from '#e2e/harness/plain-http.ts';
import { STATES_BY_ROUTE } from './routes.ts';

/** The path pattern of a route as the router reads it. */
const routePattern = (route: string) =>
  new RegExp(
    `^${route
      .replaceAll(/\/:\w+\?/g, '(/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+')
      .replace('*', '/.*')}$`,
  );

const test = base.extend<CheckOptions & { lost: string }>({
  ...checkOptions,
  lost: ['', { option: true }],
  dist: async ({ lost }, use, info) => {
    if (lost === '') return use('dist');
    const dist = copyBuild(info);
    editableBuild(dist).removeFiles(lost);
    await use(dist);
  },
});

const plainHttpTest = plainHttpBase.extend<CheckOptions>(checkOptions);

// A trace would contain axe's source for each document and take a quarter more time. Failures name their position
// anyway.
test.use({ trace: 'off' });

for (const [route, routeLooks] of Object.entries<readonly PageState[]>(STATES_BY_ROUTE))
  for (const one of routeLooks) {
    const { title: says, scenario = 'two servers', username = 'alice', missingChunk = '' } = one;
    /** Prepares the state, then checks the final page. Steps can check the page in between with `check`. */
    const run = async <S extends { page: Page } & CheckOptions>(
      { looks, ...given }: S,
      go: (stage: Omit<S, 'looks'> & Pick<PageContext, 'check'>) => Promise<unknown>,
    ) => {
      const { page } = given;
      test.slow();
      await go({ ...given, check: (what, only) => checkPage(page, what, { only, looks }) });
      expect(new URL(page.url()).pathname, 'another page is there').toMatch(routePattern(route));
      await checkPage(page, says, { looks });
    };
    test.describe(`${route} as ${username || 'nobody'} in “${scenario}”`, () => {
      const title = `${says}: read and used by everyone`;
      const details = { tag: one.gate ? '@gate' : [] };
      if ('plainHttp' in one) {
        plainHttpTest(title, details, ({ page, port, looks }) => run({ page, port, looks }, one.plainHttp));
        return;
      }
      test.use({ scenario, username, lost: missingChunk, expectedErrors: missingChunk === '' ? [] : [CHUNK_LOAD_ERROR] });
      if ('timed' in one)
        test(title, details, ({ page, mock, visit, time, looks }) =>
          run({ page, mock, visit, time, looks }, one.timed),
        );
      else test(title, details, ({ page, mock, visit, looks }) => run({ page, mock, visit, looks }, one.go));
    });
  }
