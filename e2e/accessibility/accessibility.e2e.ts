// Runs axe (WCAG 2.2 AA) on every screen, dialog and menu of the table, by default in both themes and at both widths.
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

/** `lost` is the part of the build whose file is missing. */
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

for (const [route, states] of Object.entries<readonly PageState[]>(STATES_BY_ROUTE))
  for (const state of states) {
    const { title: stateTitle, scenario = 'two servers', username = 'alice', missingChunk = '' } = state;
    /** Prepares the state, then checks the final page. Steps can check the page in between with `check`. */
    const openAndCheck = async <S extends { page: Page } & CheckOptions>(
      { looks, ...context }: S,
      openState: (context: Omit<S, 'looks'> & Pick<PageContext, 'check'>) => Promise<unknown>,
    ) => {
      const { page } = context;
      test.slow();
      await openState({ ...context, check: (partTitle, only) => checkPage(page, partTitle, { only, looks }) });
      expect(new URL(page.url()).pathname, 'another page is there').toMatch(routePattern(route));
      await checkPage(page, stateTitle, { looks });
    };
    test.describe(`${route} as ${username || 'nobody'} in “${scenario}”`, () => {
      const title = `${stateTitle}: has no accessibility problems`;
      const details = { tag: state.gate ? '@gate' : [] };
      if ('plainHttp' in state) {
        plainHttpTest(title, details, ({ page, port, looks }) => openAndCheck({ page, port, looks }, state.plainHttp));
        return;
      }
      test.use({
        scenario,
        username,
        lost: missingChunk,
        expectedErrors: missingChunk === '' ? [] : [CHUNK_LOAD_ERROR],
      });
      if ('timed' in state)
        test(title, details, ({ page, mock, visit, time, looks }) =>
          openAndCheck({ page, mock, visit, time, looks }, state.timed),
        );
      else test(title, details, ({ page, mock, visit, looks }) => openAndCheck({ page, mock, visit, looks }, state.go));
    });
  }
