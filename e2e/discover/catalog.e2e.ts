// Tests the page that lists the resources that can be enrolled.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const DISCOVER_PATH = '/web/discover';

const card = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const group = (page: Page, name: string) => page.getByRole('region', { name });
const sectionHeadings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const guidedCards = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Guided' });
const KINDS = ['Servers', 'Databases', 'Kubernetes', 'Applications', 'Desktops', 'SAML applications'];
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search resources to enroll' });

// docs/behaviour.md#enrolling "The catalog has a section", "Cards with a guide that the user"
test(
  'each kind has a section with its guided cards first, and all cards fit a phone',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(DISCOVER_PATH);
    await expect(page).toHaveTitle('Enroll New Resource');
    await expect(sectionHeadings(page)).toHaveText(KINDS);
    await expect(guidedCards(page)).toHaveCount(13);
    await expect(group(page, 'Servers').getByRole('link')).toHaveText([
      /^Amazon Linux 2/,
      /^Debian 8\+/,
      /^macOS/,
      /^RHEL\/CentOS 7\+/,
      /^Ubuntu 14\.04\+/,
    ]);
    const databases = group(page, 'Databases').getByRole('link');
    await expect(databases.nth(5)).toHaveText(/^RDS PostgreSQL.*Guided$/);
    await expect(databases.nth(6)).toHaveText(/^Cache for Redis Azure/);
    await expect(databases.filter({ hasText: 'Guided' })).toHaveCount(6);
    const redis = databases.filter({ hasText: /^Redis Self-Hosted/ });
    await expect(redis).toHaveAttribute('href', /^https:\/\/github\.com\/.*\/database-access\/guides\/redis\.mdx$/);
    await expect(redis).toHaveAttribute('rel', 'noreferrer');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  },
);

