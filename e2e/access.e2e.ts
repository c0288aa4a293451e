// Every screen, dialog and menu of the table in both themes and at both widths: what axe can measure of WCAG 2.2 AA.
import type { Page } from '@playwright/test';
import { expect } from './harness.ts';
import { test } from './joining.ts';
import { lookAt, type Look, type Stage } from './looks/look.ts';
import { LOOKS } from './looks/table.ts';

/** The path pattern of a route as the router reads it. */
const pathOf = (route: string) =>
  new RegExp(
    `^${route
      .replaceAll(/\/:\w+\?/g, '(/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+')
      .replace('*', '/.*')}$`,
  );

for (const [route, looks] of Object.entries<Look[]>(LOOKS))
  for (const one of looks) {
    const { says, scenario = 'two servers', as = 'alice' } = one;
    test.describe(`${route} as ${as || 'nobody'} in “${scenario}”`, () => {
      test.use({ scenario, as });

      const title = `${says}: read and used by everyone`;
      const look = async (page: Page, go: () => Promise<unknown>) => {
        test.slow();
        await go();
        expect(new URL(page.url()).pathname, 'another page is there').toMatch(pathOf(route));
        await lookAt(page, says);
      };
      const stage = (given: Omit<Stage, 'look'>): Stage => ({
        ...given,
        look: (...what) => lookAt(given.page, ...what),
      });

      if ('timed' in one)
        test(title, ({ page, mock, visit, time }) =>
          look(page, () => one.timed({ ...stage({ page, mock, visit }), time })),
        );
      else test(title, ({ page, mock, visit }) => look(page, () => one.go(stage({ page, mock, visit }))));
    });
  }
