// Tests the usage events of the wizard, and how it returns to the guide that enrolls a database.
import type { Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { arnField, AWS_PATH, createIntegration, dialog, KINDS_PATH, stepHeading } from './wizard.ts';

const DISCOVER_STATE = { resourceSpec: 'rds', currentStep: 0 };

/** Records the usage events that the proxy receives from now on. */
function recordUsageEvents(mock: Proxy): { event: string; eventData: { id: string; kind: string } }[] {
  const events: ReturnType<typeof recordUsageEvents> = [];
  const { handle } = mock;
  mock.handle = (call) => {
    if (call.url.endsWith('/webapi/capture')) events.push(JSON.parse(new TextDecoder().decode(call.body)) as never);
    return handle.call(mock, call);
  };
  return events;
}

/** Opens a page as the enrollment guide does, with the state to which the user returns. */
const openFromDiscover = async (page: Page, path: string) => {
  await page.goto('/web/integrations');
  await page.evaluate(
    ([path, discover]) => {
      history.pushState({ usr: { discover }, key: 'from-discover', idx: 1 }, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [path, DISCOVER_STATE] as const,
  );
};

const historyState = (page: Page) => page.evaluate(() => (history.state as { usr: unknown }).usr);

test.use({ scenario: 'no integrations' });

// docs/behaviour.md#integrations "The console reports the start and the completion", "Nothing waits for these reports"
test('start and completion are reported once with the same ID, and a failed report does not block', async ({
  page,
  mock,
}) => {
  const events = recordUsageEvents(mock);
  await page.goto(AWS_PATH);
  await page.getByRole('button', { name: 'Go to step 7' }).click();
  await expect(arnField(page)).toBeVisible();
  await createIntegration(page);
  await expect(dialog(page)).toBeVisible();
  await expect
    .poll(() => events.map(({ event }) => event))
    .toEqual(['tp.ui.integrationEnroll.start', 'tp.ui.integrationEnroll.complete']);
  expect(new Set(events.map(({ eventData }) => eventData.id)).size).toBe(1);
  expect(events[0]?.eventData.kind).toBe('INTEGRATION_ENROLL_KIND_AWS_OIDC');
  mock.world.fault('POST /v1/webapi/capture', { status: 500, message: 'no events today' });
  await page.goto(AWS_PATH);
  await page.getByRole('button', { name: 'Go to step 7' }).click();
  await createIntegration(page, 'aws-second');
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByText('no events today')).toBeHidden();
});

// docs/behaviour.md#integrations "A user who came from there returns"
test('canceling or finishing the wizard returns to the enrollment guide with its state', async ({ page, mock }) => {
  const events = recordUsageEvents(mock);
  await openFromDiscover(page, AWS_PATH);
  await expect(stepHeading(page, 'Open identity providers')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/web/discover');
  expect(await historyState(page)).toMatchObject({ discover: DISCOVER_STATE });
  await openFromDiscover(page, KINDS_PATH);
  await page.getByRole('link', { name: 'Set up AWS OIDC' }).click();
  await page.getByRole('button', { name: 'Go to step 7' }).click();
  await createIntegration(page);
  await expect(dialog(page).getByRole('button', { name: 'Add another' })).toBeHidden();
  await dialog(page).getByRole('button', { name: 'Continue enrolling' }).click();
  await expect(page).toHaveURL('/web/discover');
  expect(await historyState(page)).toEqual({ discover: DISCOVER_STATE, integration: 'aws-new' });
  expect(events.map(({ event }) => event).filter((event) => event.includes('integrationEnroll'))).toEqual([]);
});