test('the search finds cards with all words, updates the address, and says when nothing matches', async ({ page }) => {
  await page.goto(DISCOVER_PATH);
  await expect(guidedCards(page)).toHaveCount(13);
  await page.keyboard.press('/');
  await page.keyboard.type('azure mysql');
  await expect(page.getByRole('status').filter({ hasText: '1 resource matches' })).toBeVisible();
  await expect(card(page, /./)).toHaveText([/MySQL Azure/]);
  await expect(sectionHeadings(page)).toHaveText(['Databases']);
  await expect(page).toHaveURL(`${DISCOVER_PATH}?search=azure+mysql`);
  await page.reload();
  await expect(search(page)).toHaveValue('azure mysql');
  await expect(card(page, /./)).toHaveCount(1);
  await search(page).fill('mainframe');
  await expect(page.getByRole('heading', { name: 'No resource has this name' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all resources' }).click();
  await expect(guidedCards(page)).toHaveCount(13);
  await expect(page).toHaveURL(DISCOVER_PATH);
  // Only the enterprise edition can enroll SAML applications.
  await search(page).fill('saml');
  await expect(card(page, 'Only enterprise builds can enroll it.')).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(0);
});

// docs/behaviour.md#enrolling "The tabs of the catalog show all resources or one kind", "The address names the kind"
test('a tab shows one kind of resource and counts what the search finds', { tag: '@gate' }, async ({ page }) => {
  await page.goto(DISCOVER_PATH);
  const tabs = page.getByRole('navigation', { name: 'Kinds of resources' });
  await tabs.getByRole('link', { name: 'Servers (5)' }).click();
  await expect(page).toHaveURL(`${DISCOVER_PATH}?kind=server`);
  await expect(card(page, /./)).toHaveCount(5);
  await expect(sectionHeadings(page)).toHaveText(['Servers']);
  await expect(tabs.getByRole('link', { name: 'Servers (5)' })).toHaveAttribute('aria-current', 'true');
  await search(page).fill('mysql');
  await expect(tabs.getByRole('link', { name: 'Servers (0)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No resource has this name' })).toBeVisible();
  await tabs.getByRole('link', { name: /^Databases/ }).click();
  await expect(page).toHaveURL(`${DISCOVER_PATH}?search=mysql&kind=database`);
  await expect(card(page, 'RDS MySQL/MariaDB')).toBeVisible();
  await page.goto(`${DISCOVER_PATH}?kind=mainframe`);
  await expect(guidedCards(page)).toHaveCount(13);
});

test('a guide opens with the keyboard only, and Back returns to the search', { tag: '@gate' }, async ({ page }) => {
  await page.goto(`${DISCOVER_PATH}?search=aurora+mysql`);
  const aurora = guidedCards(page).first().getByRole('link');
  await aurora.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enroll Aurora MySQL/MariaDB', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue('aurora mysql');
});

test('an address with an unknown card, or with a card that has no guide, shows all cards', async ({ page }) => {
  for (const cardName of ['dynamodb', 'saml', 'constructor']) {
    await page.goto(`${DISCOVER_PATH}?add=${cardName}`);
    await expect(guidedCards(page), cardName).toHaveCount(13);
  }
});

test.describe('without permission to create tokens', () => {
  test.use({ scenario: 'no accessible resources', username: 'erin' });

  test('every card names the missing permission, and no card is a link', { tag: '@gate' }, async ({ page }) => {
    await page.goto(DISCOVER_PATH);
    await expect(card(page, 'Debian')).toContainText('Requires permission: token: create');
    await expect(card(page, 'Kubernetes')).toContainText('Requires permission: token: create');
    await expect(guidedCards(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(0);
    await page.goto(`${DISCOVER_PATH}?add=active-directory`);
    await expect(page.getByRole('main')).toContainText('Requires permission: token: create');
    await expect(page.getByRole('main').getByRole('button', { name: 'Next' })).toHaveCount(0);
  });
});

test('each list of resources links to the matching cards', async ({ page }) => {
  for (const [path, searchText, count] of [
    ['nodes', 'server', 5],
    ['apps', 'application', 0],
    ['kubernetes', 'kubernetes', 1],
    ['databases', 'database', 6],
    ['desktops', 'desktop', 1],
  ] as const) {
    await page.goto(`/web/cluster/one.example.com/${path}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Enroll/ })
      .first()
      .click();
    await expect(search(page), path).toHaveValue(searchText);
    await expect(guidedCards(page), path).toHaveCount(count);
    if (count === 0) await expect(card(page, /^Application/)).toHaveCount(1);
  }
});

test.describe('with leaf clusters', () => {
  test.use({ scenario: 'two leaf clusters' });

  test('the guide looks for the server in the root cluster, even after visiting a leaf', async ({ page, time }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.goto('/web/cluster/berlin.example.com/nodes');
    await page.getByRole('link', { name: 'Enroll New Resource' }).click();
    await page.getByRole('link', { name: 'Debian 8+ Server' }).click();
    await expect(page.getByRole('main').getByRole('code')).toContainText('install-node.sh');
    await time.pass('00:00:04');
    const firstPollUrl = () => requestedUrls.find((url) => url.includes('teleport.internal'));
    await expect.poll(firstPollUrl).toContain('/sites/one.example.com/nodes?');
  });
});

test.describe('in a cluster that is billed by usage', () => {
  test.use({ scenario: 'billed by usage' });

  test('guides are available', async ({ page }) => {
    await page.goto(DISCOVER_PATH);
    await expect(guidedCards(page)).toHaveCount(13);
    await page.getByRole('link', { name: 'Debian 8+ Server' }).click();
    await expect(page.getByRole('main').getByRole('code')).toContainText('install-node.sh');
  });
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'no notifications' });
  const PREFERENCES = 'GET /v1/webapi/user/preferences';

  // docs/behaviour.md#enrolling "Kinds that the user prefers come", "The console ignores unknown kinds",
  // "If the proxy reports no preferences"
  test('preferred kinds are first, and all kinds are in the usual order if the preferences are unavailable', async ({
    page,
    mock,
  }) => {
    const chosen = { theme: 1, unifiedResourcePreferences: { defaultTab: 1 }, onboard: { preferredResources: [4] } };
    mock.world.db.preferences.create({ user: 'alice', chosen });
    for (const fault of [{ status: 500, message: 'the backend is away' }, { held: true } as const]) {
      mock.world.fault(PREFERENCES, fault);
      await page.goto(DISCOVER_PATH);
      await expect(sectionHeadings(page), JSON.stringify(fault)).toHaveText(KINDS);
    }
    mock.world.release(PREFERENCES);
    await page.goto(DISCOVER_PATH);
    const otherKinds = KINDS.filter((kind) => kind !== 'Kubernetes');
    await expect(sectionHeadings(page)).toHaveText(['Kubernetes', ...otherKinds]);
    const tabs = page.getByRole('navigation', { name: 'Kinds of resources' }).getByRole('link');
    await expect(tabs.nth(1)).toHaveText('Kubernetes (1)');
    await expect(guidedCards(page)).toHaveCount(13);
  });
});
