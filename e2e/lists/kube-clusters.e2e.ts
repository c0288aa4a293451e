// Tests the commands that the dialog of a Kubernetes cluster shows for connecting with tsh and kubectl.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { rowNames, horizontalOverflow } from '#e2e/harness/resource-kinds.ts';

const KUBE_CLUSTERS_PATH = '/web/cluster/one.example.com/kubernetes';
const PING = 'GET /v1/webapi/ping';
const LOGIN_COMMAND = 'tsh login --proxy=one.example.com:443 --auth=local --user=alice one.example.com';
const KUBECONFIG_COMMAND = 'export KUBECONFIG=${HOME?}/teleport-kubeconfig.yaml';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name: `Connect to ${name}` });
const commands = (page: Page) => page.getByRole('dialog').getByRole('listitem').getByRole('code');
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function openConnectDialog(page: Page, name: string) {
  await page.goto(KUBE_CLUSTERS_PATH);
  await page.getByRole('button', { name: `Connect to ${name}`, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test.describe('with two kube clusters', () => {
  test.use({ scenario: 'two kube clusters' });

  test(
    'the dialog shows all commands from signing in to listing pods, and copies them',
    { tag: '@gate' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openConnectDialog(page, 'beta');
      await expect(dialog(page, 'beta')).toContainText('Your Kubernetes groups: system:masters.');
      await expect(commands(page)).toHaveText([
        LOGIN_COMMAND,
        KUBECONFIG_COMMAND,
        'tsh kube login beta',
        'kubectl get pods',
      ]);
      await page.getByRole('button', { name: 'Copy the command: Select the cluster' }).click();
      await expect(page.getByText('Copied')).toBeVisible();
      expect(await readClipboard(page)).toBe('tsh kube login beta');
      await page.getByRole('button', { name: 'Copy all commands' }).click();
      // docs/behaviour.md#copied-commands "The line has no line break at its end"
      // The confirmation of each copy is shown for only two seconds.
      await expect
        .poll(() => readClipboard(page))
        .toBe(`${LOGIN_COMMAND} && ${KUBECONFIG_COMMAND} && tsh kube login beta && kubectl get pods`);
    },
  );

  test(
    'the dialog works with the keyboard only and returns the focus',
    { tag: ['@gate', '@both'] },
    async ({ page }) => {
      await page.goto(KUBE_CLUSTERS_PATH);
      const button = page.getByRole('button', { name: 'Connect to beta', exact: true });
      await button.press('Enter');
      await expect(page.getByRole('button', { name: 'Copy all commands' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page, 'beta')).toBeHidden();
      await expect(button).toBeFocused();
      await button.press('Enter');
      await expect(page.getByRole('button', { name: 'Copy all commands' })).toBeFocused();
      // Enter before the browser reports that the dialog closed opens it again.
      await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
      await page.getByRole('button', { name: 'Close' }).press('Enter');
      await expect(dialog(page, 'beta')).toBeHidden();
      await expect(button).toBeFocused();
    },
  );

  test.describe('behind an 18.x proxy', () => {
    test.use({ line: '18.x' });

    test('Connect keeps the focus when its menu appears, after the proxy has reported its features', async ({
      page,
      mock,
    }) => {
      mock.world.fault(PING, { held: true });
      await page.goto(KUBE_CLUSTERS_PATH);
      const button = page.getByRole('button', { name: 'Connect to beta', exact: true });
      const otherWaysButton = page.getByRole('button', { name: 'Other ways to connect to beta' });
      await button.focus();
      await expect(otherWaysButton).toBeHidden();
      mock.world.release(PING);
      await expect(otherWaysButton).toBeVisible();
      await expect(button).toBeFocused();
    });
  });

  test.describe('in a 360 pixel wide window', () => {
    test.use({ viewport: { width: 360, height: 800 } });

    test('the dialog fits', async ({ page }) => {
      await openConnectDialog(page, 'alpha');
      const box = await dialog(page, 'alpha').boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      await expect(page.getByRole('button', { name: 'Copy all commands' })).toBeInViewport({ ratio: 1 });
    });
  });
});

test.describe('with users of different kinds', () => {
  test.use({ scenario: 'kube clusters with many user names' });

  test.describe('as gina, a user of an identity provider', () => {
    test.use({ username: 'gina' });

    test('the tsh command has no username, and the dialog names the current user', async ({ page }) => {
      await openConnectDialog(page, 'alpha');
      await expect(commands(page).first()).toHaveText('tsh login --proxy=one.example.com:443 one.example.com');
      await expect(dialog(page, 'alpha')).toContainText('You connect as gina. Your Kubernetes groups: dev and ops.');
    });
  });

  test.describe("as the user o'hara; reboot, whose roles grant no Kubernetes users or groups", () => {
    test.use({ username: "o'hara; reboot" });

    test(
      'the tsh command quotes the username for the shell, and the dialog says that the roles grant nothing',
      { tag: '@gate' },
      async ({ page }) => {
        await openConnectDialog(page, 'alpha');
        await expect(commands(page).first()).toHaveText(
          String.raw`tsh login --proxy=one.example.com:443 --auth=local --user='o'\''hara; reboot' one.example.com`,
        );
        await expect(dialog(page, 'alpha')).toContainText('Your roles grant no Kubernetes users or groups here');
      },
    );
  });
});

test.describe('when the proxy prefers passkeys', () => {
  test.use({ scenario: 'passkeys for tsh' });

  test('the tsh command uses the passkey', async ({ page }) => {
    await openConnectDialog(page, 'alpha');
    await expect(commands(page).first()).toContainText('--auth=passwordless --user=alice');
  });
});

test.describe('with an assumed access request', () => {
  test.use({ scenario: 'an assumed request' });

  test('the tsh command includes the request, and copying all commands omits the one that drops it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openConnectDialog(page, 'alpha');
    await expect(commands(page).first()).toHaveText(`${LOGIN_COMMAND} --request-id=0b1c`);
    await expect(commands(page).last()).toHaveText('tsh request drop');
    await page.getByRole('button', { name: 'Copy all commands' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await readClipboard(page)).not.toContain('drop');
  });
});

test.describe('in a leaf cluster', () => {
  test.use({ scenario: 'default', username: 'mira' });

  test('the tsh command signs in to the leaf through the root', async ({ page }) => {
    await page.goto('/web/cluster/berlin.example.com/kubernetes');
    await expect(rowNames(page)).toHaveText(['docks']);
    await page.getByRole('button', { name: 'Connect to docks', exact: true }).click();
    await expect(commands(page).first()).toHaveText(
      'tsh login --proxy=one.example.com:443 --auth=local --user=mira berlin.example.com',
    );
  });
});

test.describe('with names that could be shell code', () => {
  test.use({ scenario: 'hostile kube clusters' });

  test('the shell never reads a name as an option or a command', async ({ page }) => {
    await openConnectDialog(page, '--proxy=evil.example.com');
    await expect(commands(page).nth(2)).toHaveText("tsh kube login -- '--proxy=evil.example.com'");
    await openConnectDialog(page, "it's; $(reboot) `id`");
    await expect(commands(page).nth(2)).toHaveText(String.raw`tsh kube login 'it'\''s; $(reboot) ${'`id`'}'`);
  });

  test('a name with control characters shows an error instead of commands', { tag: '@gate' }, async ({ page }) => {
    await openConnectDialog(page, 'stopU+0003U+000ArebootU+000A');
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('control characters');
    await expect(commands(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0);
  });

  test('an invisible character is shown as its code, and copied unchanged', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openConnectDialog(page, 'turnedU+202Eedoc');
    await expect(commands(page).nth(2)).toHaveText("tsh kube login 'turnedU+202Eedoc'");
    await page.getByRole('button', { name: 'Copy the command: Select the cluster' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await readClipboard(page)).toBe("tsh kube login 'turned\u202eedoc'");
  });
});
