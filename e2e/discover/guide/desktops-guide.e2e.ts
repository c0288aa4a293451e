// Tests the guide that enrolls the desktops of an Active Directory domain (docs/protocol/resources.md#15.7).
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import {
  addDesktops,
  openDesktopsStep,
  openStartStep,
  command,
  LIST_DESKTOPS,
  DOMAIN_GUIDE,
  foundDesktops,
  outputSavedCheckbox,
  LIST_DESKTOP_SERVICES,
} from './desktops-page.ts';
import {
  summarizeEvents,
  DISCOVER_PATH,
  stepErrorIn,
  expectEvents,
  joinAgent,
  lastToken,
  leaveDialog,
  BACKEND_AWAY,
  mainRegion,
  press,
  stepHeading,
  recordDiscoverEvents,
  CREATE_TOKEN,
} from './guide-page.ts';

test.use({ scenario: 'a machine joins' });

test(
  'the guide shows the scripts for the domain, waits for the agent, and lists the desktops of the agent',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    const events = recordDiscoverEvents(mock);
    const requestedPaths: string[] = [];
    page.on('request', (request) =>
      requestedPaths.push(new URL(request.url()).pathname.replace(/.*\/sites\/[^/]+\//, '')),
    );
    await page.goto(DOMAIN_GUIDE);
    const scripts = `'${new URL(page.url()).origin}/v1/webapi/scripts/desktop-access`;
    await expect(mainRegion(page).getByRole('code')).toHaveText([
      `Invoke-Expression (Invoke-WebRequest -UseBasicParsing -Uri ${scripts}/install-ad-ds.ps1').Content`,
      `Invoke-Expression (Invoke-WebRequest -UseBasicParsing -Uri ${scripts}/install-ad-cs.ps1').Content`,
    ]);
    expect(mock.world.db.joinToken.all()).toEqual([]);
    await press(page, 'Next');
    await expect(stepHeading(page, 'Configure the domain')).toBeFocused();
    await expect(mainRegion(page).getByRole('code')).toContainText(`${scripts}/configure/••••••••/configure-ad.ps1'`);
    await expect(mainRegion(page)).toContainText(/Token valid for [34] hr/);
    expect(mock.world.db.joinToken.all().at(-1)?.roles).toEqual(['WindowsDesktop']);
    await press(page, 'Show token');
    await expect(mainRegion(page).getByRole('code')).toContainText(lastToken(mock).id);
    await press(page, 'Next');
    await expect(stepHeading(page, 'Start the agent')).toBeFocused();
    await time.pass('00:00:07');
    expect(requestedPaths).not.toContain('desktopservices');
    await outputSavedCheckbox(page).check();
    await expect(command(page, 'systemctl')).toHaveText('sudo systemctl restart teleport');
    const agent = joinAgent(mock, 'windows_desktop');
    await time.pass('00:00:04');
    await expect(stepHeading(page, 'Discover desktops')).toBeFocused();
    await expect(mainRegion(page)).toContainText(`${agent} has joined the cluster.`);
    await expect(mainRegion(page)).toContainText('Looking for desktops');
    await time.pass('00:00:07');
    await expect(foundDesktops(page)).toHaveText([
      `${agent}-1 Windows Server 2022 Standard 10.0 (20348)`,
      `${agent}-2 Windows Server 2019 Datacenter 10.0 (17763)`,
      `${agent}-3 Windows 11 Enterprise 10.0 (22631)`,
      'and 2 more',
    ]);
    await expect(mainRegion(page)).toContainText('5 desktops found');
    await press(page, 'Next');
    await expect(mainRegion(page)).toContainText(`${agent} is part of the cluster.`);
    await page.getByRole('link', { name: 'Browse resources' }).click();
    await expect(page.getByRole('rowheader', { name: `${agent}-1` })).toBeVisible();
    await expectEvents(events, [
      'started SUCCESS',
      'resourceSelection SUCCESS',
      'desktop.activeDirectory.tools.install SUCCESS',
      'desktop.activeDirectory.configure SUCCESS',
      'deployService SUCCESS',
      'autoDiscoveredResources SUCCESS',
      'completed SUCCESS',
    ]);
    const discovered = events.find(({ event }) => event.endsWith('autoDiscoveredResources'));
    expect(discovered?.eventData).toMatchObject({
      resource: 'DISCOVER_RESOURCE_WINDOWS_DESKTOP',
      autoDiscoverResourcesCount: 5,
    });
  },
);

test('if no token can be created, the page shows the reason, and Retry creates one', async ({ page, mock }) => {
  const events = recordDiscoverEvents(mock);
  mock.world.fault(CREATE_TOKEN, BACKEND_AWAY);
  await page.goto(DOMAIN_GUIDE);
  await press(page, 'Next');
  await expect(page.getByRole('alert')).toContainText('Proxy: the backend is away');
  await expect(mainRegion(page).getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => summarizeEvents(events)).toContain('desktop.activeDirectory.configure ERROR');
  expect(stepErrorIn(events)).toContain('the backend is away');
  mock.world.release(CREATE_TOKEN);
  await press(page, 'Retry');
  await expect(command(page, 'configure-ad.ps1')).toBeVisible();
  await press(page, 'Next');
  await expect(stepHeading(page, 'Start the agent')).toBeVisible();
});

test('going back keeps the token, and a refused script offers to create a new token', async ({ page, mock, time }) => {
  await openStartStep(page);
  const { id } = lastToken(mock);
  await press(page, 'Back');
  await press(page, 'Show token');
  await expect(command(page, 'configure-ad.ps1')).toContainText(id);
  expect(lastToken(mock).id).toBe(id);
  mock.world.db.joinToken.delete(id);
  await page.getByText('What does this script do?').click();
  await expect(mainRegion(page)).toContainText('Prints a configuration for the agent');
  await press(page, 'Show the script');
  await expect(mainRegion(page)).toContainText('Proxy: invalid token');
  await press(page, 'Create new token');
  await expect(command(page, '••••••••')).toBeVisible();
  expect(lastToken(mock).id).not.toBe(id);
  // In the mock, the machine joins after its script was loaded.
  await expect(mainRegion(page)).toContainText('This script of a mock proxy');
  await press(page, 'Next');
  await outputSavedCheckbox(page).check();
  await time.pass('00:00:07');
  await expect(stepHeading(page, 'Discover desktops')).toBeVisible();
  await time.pass('00:00:07');
  await expect(foundDesktops(page)).toHaveCount(4);
});

test('a failed check is reported, and after five minutes the page says what to check', async ({ page, mock, time }) => {
  await openStartStep(page);
  mock.world.fault(LIST_DESKTOP_SERVICES, BACKEND_AWAY);
  await time.pass('00:00:04');
  await expect(mainRegion(page)).toContainText('The last check failed');
  mock.world.release(LIST_DESKTOP_SERVICES);
  await time.pass('00:05:00');
  await expect(mainRegion(page)).toContainText('Nothing has joined yet.');
  await expect(mainRegion(page)).toContainText('Check that the file holds all of the output.');
  await expect(mainRegion(page)).toContainText('sudo journalctl -u teleport');
  await expect(stepHeading(page, 'Start the agent')).toBeVisible();
  joinAgent(mock, 'windows_desktop');
  await time.pass('00:00:04');
  await expect(stepHeading(page, 'Discover desktops')).toBeVisible();
});

test(
  'leaving asks for confirmation until the agent joins, and afterwards the guide can be continued',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    await page.goto(DOMAIN_GUIDE);
    const leave = () => mainRegion(page).getByRole('link', { name: 'Leave' }).click();
    for (const title of ['Install Active Directory', 'Configure the domain']) {
      await expect(stepHeading(page, title)).toBeVisible();
      await leave();
      await leaveDialog(page).getByRole('button', { name: 'Stay' }).click();
      await press(page, 'Next');
    }
    await expect(stepHeading(page, 'Start the agent')).toBeVisible();
    await leave();
    await leaveDialog(page).getByRole('button', { name: 'Stay' }).click();
    await outputSavedCheckbox(page).check();
    const agent = joinAgent(mock, 'windows_desktop');
    await time.pass('00:00:04');
    await expect(stepHeading(page, 'Discover desktops')).toBeVisible();
    await leave();
    await expect(page).toHaveURL(DISCOVER_PATH);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(mainRegion(page)).toContainText(`${agent} has joined the cluster.`);
  },
);

