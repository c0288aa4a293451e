// Tests the guide that enrolls an application (docs/protocol/resources.md#15.8).
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import {
  expectEvents,
  DISCOVER_PATH,
  lastToken,
  BACKEND_AWAY,
  mainRegion,
  press,
  recordDiscoverEvents,
  CREATE_TOKEN,
} from './guide-page.ts';

test.use({ scenario: 'a machine joins' });

const APPLICATION_GUIDE = `${DISCOVER_PATH}?add=application`;
const textBox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const commands = (page: Page) => page.getByRole('region', { name: 'Enrollment commands' });

async function generateCommands(page: Page): Promise<void> {
  await page.goto(APPLICATION_GUIDE);
  await textBox(page, 'Application name').fill('grafana');
  await textBox(page, 'Application URL').fill('http://localhost:3000');
  await press(page, 'Generate command');
}

test(
  'the commands contain the name and URL, and the user can leave without waiting for the application',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const events = recordDiscoverEvents(mock);
    await generateCommands(page);
    await expect(commands(page).getByRole('code')).toContainText(
      '--token=•••••••• --proxy=one.example.com:443 --app-name=grafana --app-uri=http://localhost:3000',
    );
    await expect(commands(page)).toContainText(/Token valid for [34] hr/);
    await expect(commands(page).getByRole('link', { name: 'grafana.one.example.com' })).toHaveAttribute(
      'href',
      'https://grafana.one.example.com',
    );
    expect(mock.world.db.joinToken.all().at(-1)?.roles).toEqual(['App']);
    await expectAccessible(page);
    await mainRegion(page).getByRole('link', { name: 'Leave' }).click();
    await expect(page).toHaveURL(DISCOVER_PATH);
    await expectEvents(events, ['started SUCCESS', 'resourceSelection SUCCESS']);
  },
);

test('an invalid application name or URL is reported at its field', async ({ page, mock }) => {
  await page.goto(APPLICATION_GUIDE);
  const tokenCountBefore = mock.world.db.joinToken.all().length;
  await textBox(page, 'Application name').fill('My App');
  await textBox(page, 'Application URL').fill('http://a/?q=$(reboot)');
  await press(page, 'Generate command');
  await expect(textBox(page, 'Application name')).toBeFocused();
  await expect(textBox(page, 'Application name')).toHaveAccessibleDescription(/^Use lowercase letters/);
  await expect(textBox(page, 'Application URL')).toHaveAccessibleDescription(/^Enter a URL/);
  expect(mock.world.db.joinToken.all()).toHaveLength(tokenCountBefore);
});

test('a failed request for a token can be retried, and a changed name creates another token', async ({
  page,
  mock,
}) => {
  mock.world.fault(CREATE_TOKEN, BACKEND_AWAY);
  await generateCommands(page);
  await expect(page.getByRole('alert')).toContainText('Proxy: the backend is away');
  mock.world.release(CREATE_TOKEN);
  await press(page, 'Retry');
  await expect(commands(page).getByRole('code')).toContainText('--app-name=grafana');
  await expect(commands(page)).toContainText('Token valid');
  const { id } = lastToken(mock);
  await textBox(page, 'Application name').fill('prometheus');
  await press(page, 'Generate command');
  await expect(commands(page).getByRole('code')).toContainText('--app-name=prometheus');
  await expect(commands(page)).toContainText('Token valid');
  expect(lastToken(mock).id).not.toBe(id);
});

test('an enterprise build shows one command, or several to configure by hand', async ({ page, mock }) => {
  mock.world.settings.enterprise = true;
  mock.world.settings.dialect = 18;
  mock.world.settings.version = '18.3.0';
  await generateCommands(page);
  await expect(commands(page).getByRole('code')).toContainText(
    '/install-app.sh?name=grafana&uri=http%3A%2F%2Flocalhost%3A3000',
  );
  const { id } = lastToken(mock);
  await page.getByRole('checkbox', { name: 'Configure by hand' }).check();
  await expect(commands(page).getByRole('code')).toContainText('sudo teleport configure');
  await expect(commands(page).getByRole('link', { name: /^Downloads/ })).toBeVisible();
  await press(page, 'Show token');
  await expect(commands(page).getByRole('code')).toContainText(`--token=${id}`);
});

test.describe('without permission to create tokens', () => {
  test.use({ username: 'bob' });

  test('the page shows the command for a user with the permission', { tag: '@gate' }, async ({ page }) => {
    await generateCommands(page);
    await expect(mainRegion(page)).toContainText('Requires permission: token: create');
    await expect(mainRegion(page).getByRole('code').last()).toHaveText(
      'tctl tokens add --type=app --app-name=grafana --app-uri=http://localhost:3000',
    );
  });
});
