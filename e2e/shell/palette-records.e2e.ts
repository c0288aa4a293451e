// The command palette finds users, roles, sessions and other things that the console lists.
import { denyLists } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { openPalette, options, palette, paletteField, SERVERS_PATH } from './palette-page.ts';

const LIST_USERS = 'GET /v1/webapi/users';
const LIST_ROLES = 'GET /v1/webapi/roles';

const RECORD_CASES = [
  {
    typed: 'jonas',
    group: 'Users',
    name: /^jonas developer, developer-lead Show user/,
    url: '/web/users?details=jonas',
  },
  { typed: 'on-call', group: 'Roles', name: /^on-call .*Show role/, url: '/web/roles?details=on-call' },
  {
    typed: 'jonas db-primary',
    group: 'Active Sessions',
    name: /^jonas on db-primary .*Show session/,
    url: /\/sessions\?details=7b894154-/,
  },
  { typed: 'jonas', group: 'Session Recordings', name: /jonas.* on .*Show recording/, url: /\/recordings\?details=/ },
  {
    typed: 'role: contractor',
    group: 'Session & Identity Locks',
    name: /^role: contractor/,
    url: /\/web\/locks\?search=/,
  },
  { typed: 'ui-iam', group: 'Join Tokens', name: /^teleport-ui-iam.*Show join token/, url: /\/web\/tokens\?search=/ },
  { typed: 'nightly-report', group: 'Bots', name: /^nightly-report/, url: '/web/bots?details=nightly-report' },
  { typed: 'partners', group: 'Auth Connectors', name: /^github-partners/, url: '/web/sso?edit=github-partners' },
  { typed: 'aws-data', group: 'Integrations', name: /^aws-data/, url: '/web/integrations?search=aws-data' },
];

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'newer-proxy', username: 'mira' });

  // docs/behaviour.md#command-palette "The command palette finds pages, settings and actions", "The results are grouped by kind"
  test('the palette finds everything that the console lists', { tag: '@gate' }, async ({ page }) => {
    await openPalette(page, '/web/support');
    for (const { typed, group, name, url } of RECORD_CASES) {
      await paletteField(page).fill(typed);
      await palette(page)
        .getByRole('group', { name: group, exact: true })
        .getByRole('option', { name })
        .first()
        .click();
      await expect(palette(page), typed).toBeHidden();
      await expect(page, typed).toHaveURL(url);
      await page.keyboard.press('Control+k');
    }
  });
});

test.describe('in the company', () => {
  test.use({ scenario: 'default', username: 'mira' });

  // docs/behaviour.md#command-palette "A group with more matches links to the list"
  test('a kind with more matches than it shows links to its list', async ({ page }) => {
    await openPalette(page, '/web/support');
    await page.keyboard.type('db');
    const servers = palette(page).getByRole('group', { name: 'Servers' }).getByRole('option');
    await expect(servers).toHaveCount(9);
    await expect(servers.last()).toHaveText(/^Search all servers for "db"/);
    await servers.last().click();
    await expect(page).toHaveURL(/\/nodes\?search=db$/);
    await expect(page.getByRole('searchbox', { name: 'Search servers' })).toHaveValue('db');
  });

  // docs/behaviour.md#command-palette "If a list fails", "skips unreadable records and counts them"
  test(
    'a refused list is reported in one line, and malformed records do not hide the others',
    { tag: '@gate' },
    async ({ page, mock }) => {
      mock.world.fault(LIST_USERS, { status: 403, message: 'access denied to perform action "list" on "user"' });
      const role = { name: 'jonas-only', content: 'kind: role' };
      mock.world.fault(LIST_ROLES, { text: JSON.stringify([{ name: 7 }, null, role, 'text']) });
      await openPalette(page, '/web/support');
      await expect(palette(page).getByRole('alert')).toBeHidden();
      await page.keyboard.type('jonas');
      await expect(palette(page).getByRole('alert').getByRole('paragraph')).toHaveText([
        /^Couldn't search the users of /,
        'Proxy: access denied to perform action "list" on "user"',
      ]);
      await expect(palette(page).getByRole('option', { name: /^jonas-only/ })).toBeVisible();
      await expect(palette(page).getByRole('option', { name: /^jonas on db-primary/ })).toBeVisible();
      await expect(palette(page).getByText('3 records are unreadable.')).toBeVisible();
    },
  );
});

test.describe('as a user with few permissions', () => {
  test.use({ scenario: 'one of each kind', username: 'bob' });

  // docs/behaviour.md#command-palette "requests only lists that the user may see"
  test('only lists that the user may see are requested, and only once the user types', async ({ page, mock }) => {
    denyLists(mock.world.db, 'bob', ['ssh_session']);
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    const recordRequests = () =>
      requestedPaths.filter((path) => /\/(users|roles|sessions|locks|github|integrations|search)$/.test(path));
    await openPalette(page);
    await expect(options(page)).not.toHaveCount(0);
    await page.keyboard.type('01');
    await expect(palette(page).getByText(/Searched \d+ resources\./)).toBeVisible();
    expect(recordRequests()).toEqual([]);
  });
});

test.describe('as an administrator', () => {
  test.use({ scenario: 'one of each kind' });

  // docs/behaviour.md#command-palette "the other lists when the user types"
  test('lists of users and roles are requested once the user types', async ({ page }) => {
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    const countUserRequests = () => requestedPaths.filter((path) => path.endsWith('/webapi/users')).length;
    await openPalette(page, SERVERS_PATH);
    await expect(options(page)).not.toHaveCount(0);
    expect(countUserRequests()).toBe(0);
    await page.keyboard.type('bo');
    await expect(palette(page).getByRole('option', { name: /^bob developer/ })).toBeVisible();
    await page.keyboard.type('b');
    await expect(options(page).first()).toHaveAccessibleName(/^bob/);
    expect(countUserRequests()).toBe(1);
  });
});
