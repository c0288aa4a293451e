// Tests concurrent changes of a role by two administrators. The later save must not silently overwrite the earlier one.
import type { Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { createRole } from '#fixtures/scenarios/people.ts';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import {
  replaceText,
  yamlField,
  dialog,
  expectYaml,
  openResource,
  pressInDialog,
  problems,
  ROLES_PATH,
  row,
  reviewAndSave,
} from './editor.ts';

/** Saves the role with these logins, as another administrator would. */
function changeConcurrently(mock: Proxy, logins: string[]): void {
  const { content, spec } = createRole('spare', { allow: { logins, node_labels: { env: ['staging'] } } });
  mock.world.db.role.update('spare', { content, spec });
}

const storedLogins = (mock: Proxy) => mock.world.db.role.get('spare')?.spec.allow.logins;
const overwriteDialog = (page: Page) => dialog(page, 'Overwrite spare?');
const TAKE_SAVED_LABEL = 'Take the saved version';
const OVERWRITE_LABEL = 'Overwrite with my version';
const EDIT_MERGED_LABEL = 'Edit merged version';

/** Saves a change to a role that another user has changed since it was opened. */
async function saveConflictingChange(page: Page, mock: Proxy): Promise<void> {
  await openResource(page, ROLES_PATH, 'spare');
  await replaceText(page, '- spare', '- mine');
  changeConcurrently(mock, ['theirs']);
  await reviewAndSave(page);
  await expect(overwriteDialog(page)).toBeVisible();
}

for (const [line, scenario, tag] of [
  ['14.x', 'roles and connectors', []],
  ['18.x', 'roles and connectors of 18.x', ['@gate']],
] as const)
  test.describe(`behind a ${line} proxy, a role that another user changed`, () => {
    test.use({ scenario });

    // docs/behaviour.md#resources-as-yaml "If the resource was changed or deleted"
    test('is compared at each save, and can be overwritten', { tag: [...tag] }, async ({ page, mock }) => {
      await saveConflictingChange(page, mock);
      await pressInDialog(page, 'Keep editing');
      await expectYaml(page).toMatch(/- mine/);
      await reviewAndSave(page);
      await expect(overwriteDialog(page)).toBeVisible();
      expect(storedLogins(mock)).toEqual(['theirs']);
      await expect(overwriteDialog(page).getByRole('region', { name: 'Changes in the saved version' })).toContainText(
        '- theirs',
      );
      await expect(overwriteDialog(page).getByRole('region', { name: 'Your changes' })).toContainText('- mine');
      await expectAccessible(page);
      await pressInDialog(page, OVERWRITE_LABEL);
      await expect(page.getByText('spare was saved.')).toBeVisible();
      expect(storedLogins(mock)).toEqual(['mine']);
    });
  });

// 18.x accepts the taken or merged text only if it has the newer revision.
test.describe('behind an 18.x proxy, a role that another user changed', () => {
  test.use({ scenario: 'roles and connectors of 18.x' });

  test.beforeEach(({ page, mock }) => saveConflictingChange(page, mock));

  // docs/behaviour.md#resources-as-yaml "If the resource was changed or deleted"
  test('can replace the edited text, which can still be copied', async ({ page, mock }) => {
    await pressInDialog(page, TAKE_SAVED_LABEL);
    await expectYaml(page).toMatch(/- theirs/);
    await expect(page.getByRole('button', { name: 'Copy my version' })).toBeVisible();
    await replaceText(page, '- theirs', '- both');
    await reviewAndSave(page);
    await expect(page.getByText('spare was saved.')).toBeVisible();
    expect(storedLogins(mock)).toEqual(['both']);
  });

  // docs/behaviour.md#resources-as-yaml "If the resource was changed or deleted"
  test('can be merged by hand if both users changed the same line', async ({ page, mock }) => {
    await pressInDialog(page, EDIT_MERGED_LABEL);
    await expect(page.getByText('1 place was changed by both of you.')).toBeVisible();
    await expect(yamlField(page)).toBeFocused();
    await expect(page.getByText(/^Line (?!1,)\d+, column 1$/)).toBeVisible();
    await expect(yamlField(page).getByText('<<<<<<<')).toBeInViewport();
    await expectYaml(page).toMatch(/<<<<<<< your version\n +- mine\n=======\n +- theirs\n>>>>>>> saved version/);
    await expect(problems(page).first()).toBeVisible();
    await replaceText(page, /<<<<<<< your version\n( +- mine\n)=======\n( +- theirs\n)>>>>>>> saved version\n/, '$1$2');
    await expect(problems(page)).toHaveCount(0);
    await reviewAndSave(page);
    await expect(page.getByText('spare was saved.')).toBeVisible();
    expect(storedLogins(mock)).toEqual(['mine', 'theirs']);
  });
});

test.describe('a role that another user deleted', () => {
  for (const scenario of ['roles and connectors', 'roles and connectors of 18.x'])
    test.describe(`in the scenario “${scenario}”`, () => {
      test.use({ scenario });

      // docs/behaviour.md#resources-as-yaml "If the resource was changed or deleted"
      test('can be saved as a new role', async ({ page, mock }) => {
        await openResource(page, ROLES_PATH, 'spare');
        await replaceText(page, '- spare', '- mine');
        mock.world.db.role.delete('spare');
        await reviewAndSave(page);
        await expect(dialog(page, 'Save spare as new?')).toContainText('Your text is still here.');
        await pressInDialog(page, 'Save as new');
        await expect(row(page, /^spare/)).toBeVisible();
        expect(storedLogins(mock)).toEqual(['mine']);
      });
    });
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'roles and connectors of 18.x' });

  test('a changed role can be saved with the loaded revision', async ({ page, mock }) => {
    await openResource(page, ROLES_PATH, 'spare');
    await expectYaml(page).toMatch(/revision: /);
    await replaceText(page, '- spare', '- mine');
    await reviewAndSave(page);
    await expect(page.getByText('spare was saved.')).toBeVisible();
    expect(storedLogins(mock)).toEqual(['mine']);
    expect(mock.world.db.role.get('spare')?.content).not.toContain('revision');
  });
});
