import { expect, test } from '#e2e/harness/harness.ts';
import { enrollKey } from '#e2e/harness/security-keys.ts';
import { openRunner, outputPanel, outputPanels, runCommand, summaryText } from './run-page.ts';

test.describe('with a proxy that refuses', () => {
  test.use({ scenario: 'commands on four servers', expectedErrors: [/execute/] });

  test('a refusal before the stream opens ends the command on every server', async ({ page, mock }) => {
    mock.world.streamFault = { refused: 403, message: 'the assistant is not enabled' };
    await openRunner(page);
    await runCommand(page, 'hostname');
    await expect(summaryText(page, '0 succeeded, 4 failed, 0 running')).toBeVisible();
    await expect(outputPanel(page, 'web-01')).toContainText(
      "The proxy refused the connection. Browsers don't show the reason.",
    );
  });

  test('a stream that closes immediately reports that the server was not found', async ({ page, mock }) => {
    mock.world.streamFault = { steps: [{ close: 1000 }] };
    await openRunner(page, 'web-01');
    await runCommand(page, 'hostname');
    await expect(outputPanel(page, 'web-01')).toContainText("The proxy didn't find this server");
  });

  test('unreadable frames are ignored, and readable frames are shown', async ({ page, mock }) => {
    const node_id = 'id-of-web-01';
    mock.world.streamFault = {
      steps: [
        { bytes: [1, 2, 3] },
        { text: 'hello' },
        { frame: 'r', payload: '{' },
        { frame: 'r', payload: JSON.stringify({ node_id, type: 'stdout', payload: '???' }) },
        { frame: 'r', payload: JSON.stringify({ node_id, type: 'stdout', payload: '4pyTIGRvbmUK' }) },
        { frame: 'c', payload: JSON.stringify({ node_id }) },
      ],
    };
    await openRunner(page, 'web-01');
    await runCommand(page, 'hostname');
    await expect(outputPanel(page, 'web-01')).toContainText('Succeeded');
    await expect(outputPanel(page, 'web-01')).toContainText("1 message couldn't be read");
    await expect(outputPanel(page, 'web-01').getByRole('region')).toHaveText('✓ done');
  });
});

test.describe('hostile output', () => {
  test.use({ scenario: 'hostile commands' });

  // docs/behaviour.md#commands-on-many-servers "The page shows output as text: it removes"
  test('is shown as text only', { tag: '@gate' }, async ({ page }) => {
    await openRunner(page);
    await runCommand(page, 'hostname');
    await expect(summaryText(page, /3 succeeded/)).toBeVisible();
    await expect(outputPanel(page, 'markup')).toContainText('<img src=x onerror=alert(1)><script>alert(2)</script>');
    await expect(page.getByRole('img', { name: 'x' })).toHaveCount(0);
    await expect(outputPanel(page, 'escapes')).toContainText('red plain');
    await expect(outputPanel(page, 'turned')).toContainText('exe.U+202Egpj');
  });
});

test.describe('MFA', () => {
  test.use({ scenario: 'commands that ask for a key' });
  const dialogOptions = { name: 'Verify your identity for this session' };

  // docs/behaviour.md#commands-on-many-servers "MFA prompts appear for one server",
  // "Canceling a prompt stops only its server"
  test('prompts once per server, and canceling stops only that server', { tag: '@gate' }, async ({ page, mock }) => {
    await enrollKey(page, { mock, user: 'alice' });
    await openRunner(page);
    await runCommand(page, 'hostname');
    await expect(page.getByRole('dialog', dialogOptions)).toContainText('@web-01');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', dialogOptions)).toContainText('@web-02');
    await page.getByRole('button', { name: 'End session' }).click();
    await expect(summaryText(page, '0 succeeded, 0 failed, 0 running, 2 stopped')).toBeVisible();
    await runCommand(page, 'hostname');
    await expect(page.getByRole('dialog', dialogOptions)).toHaveCount(1);
    await expect(page.getByRole('dialog', dialogOptions)).toContainText(
      '@web-01 requires multi-factor authentication.',
    );
    await page.getByRole('button', { name: 'Use security key or passkey' }).click();
    await expect(page.getByRole('dialog', dialogOptions)).toContainText(
      '@web-02 requires multi-factor authentication.',
    );
    await page.getByRole('button', { name: 'Use security key or passkey' }).click();
    await expect(summaryText(page, '2 succeeded, 0 failed, 0 running')).toBeVisible();
  });

  test('a missing key is reported for each server', async ({ page }) => {
    await openRunner(page);
    await runCommand(page, 'hostname');
    await expect(summaryText(page, '0 succeeded, 2 failed, 0 running')).toBeVisible();
    await expect(outputPanels(page).first()).toContainText('no MFA device is registered for you');
  });
});
