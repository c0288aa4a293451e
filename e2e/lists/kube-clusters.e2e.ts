import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { names, overhang } from '#e2e/harness/kinds.ts';

const LIST = '/web/cluster/one.example.com/kubernetes';
const PING = 'GET /v1/webapi/ping';
const LOGIN = 'tsh login --proxy=one.example.com:443 --auth=local --user=alice one.example.com';
const KUBECONFIG = 'export KUBECONFIG=${HOME?}/teleport-kubeconfig.yaml';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name: `Connect to ${name}` });
const commands = (page: Page) => page.getByRole('dialog').getByRole('listitem').getByRole('code');
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function connect(page: Page, name: string) {
  await page.goto(LIST);
  await page.getByRole('button', { name: `Connect to ${name}`, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test.describe('with two kube clusters', () => {
  test.use({ scenario: 'two kube clusters' });

  test('the commands lead from sign-in to the pods, and are copied', { tag: '@gate' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await connect(page, 'beta');
    await expect(dialog(page, 'beta')).toContainText('Your Kubernetes groups: system:masters.');
    await expect(commands(page)).toHaveText([LOGIN, KUBECONFIG, 'tsh kube login beta', 'kubectl get pods']);
    await page.getByRole('button', { name: 'Copy the command: Select the cluster' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await copied(page)).toBe('tsh kube login beta');
    await page.getByRole('button', { name: 'Copy all commands' }).click();
    // docs/behaviour.md#copied-commands "The line has no line break at its end"
    // Each says so for two seconds only.
    await expect.poll(() => copied(page)).toBe(`${LOGIN} && ${KUBECONFIG} && tsh kube login beta && kubectl get pods`);
  });

  test(
    'the dialog takes the keyboard only, and gives the focus back',
    { tag: ['@gate', '@both'] },
    async ({ page }) => {
      await page.goto(LIST);
      const button = page.getByRole('button', { name: 'Connect to beta', exact: true });
      await button.press('Enter');
      await expect(page.getByRole('button', { name: 'Copy all commands' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page, 'beta')).toBeHidden();
      await expect(button).toBeFocused();
      await button.press('Enter');
      await page.getByRole('button', { name: 'Close' }).press('Enter');
      await expect(dialog(page, 'beta')).toBeHidden();
      await expect(button).toBeFocused();
    },
  );

  test.describe('behind an 18.x proxy', () => {
    test.use({ line: '18.x' });

    test('Connect keeps the focus when the proxy has said what it can do', async ({ page, mock }) => {
      mock.world.fault(PING, { held: true });
      await page.goto(LIST);
      const button = page.getByRole('button', { name: 'Connect to beta', exact: true });
      const others = page.getByRole('button', { name: 'Other ways to connect to beta' });
      await button.focus();
      await expect(others).toBeHidden();
      mock.world.release(PING);
      await expect(others).toBeVisible();
      await expect(button).toBeFocused();
    });
  });

  test.describe('in a window 360 wide', () => {
    test.use({ viewport: { width: 360, height: 800 } });

    test('the dialog has room', async ({ page }) => {
      await connect(page, 'alpha');
      const box = await dialog(page, 'alpha').boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      await expect(page.getByRole('button', { name: 'Copy all commands' })).toBeInViewport({ ratio: 1 });
    });
  });
});

test.describe('with people of all kinds', () => {
  test.use({ scenario: 'kube clusters of many people' });

  test.describe('as gina, who signs in elsewhere', () => {
    test.use({ as: 'gina' });

    test('tsh asks for no name, and the dialog says as whom one acts', async ({ page }) => {
      await connect(page, 'alpha');
      await expect(commands(page).first()).toHaveText('tsh login --proxy=one.example.com:443 one.example.com');
      await expect(dialog(page, 'alpha')).toContainText('You connect as gina. Your Kubernetes groups: dev and ops.');
    });
  });

  test.describe("as o'hara; reboot, who has no Kubernetes user or group", () => {
    test.use({ as: "o'hara; reboot" });

    test('the user name is one shell word, and the dialog says what is missing', { tag: '@gate' }, async ({ page }) => {
      await connect(page, 'alpha');
      await expect(commands(page).first()).toHaveText(
        String.raw`tsh login --proxy=one.example.com:443 --auth=local --user='o'\''hara; reboot' one.example.com`,
      );
      await expect(dialog(page, 'alpha')).toContainText('Your roles grant no Kubernetes users or groups here');
    });
  });
});

test.describe('where passkeys come first', () => {
  test.use({ scenario: 'passkeys for tsh' });

  test('tsh asks for the passkey', async ({ page }) => {
    await connect(page, 'alpha');
    await expect(commands(page).first()).toContainText('--auth=passwordless --user=alice');
  });
});

test.describe('with an assumed request', () => {
  test.use({ scenario: 'an assumed request' });

  test('tsh takes it along, and the last step drops it, which is not copied with the others', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await connect(page, 'alpha');
    await expect(commands(page).first()).toHaveText(`${LOGIN} --request-id=0b1c`);
    await expect(commands(page).last()).toHaveText('tsh request drop');
    await page.getByRole('button', { name: 'Copy all commands' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await copied(page)).not.toContain('drop');
  });
});

test.describe('in a leaf cluster', () => {
  test.use({ scenario: 'default', as: 'mira' });

  test('tsh signs in to the leaf, by way of the root', async ({ page }) => {
    await page.goto('/web/cluster/berlin.example.com/kubernetes');
    await expect(names(page)).toHaveText(['docks']);
    await page.getByRole('button', { name: 'Connect to docks', exact: true }).click();
    await expect(commands(page).first()).toHaveText(
      'tsh login --proxy=one.example.com:443 --auth=local --user=mira berlin.example.com',
    );
  });
});

test.describe('with names that bite', () => {
  test.use({ scenario: 'kube clusters that bite' });

  test('a name is neither an option nor a command to the shell', async ({ page }) => {
    await connect(page, '--proxy=evil.example.com');
    await expect(commands(page).nth(2)).toHaveText("tsh kube login -- '--proxy=evil.example.com'");
    await connect(page, "it's; $(reboot) `id`");
    await expect(commands(page).nth(2)).toHaveText(String.raw`tsh kube login 'it'\''s; $(reboot) ${'`id`'}'`);
  });

  test('a name that a terminal would act on gets no commands, and shows why', { tag: '@gate' }, async ({ page }) => {
    await connect(page, 'stopU+0003U+000ArebootU+000A');
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('control characters');
    await expect(commands(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0);
  });

  test('a mark that nobody sees is shown, and copied as it is', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await connect(page, 'turnedU+202Eedoc');
    await expect(commands(page).nth(2)).toHaveText("tsh kube login 'turnedU+202Eedoc'");
    await page.getByRole('button', { name: 'Copy the command: Select the cluster' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await copied(page)).toBe("tsh kube login 'turned\u202eedoc'");
  });
});
