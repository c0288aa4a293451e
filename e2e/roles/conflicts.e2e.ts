// Two administrators at once: anyone who saves later is asked, and nothing is lost.
import type { Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { role } from '#fixtures/scenarios/people.ts';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { change, code, dialog, expectYaml, open, press, problems, ROLES, row, save } from './editor.ts';

/** As if another administrator had saved it just now. */
function changeMeanwhile(mock: Proxy, logins: string[]): void {
  const { content, spec } = role('spare', { allow: { logins, node_labels: { env: ['staging'] } } });
  mock.world.db.role.update('spare', { content, spec });
}

const logins = (mock: Proxy) => mock.world.db.role.get('spare')?.spec.allow.logins;
const overwrite = (page: Page) => dialog(page, 'Overwrite spare?');
const THEIRS = 'Take the saved version';
const MINE = 'Overwrite with my version';
const MERGED = 'Edit merged version';

/** Saves a change to a role that somebody else has changed since then. */
async function saveOverChange(page: Page, mock: Proxy): Promise<void> {
  await open(page, ROLES, 'spare');
  await change(page, '- spare', '- mine');
  changeMeanwhile(mock, ['theirs']);
  await save(page);
  await expect(overwrite(page)).toBeVisible();
}

for (const [line, scenario, tag] of [
  ['14.x', 'roles and connectors', []],
  ['18.x', 'newer roles and connectors', ['@gate']],
] as const)
  test.describe(`behind a proxy of ${line}, a role that somebody else changed`, () => {
    test.use({ scenario });

    // docs/behaviour.md#resources-as-yaml "If the resource was changed or deleted"
    test('is compared at each save, and can be overwritten', { tag: [...tag] }, async ({ page, mock }) => {
      await saveOverChange(page, mock);
      await press(page, 'Keep editing');
      await expectYaml(page).toMatch(/- mine/);
      await save(page);
      await expect(overwrite(page)).toBeVisible();
      expect(logins(mock)).toEqual(['theirs']);
      await expect(overwrite(page).getByRole('region', { name: 'Changes in the saved version' })).toContainText(
        '- theirs',
      );
      await expect(overwrite(page).getByRole('region', { name: 'Your changes' })).toContainText('- mine');
      await expectAccessible(page);
      await press(page, MINE);
      await expect(page.getByText('spare was saved.')).toBeVisible();
      expect(logins(mock)).toEqual(['mine']);
    });
  });

// The text that is taken or merged has to carry the newer revision.
test.describe('behind a proxy of 18.x, a role that somebody else changed', () => {
  test.use({ scenario: 'newer roles and connectors' });

  test.beforeEach(({ page, mock }) => saveOverChange(page, mock));

  // docs/behaviour.md#resources-as-yaml "If the resource was changed or deleted"
  test('can be taken, and the own version is still there to copy', async ({ page, mock }) => {
    await press(page, THEIRS);
    await expectYaml(page).toMatch(/- theirs/);
    await expect(page.getByRole('button', { name: 'Copy my version' })).toBeVisible();
    await change(page, '- theirs', '- both');
    await save(page);
    await expect(page.getByText('spare was saved.')).toBeVisible();
    expect(logins(mock)).toEqual(['both']);
  });

  // docs/behaviour.md#resources-as-yaml "If the resource was changed or deleted"
  test('can be merged by hand where both changed the same line', async ({ page, mock }) => {
    await press(page, MERGED);
    await expect(page.getByText('1 place was changed by both of you.')).toBeVisible();
    await expect(code(page)).toBeFocused();
    await expect(page.getByText(/^Line (?!1,)\d+, column 1$/)).toBeVisible();
    await expect(code(page).getByText('<<<<<<<')).toBeInViewport();
    await expectYaml(page).toMatch(/<<<<<<< your version\n +- mine\n=======\n +- theirs\n>>>>>>> saved version/);
    await expect(problems(page).first()).toBeVisible();
    await change(page, /<<<<<<< your version\n( +- mine\n)=======\n( +- theirs\n)>>>>>>> saved version\n/, '$1$2');
    await expect(problems(page)).toHaveCount(0);
    await save(page);
    await expect(page.getByText('spare was saved.')).toBeVisible();
    expect(logins(mock)).toEqual(['mine', 'theirs']);
  });
});

test.describe('a role that was deleted meanwhile', () => {
  for (const scenario of ['roles and connectors', 'newer roles and connectors'])
    test.describe(`in “${scenario}”`, () => {
      test.use({ scenario });

      // docs/behaviour.md#resources-as-yaml "If the resource was changed or deleted"
      test('can be saved as new', async ({ page, mock }) => {
        await open(page, ROLES, 'spare');
        await change(page, '- spare', '- mine');
        mock.world.db.role.delete('spare');
        await save(page);
        await expect(dialog(page, 'Save spare as new?')).toContainText('Your text is still here.');
        await press(page, 'Save as new');
        await expect(row(page, /^spare/)).toBeVisible();
        expect(logins(mock)).toEqual(['mine']);
      });
    });
});

test.describe('behind a proxy of 18.x', () => {
  test.use({ scenario: 'newer roles and connectors' });

  test('a change sends the loaded revision', async ({ page, mock }) => {
    await open(page, ROLES, 'spare');
    await expectYaml(page).toMatch(/revision: /);
    await change(page, '- spare', '- mine');
    await save(page);
    await expect(page.getByText('spare was saved.')).toBeVisible();
    expect(logins(mock)).toEqual(['mine']);
    expect(mock.world.db.role.get('spare')?.content).not.toContain('revision');
  });
});
