// A join token is added, on 18.x and where the proxy has no list of them.
import { expect, test } from '#e2e/harness/harness.ts';
import { box, choose, dialog, names, notice, press, row, secret, TOKENS } from './tokens-page.ts';

const CREATE = 'POST /v1/webapi/token';
const LISTS = /\/webapi\/tokens/;

test.use({ scenario: 'no join tokens, 18.x' });

test(
  'a new token is shown with its end, can be copied, and stands in the list',
  { tag: '@gate' },
  async ({ page, mock, time, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(TOKENS);
    await expect(page.getByRole('heading', { name: 'No join tokens' })).toBeVisible();
    await page.getByRole('link', { name: 'Create token' }).click();
    await expect(box(page, 'Server')).toBeChecked();
    await expect(box(page, 'Server')).toBeFocused();
    await press(page, 'Create token');
    await expect(dialog(page)).toHaveAccessibleName('Join token created');
    const { id = '' } = mock.world.db.joinToken.all()[0]?.token ?? {};
    await expect(secret(page)).toHaveValue(id);
    await expect(secret(page)).toHaveAccessibleDescription(/^Expires in (4 hr|3 hr 59 min) \(2026-11-20 16:0/);
    await time.pass('00:05:00');
    await expect(secret(page)).toHaveAccessibleDescription(/^Expires in 3 hr 5[3-5] min/);
    await press(page, 'Copy token');
    await expect(notice(page, 'Copied')).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
    await press(page, 'Close');
    await expect(page).toHaveURL(TOKENS);
    await expect(page.getByRole('link', { name: 'Create token' })).toBeFocused();
    await expect(row(page, /\*{4}.*Server.*Secret token/)).toBeVisible();
  },
);

test('a token needs a kind, and one for several kinds is requested as other consoles do', async ({ page, mock }) => {
  await page.goto(`${TOKENS}?new=token`);
  await box(page, 'Server').uncheck();
  await press(page, 'Create token');
  await expect(dialog(page).getByRole('alert')).toHaveText('Choose at least one.');
  await expect(box(page, 'Server')).toBeFocused();
  expect(mock.world.db.joinToken.all()).toEqual([]);
  await page.keyboard.press('Space');
  await expect(dialog(page).getByRole('alert')).toBeHidden();
  await box(page, 'Server').uncheck();
  await box(page, 'Database').check();
  await box(page, 'Kubernetes cluster').check();
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/webapi/token')),
    press(page, 'Create token'),
  ]);
  const roles = ['Db', 'Kube'];
  expect(request.postDataJSON()).toEqual({
    roles,
    join_method: 'token',
    allow: [],
    suggested_agent_matcher_labels: {},
  });
  await expect(secret(page)).toBeVisible();
  expect(mock.world.db.joinToken.all()[0]?.roles).toEqual(roles);
});

test('a bot needs its name', async ({ page, mock }) => {
  await page.goto(`${TOKENS}?new=token`);
  await expect(dialog(page).getByLabel('Bot name')).toBeHidden();
  await box(page, 'Machine bot').check();
  await box(page, 'Server').uncheck();
  await press(page, 'Create token');
  await expect(dialog(page).getByLabel('Bot name')).toBeFocused();
  await page.keyboard.type('deploy');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Join token created');
  expect(mock.world.db.joinToken.all()[0]).toMatchObject({ roles: ['Bot'], bot: 'deploy' });
});

test('a token of AWS IAM needs an account or an ARN, and is no secret', async ({ page, mock }) => {
  await page.goto(`${TOKENS}?new=token`);
  await dialog(page).getByLabel('Method').selectOption('AWS IAM');
  await expect(dialog(page).getByLabel('Method')).toHaveAccessibleDescription(/tctl/);
  await press(page, 'Create token');
  await expect(dialog(page).getByLabel('AWS ARN')).toHaveAccessibleDescription('Enter an account or an ARN.');
  await dialog(page).getByLabel('AWS account').fill('1234');
  await press(page, 'Create token');
  await expect(dialog(page).getByLabel('AWS account')).toHaveAccessibleDescription(/such as 111122223333/);
  await dialog(page).getByLabel('AWS account').fill('111122223333');
  await press(page, 'Create token');
  await expect(secret(page)).toHaveValue(/^teleport-ui-iam-\d+$/);
  await expect(dialog(page)).toContainText('a name, not a secret');
  expect(mock.world.db.joinToken.all()[0]?.rules).toEqual({ allow: [{ aws_account: '111122223333' }] });
});

test('a refusal stays in the form, and an unreadable answer is shown', { tag: '@gate' }, async ({ page, mock }) => {
  await page.goto(`${TOKENS}?new=token`);
  mock.world.fault(CREATE, { status: 500, message: 'the backend is away', times: 1 });
  await box(page, 'Application').check();
  await press(page, 'Create token');
  await expect(dialog(page).getByRole('alert')).toContainText("Couldn't create the join token.");
  await expect(dialog(page).getByRole('alert')).toContainText('Proxy: the backend is away');
  await expect(box(page, 'Application')).toBeChecked();
  await press(page, 'Create token');
  await expect(dialog(page)).toHaveAccessibleName('Join token created');
  await press(page, 'Close');
  await page.getByRole('link', { name: 'Create token' }).click();
  mock.world.fault(CREATE, { text: '{"id":7}' });
  await press(page, 'Create token');
  await expect(dialog(page).getByRole('alert')).toContainText(
    'The proxy accepted it, but its answer could not be read.',
  );
  await expect(dialog(page)).toContainText('{"id":7}');
  await press(page, 'Cancel');
  await expect(dialog(page)).toBeHidden();
});

test.describe('where the proxy has no list', () => {
  test.use({ scenario: 'two servers' });

  test('the page shows what it has made, asks for no list, and keeps nothing', async ({ page, mock }) => {
    const asked: string[] = [];
    page.on('request', (request) => LISTS.test(request.url()) && asked.push(request.url()));
    await page.goto(TOKENS);
    await expect(notice(page, 'This proxy has no list of join tokens.')).toBeVisible();
    await page.getByRole('link', { name: 'Create token' }).click();
    await press(page, 'Create token');
    await press(page, 'Close');
    await expect(names(page)).toHaveText([/^\*{4}[0-9a-f]{8}$/]);
    const { id = '' } = mock.world.db.joinToken.all()[0]?.token ?? {};
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(names(page)).toHaveCount(1);
    await choose(page, /Server/, 'Show token');
    await expect(secret(page)).toHaveValue(id);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]))).not.toContain(id);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No join tokens' })).toBeVisible();
    expect(asked).toEqual([]);
  });

  // docs/behaviour.md#permissions "Join tokens need list and a proxy", "On older proxies, the palette leads"
  test('the palette leads to the page, the navigation does not, and a token cannot be revoked', async ({ page }) => {
    await page.goto('/web/users');
    await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('join token');
    await page.getByRole('option', { name: /Create join token/ }).click();
    await expect(page).toHaveURL(TOKENS);
    await page.getByRole('link', { name: 'Create token' }).click();
    await press(page, 'Create token');
    await press(page, 'Close');
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
