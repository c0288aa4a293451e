// The form that creates join tokens, behind an 18.x proxy and behind a proxy that has no list of join tokens.
import { expect, test } from '#e2e/harness/harness.ts';
import {
  checkbox,
  chooseAction,
  dialog,
  nameCells,
  notice,
  pressInDialog,
  row,
  tokenField,
  TOKENS_PATH,
} from './tokens-page.ts';

const CREATE_TOKEN = 'POST /v1/webapi/token';
const LIST_TOKENS_URL = /\/webapi\/tokens/;

test.use({ scenario: 'no join tokens, 18.x' });

test(
  'a new token is shown with its expiry, can be copied, and appears in the list',
  { tag: '@gate' },
  async ({ page, mock, time, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(TOKENS_PATH);
    await expect(page.getByRole('heading', { name: 'No join tokens' })).toBeVisible();
    await page.getByRole('link', { name: 'Create token' }).click();
    await expect(checkbox(page, 'Server')).toBeChecked();
    await expect(checkbox(page, 'Server')).toBeFocused();
    await pressInDialog(page, 'Create token');
    await expect(dialog(page)).toHaveAccessibleName('Join token created');
    const { id = '' } = mock.world.db.joinToken.all()[0]?.token ?? {};
    await expect(tokenField(page)).toHaveValue(id);
    await expect(tokenField(page)).toHaveAccessibleDescription(/^Expires in (4 hr|3 hr 59 min) \(2026-11-20 16:0/);
    await time.pass('00:05:00');
    await expect(tokenField(page)).toHaveAccessibleDescription(/^Expires in 3 hr 5[3-5] min/);
    await pressInDialog(page, 'Copy token');
    await expect(notice(page, 'Copied')).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
    await pressInDialog(page, 'Close');
    await expect(page).toHaveURL(TOKENS_PATH);
    await expect(page.getByRole('link', { name: 'Create token' })).toBeFocused();
    await expect(row(page, /\*{4}.*Server.*Secret token/)).toBeVisible();
  },
);

test('a token requires a role, and several roles are sent in one request', async ({ page, mock }) => {
  await page.goto(`${TOKENS_PATH}?new=token`);
  await checkbox(page, 'Server').uncheck();
  await pressInDialog(page, 'Create token');
  await expect(dialog(page).getByRole('alert')).toHaveText('Choose at least one.');
  await expect(checkbox(page, 'Server')).toBeFocused();
  expect(mock.world.db.joinToken.all()).toEqual([]);
  await page.keyboard.press('Space');
  await expect(dialog(page).getByRole('alert')).toBeHidden();
  await checkbox(page, 'Server').uncheck();
  await checkbox(page, 'Database').check();
  await checkbox(page, 'Kubernetes cluster').check();
  const [request] = await Promise.all([
    page.waitForRequest((candidate) => candidate.method() === 'POST' && candidate.url().endsWith('/webapi/token')),
    pressInDialog(page, 'Create token'),
  ]);
  const roles = ['Db', 'Kube'];
  expect(request.postDataJSON()).toEqual({
    roles,
    join_method: 'token',
    allow: [],
    suggested_agent_matcher_labels: {},
  });
  await expect(tokenField(page)).toBeVisible();
  expect(mock.world.db.joinToken.all()[0]?.roles).toEqual(roles);
});

test('a bot token requires the name of the bot', async ({ page, mock }) => {
  await page.goto(`${TOKENS_PATH}?new=token`);
  await expect(dialog(page).getByLabel('Bot name')).toBeHidden();
  await checkbox(page, 'Machine bot').check();
  await checkbox(page, 'Server').uncheck();
  await pressInDialog(page, 'Create token');
  await expect(dialog(page).getByLabel('Bot name')).toBeFocused();
  await page.keyboard.type('deploy');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Join token created');
  expect(mock.world.db.joinToken.all()[0]).toMatchObject({ roles: ['Bot'], bot: 'deploy' });
});

test('an AWS IAM token requires an account or an ARN, and is not secret', async ({ page, mock }) => {
  await page.goto(`${TOKENS_PATH}?new=token`);
  await dialog(page).getByLabel('Method').selectOption('AWS IAM');
  await expect(dialog(page).getByLabel('Method')).toHaveAccessibleDescription(/tctl/);
  await pressInDialog(page, 'Create token');
  await expect(dialog(page).getByLabel('AWS ARN')).toHaveAccessibleDescription('Enter an account or an ARN.');
  await dialog(page).getByLabel('AWS account').fill('1234');
  await pressInDialog(page, 'Create token');
  await expect(dialog(page).getByLabel('AWS account')).toHaveAccessibleDescription(/such as 111122223333/);
  await dialog(page).getByLabel('AWS account').fill('111122223333');
  await pressInDialog(page, 'Create token');
  await expect(tokenField(page)).toHaveValue(/^teleport-ui-iam-\d+$/);
  await expect(dialog(page)).toContainText('a name, not a secret');
  expect(mock.world.db.joinToken.all()[0]?.rules).toEqual({ allow: [{ aws_account: '111122223333' }] });
});

test('the form shows a refusal and an unreadable response', { tag: '@gate' }, async ({ page, mock }) => {
  await page.goto(`${TOKENS_PATH}?new=token`);
  mock.world.fault(CREATE_TOKEN, { status: 500, message: 'the backend is away', times: 1 });
  await checkbox(page, 'Application').check();
  await pressInDialog(page, 'Create token');
  await expect(dialog(page).getByRole('alert')).toContainText("Couldn't create the join token.");
  await expect(dialog(page).getByRole('alert')).toContainText('Proxy: the backend is away');
  await expect(checkbox(page, 'Application')).toBeChecked();
  await pressInDialog(page, 'Create token');
  await expect(dialog(page)).toHaveAccessibleName('Join token created');
  await pressInDialog(page, 'Close');
  await page.getByRole('link', { name: 'Create token' }).click();
  mock.world.fault(CREATE_TOKEN, { text: '{"id":7}' });
  await pressInDialog(page, 'Create token');
  await expect(dialog(page).getByRole('alert')).toContainText(
    'The proxy accepted it, but its answer could not be read.',
  );
  await expect(dialog(page)).toContainText('{"id":7}');
  await pressInDialog(page, 'Cancel');
  await expect(dialog(page)).toBeHidden();
});

test.describe('when the proxy has no list of join tokens', () => {
  test.use({ scenario: 'two servers' });

  test('the page shows the created token, requests no list, and stores nothing', async ({ page, mock }) => {
    const listRequests: string[] = [];
    page.on('request', (request) => LIST_TOKENS_URL.test(request.url()) && listRequests.push(request.url()));
    await page.goto(TOKENS_PATH);
    await expect(notice(page, 'This proxy has no list of join tokens.')).toBeVisible();
    await page.getByRole('link', { name: 'Create token' }).click();
    await pressInDialog(page, 'Create token');
    await pressInDialog(page, 'Close');
    await expect(nameCells(page)).toHaveText([/^\*{4}[0-9a-f]{8}$/]);
    const { id = '' } = mock.world.db.joinToken.all()[0]?.token ?? {};
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(nameCells(page)).toHaveCount(1);
    await chooseAction(page, /Server/, 'Show token');
    await expect(tokenField(page)).toHaveValue(id);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]))).not.toContain(id);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No join tokens' })).toBeVisible();
    expect(listRequests).toEqual([]);
  });

  // docs/behaviour.md#permissions "Join tokens need list and a proxy", "On older proxies, the palette leads"
  test('the palette opens the page, the navigation does not list it, and a token cannot be revoked', async ({
    page,
  }) => {
    await page.goto('/web/users');
    await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('join token');
    await page.getByRole('option', { name: /Create join token/ }).click();
    await expect(page).toHaveURL(TOKENS_PATH);
    await page.getByRole('link', { name: 'Create token' }).click();
    await pressInDialog(page, 'Create token');
    await pressInDialog(page, 'Close');
    await row(page, /Server/)
      .getByRole('button', { name: /^Manage/ })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Revoke token' })).toHaveAccessibleDescription(
      /can't revoke join tokens/,
    );
    await expect(page.getByRole('link', { name: 'Session & Identity Locks' })).toBeAttached();
    await expect(page.getByRole('link', { name: 'Join Tokens' })).toHaveCount(0);
  });
});