test.describe('with two agents', () => {
  test.use({ scenario: 'a machine joins twice' });

  test('the guide shows only the desktops of one agent', async ({ page, mock, time }) => {
    await openStartStep(page);
    joinAgent(mock, 'windows_desktop');
    await time.pass('00:00:04');
    await expect(stepHeading(page, 'Discover desktops')).toBeVisible();
    await time.pass('00:00:07');
    await expect(foundDesktops(page).last()).toHaveText('and 2 more');
  });
});

test.describe('in a domain without desktops', () => {
  test.use({ scenario: 'an agent finds no desktops' });

  test('the page says after five minutes that no desktops were found, and the user can continue', async ({
    page,
    mock,
    time,
  }) => {
    const events = recordDiscoverEvents(mock);
    await openDesktopsStep(page, mock);
    await expect(mainRegion(page)).toContainText('Not checked yet.');
    mock.world.fault(LIST_DESKTOPS, BACKEND_AWAY);
    await time.pass('00:00:04');
    await expect(mainRegion(page)).toContainText('The last check failed');
    mock.world.release(LIST_DESKTOPS);
    await time.pass('00:05:00');
    await expect(mainRegion(page)).toContainText('No desktops found yet.');
    await expect(foundDesktops(page)).toHaveCount(0);
    await expectAccessible(page);
    await press(page, 'Next');
    await expect(mainRegion(page)).toContainText('gateway is part of the cluster.');
    await expect.poll(() => summarizeEvents(events)).toContain('autoDiscoveredResources SUCCESS');
    const counts = events
      .map(({ eventData }) => eventData.autoDiscoverResourcesCount)
      .filter((count) => count !== undefined);
    expect(counts).toEqual([0]);
  });
});

