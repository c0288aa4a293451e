// The usage events that the console sends to the proxy.
import type { Page } from '@playwright/test';
import { INVITE_ID, RESET_ID } from '#fixtures/scenarios/identity.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { plugInKey } from '#e2e/harness/security-keys.ts';
import { replaceText, yamlField as yaml, reviewAndSave } from '#e2e/roles/editor.ts';
import {
  codeField,
  shownTotpCode,
  factorSelect,
  setPasswordAndContinue,
  pressButton,
  typePassword,
} from '#e2e/sign-in/enroll-page.ts';

const INVITE_PATH = `/web/invite/${INVITE_ID}/continue`;

/** Records the request bodies of this path from now on. */
function recordBodies(mock: Proxy, path: string): unknown[] {
  const bodies: unknown[] = [];
  const { handle } = mock;
  mock.handle = (call) => {
    if (call.url.endsWith(path)) bodies.push(JSON.parse(new TextDecoder().decode(call.body)));
    return handle.call(mock, call);
  };
  return bodies;
}

const username = 'ivy@example.com';
const expectSignedIn = (page: Page) =>
  expect(page.getByRole('button', { name: `Account of ${username}` })).toBeVisible();

test.describe('before a session exists', () => {
  test.use({ username: '', scenario: 'recovery codes' });

  // docs/behaviour.md#telemetry "The console reports usage events", "The events are about the steps of a guide"
  test('an invitation reports its steps, and its recovery codes report copying and printing', async ({
    page,
    mock,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const reportedEvents = recordBodies(mock, '/webapi/precapture');
    await setPasswordAndContinue(page, INVITE_PATH);
    await factorSelect(page).selectOption('Authenticator App');
    await codeField(page).fill(await shownTotpCode(page));
    await pressButton(page, 'Add authenticator app');
    await pressButton(page, 'Copy codes');
    await pressButton(page, 'Print codes');
    await page.getByLabel("I've saved my recovery codes").check();
    await pressButton(page, 'Continue');
    await expectSignedIn(page);
    expect(reportedEvents).toEqual([
      { event: 'tp.ui.onboard.setCredential.submit', username },
      { event: 'tp.ui.onboard.registerChallenge.submit', username, mfaType: 'otp', loginFlow: 'mfa' },
      { event: 'tp.ui.recoveryCodesCopy.click', username },
      { event: 'tp.ui.recoveryCodesPrint.click', username },
      { event: 'tp.ui.recoveryCodesContinue.click', username },
    ]);
  });

  // docs/behaviour.md#telemetry "Nothing waits for the answer, and the console"
  test('the sign-up continues when the proxy refuses events', { tag: '@gate' }, async ({ page, mock }) => {
    mock.world.fault('POST /v1/webapi/precapture', { status: 500, message: 'no' });
    const reportedEvents = recordBodies(mock, '/webapi/precapture');
    await setPasswordAndContinue(page, INVITE_PATH);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(reportedEvents).toHaveLength(1);
  });
});

test.describe('with passkeys', () => {
  test.use({ username: '', scenario: 'MFA on, passkeys' });

  test('an account with a passkey is reported as passwordless', async ({ page, mock }) => {
    const reportedEvents = recordBodies(mock, '/webapi/precapture');
    await plugInKey(page, true);
    await page.goto(INVITE_PATH);
    await page.getByRole('link', { name: 'Create a passkey' }).click();
    await pressButton(page, 'Create passkey');
    await expectSignedIn(page);
    expect(reportedEvents).toEqual([
      { event: 'tp.ui.onboard.registerChallenge.submit', username, mfaType: 'webauthn', loginFlow: 'passwordless' },
    ]);
  });
});

test.describe('with a password reset', () => {
  test.use({ username: '', scenario: 'MFA off' });

  test('no event is reported', async ({ page, mock }) => {
    const reportedEvents = recordBodies(mock, '/webapi/precapture');
    await page.goto(`/web/reset/${RESET_ID}/continue`);
    await typePassword(page);
    await pressButton(page, 'Set password');
    await expect(page.getByRole('button', { name: 'Account of bob' })).toBeVisible();
    expect(reportedEvents).toEqual([]);
  });
});

test.describe('with roles', () => {
  // docs/behaviour.md#telemetry "The console reports usage events", "The events are about the steps of a guide"
  test('the console reports that the user creates a role, and then cancels or saves it', async ({ page, mock }) => {
    const reportedEvents = recordBodies(mock, '/webapi/capture');
    await page.goto('/web/roles');
    const openNewRole = async () => {
      await page.getByRole('button', { name: 'Create role' }).click();
      await page.getByRole('menuitem').first().click();
      await expect(yaml(page)).toBeVisible();
    };
    await openNewRole();
    await pressButton(page, 'Close');
    await expect.poll(() => reportedEvents).toHaveLength(2);
    await openNewRole();
    await replaceText(page, 'name: new-role', 'name: deployer');
    await reviewAndSave(page);
    await expect(page.getByText('deployer was saved.')).toBeVisible();
    await expect.poll(() => reportedEvents).toHaveLength(4);
    expect(reportedEvents).toEqual([
      { event: 'tp.ui.createNewRole.click' },
      { event: 'tp.ui.createNewRoleCancel.click' },
      { event: 'tp.ui.createNewRole.click' },
      {
        event: 'tp.ui.createNewRoleSave.click',
        eventData: { standardUsed: false, yamlUsed: true, modeWhenSaved: 'yaml', fieldsWithConversionErrors: [] },
      },
    ]);
  });
});

test.describe('when nothing is registered yet', () => {
  test.use({ scenario: 'a message of the day' });

  const firstStepsHint = (page: Page) => page.getByRole('region', { name: 'First steps' });
  const storedDiscoverFlag = (page: Page) => page.evaluate(() => localStorage.getItem('grv_teleport_discover'));

  // docs/behaviour.md#start-up "If no resource is registered, a hint"
  test('a hint offers to enroll the first resource until the user accepts or declines', async ({ page, mock }) => {
    const reportedEvents = recordBodies(mock, '/webapi/capture');
    for (const [name, event, path] of [
      ['Enroll your first resource', 'tp.ui.onboard.addFirstResource.click', '/web/discover'],
      ['Not now', 'tp.ui.onboard.addFirstResourceLater.click', '/web/support'],
    ] as const)
      await test.step(name, async () => {
        await page.goto('/web/support');
        await expect.poll(() => storedDiscoverFlag(page)).toBe('{"hasResource":false}');
        await firstStepsHint(page).getByText(name, { exact: true }).click();
        await expect(firstStepsHint(page)).toBeHidden();
        await expect(page).toHaveURL(path);
        expect(
          reportedEvents.splice(0).filter((reportedEvent) => JSON.stringify(reportedEvent).includes('onboard')),
        ).toEqual([{ event }]);
        expect(await storedDiscoverFlag(page)).toBe('{"hasResource":false,"notified":true}');
        await page.goto('/web/support');
        await expect(page.getByRole('heading', { name: 'Help & Support' })).toBeVisible();
        await expect(firstStepsHint(page)).toBeHidden();
        await page.evaluate(() => localStorage.removeItem('grv_teleport_discover'));
      });
  });
});

test.describe('when nothing is registered yet and the user opens the enrollment page', () => {
  test.use({ scenario: 'a message of the day' });

  test('the hint disappears without an event', async ({ page, mock }) => {
    const reportedEvents = recordBodies(mock, '/webapi/capture');
    await page.goto('/web/support');
    const hint = page.getByRole('region', { name: 'First steps' });
    await expect(hint).toBeVisible();
    await page.getByRole('link', { name: 'Enroll New Resource' }).click();
    await expect(page).toHaveURL(/discover/);
    await expect(hint).toBeHidden();
    await page.goto('/web/support');
    await expect(page.getByRole('heading', { name: 'Help & Support' })).toBeVisible();
    await expect(hint).toBeHidden();
    expect(JSON.stringify(reportedEvents)).not.toContain('onboard');
  });
});

test.describe('tracing of requests', () => {
  const recordTraces = (mock: Proxy) => recordBodies(mock, '/webapi/traces');
  const enableTracing = (page: Page) => page.addInitScript(() => localStorage.setItem('enable-telemetry', 'true'));

  interface Traces {
    resourceSpans: { scopeSpans: { spans: { name: string; traceId: string; spanId: string; status: object }[] }[] }[];
  }
  const spansIn = (bodies: readonly unknown[]) =>
    (bodies as Traces[]).flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap((resourceSpan) => resourceSpan.scopeSpans.flatMap(({ spans }) => spans)),
    );

  // docs/behaviour.md#telemetry "If enable-telemetry is true in local", "It sends spans 15 s after the first",
  // "A span has the operation, its duration"
  test('spans are sent when the page is left, without parameter values', async ({ page, mock }) => {
    const traceBodies = recordTraces(mock);
    await enableTracing(page);
    await page.goto('/web/users');
    await expect(page.getByRole('row', { name: /bob/ })).toBeVisible();
    await page.getByRole('link', { name: 'Roles', exact: true }).click();
    await expect(page.getByRole('row', { name: /developer/ })).toBeVisible();
    await page.goto('/web/support');
    await expect.poll(() => spansIn(traceBodies).map(({ name }) => name)).toContain('GET /v1/webapi/roles');
    for (const { traceId, spanId, status } of spansIn(traceBodies)) {
      expect(traceId).toMatch(/^[0-9a-f]{32}$/);
      expect(spanId).toMatch(/^[0-9a-f]{16}$/);
      expect(status).toEqual({});
    }
    expect(JSON.stringify(traceBodies)).not.toContain('one.example.com');
  });

  test('no code for tracing is loaded and no spans are sent by default', { tag: '@gate' }, async ({ page, mock }) => {
    const traceBodies = recordTraces(mock);
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.goto('/web/users');
    await expect(page.getByRole('row', { name: /bob/ })).toBeVisible();
    await page.goto('/web/roles');
    await expect(page.getByRole('button', { name: 'Create role' })).toBeVisible();
    expect(requestedUrls.filter((url) => url.includes('traces'))).toEqual([]);
    expect(traceBodies).toEqual([]);
  });
});