test('the page stops looking for desktops after a full page, and says that there may be more', async ({
  page,
  mock,
  time,
}) => {
  let callCount = 0;
  page.on('request', (request) => (callCount += request.url().includes('/desktops?limit=14') ? 1 : 0));
  addDesktops(mock, 13, 'gateway-id');
  await openDesktopsStep(page, mock);
  await time.pass('00:00:04');
  await expect(foundDesktops(page).last()).toHaveText('and 10+ more');
  addDesktops(mock, 1, 'another-id');
  await time.pass('00:00:03');
  await expect(mainRegion(page)).toContainText('Only the first 14 desktops of the cluster were checked.');
  const callCountBefore = callCount;
  await time.pass('00:00:12');
  expect(callCount).toBe(callCountBefore);
});

test('the guide works with the keyboard only on a phone', async ({ page, mock, time }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(DOMAIN_GUIDE);
  const pressNext = async () => {
    await mainRegion(page).getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
  };
  await expect(stepHeading(page, 'Install Active Directory')).toBeVisible();
  await pressNext();
  await expect(stepHeading(page, 'Configure the domain')).toBeFocused();
  await expect(command(page, 'configure-ad.ps1')).toBeVisible();
  await pressNext();
  await expect(stepHeading(page, 'Start the agent')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(outputSavedCheckbox(page)).toBeChecked();
  await expect(outputSavedCheckbox(page)).toBeFocused();
  joinAgent(mock, 'windows_desktop');
  await time.pass('00:00:12');
  await expect(stepHeading(page, 'Discover desktops')).toBeFocused();
  await time.pass('00:00:04');
  await expect(foundDesktops(page)).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
