// Tests the wizard that connects an AWS account through OIDC, a standard for signing in with another service.
import { expect, test } from '#e2e/harness/harness.ts';
import { rowNames } from '#e2e/harness/resource-kinds.ts';
import {
  arnField,
  openLastStep,
  openProviderStep,
  AWS_PATH,
  backButton,
  CREATE_INTEGRATION,
  createButton,
  createIntegration,
  dialog,
  KINDS_PATH,
  nameField,
  nextButton,
  OTHER_THUMBPRINT,
  ROLE_ARN,
  stepHeading,
  THUMBPRINT,
  thumbprintField,
} from './wizard.ts';

test.use({ scenario: 'two integrations' });

// docs/behaviour.md#integrations "Creating an integration takes seven steps"
test('all seven steps work with the keyboard only', { tag: '@gate' }, async ({ page, mock }) => {
  await page.goto(AWS_PATH);
  await expect(page.getByText('Step 1 of 7')).toBeVisible();
  await nextButton(page).press('Enter');
  for (const name of [
    'Add the provider',
    'Assign a role',
    'Choose the audience',
    'Create the policy',
    'Create the role',
  ]) {
    await expect(stepHeading(page, name)).toBeFocused();
    await nextButton(page).press('Enter');
  }
  await expect(stepHeading(page, 'Name the integration')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(ROLE_ARN);
  await page.keyboard.press('Tab');
  await page.keyboard.type(' aws-new ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Integration aws-new was created' })).toBeVisible();
  expect(mock.world.db.integration.get('aws-new')).toMatchObject({ awsoidc: { roleArn: ROLE_ARN } });
  await dialog(page).getByRole('button', { name: 'Go to integrations' }).press('Enter');
  await expect(rowNames(page)).toHaveText(['aws-data', 'aws-new', 'aws-production']);
});

test.describe('on a phone with animations', () => {
  test.use({ reducedMotion: 'no-preference', viewport: { width: 360, height: 800 } });

  // docs/behaviour.md#constants "The next step of a wizard slides"
  test('the next step slides in without moving the buttons, and its fields work during the animation', async ({
    page,
  }) => {
    const panel = (name: string) => page.getByRole('region', { name });
    const animationDurations = (name: string) =>
      panel(name).evaluate((panel) => panel.getAnimations().map(({ effect }) => effect?.getTiming().duration));
    await page.goto(AWS_PATH);
    expect(await animationDurations('Open identity providers')).toEqual([]);
    await nextButton(page).click();
    expect(await animationDurations('Add the provider')).toEqual([500]);
    // Stops the animation at its largest offset.
    await panel('Add the provider').evaluate((panel) => {
      for (const animation of panel.getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
      }
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await thumbprintField(page).click();
    await expect(thumbprintField(page)).toBeFocused();
    const [panelDuringAnimation, buttonDuringAnimation] = [
      await panel('Add the provider').boundingBox(),
      await nextButton(page).boundingBox(),
    ];
    await panel('Add the provider').evaluate((panel) => panel.getAnimations().forEach((slide) => slide.finish()));
    expect((await panel('Add the provider').boundingBox())?.x).toBeLessThan(panelDuringAnimation?.x ?? 0);
    expect(await nextButton(page).boundingBox()).toEqual(buttonDuringAnimation);
  });
});

test.describe('with access to the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  // docs/behaviour.md#integrations "The script for the AWS CLI does the same"
  test('the script and the values can be copied, and the provider URL has no port', async ({ page }) => {
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.goto(AWS_PATH);
    const roleNameField = page.getByRole('textbox', { name: 'Name of the new role' });
    await roleNameField.fill("it's; rm -rf ~");
    await expect(roleNameField).toHaveAccessibleDescription(/^Use 1 to 64 letters/);
    await expect(page.getByRole('button', { name: 'Copy script' })).toBeHidden();
    await roleNameField.fill('my-role');
    await page.getByRole('button', { name: 'Copy script' }).click();
    await expect.poll(readClipboard).toContain('aws iam create-role --role-name=my-role');
    expect(await readClipboard()).toContain(`--thumbprint-list=${THUMBPRINT}`);
    await nextButton(page).click();
    await page.getByRole('button', { name: 'Copy provider URL' }).click();
    await expect.poll(readClipboard).toBe('https://one.example.com');
    await page.getByRole('button', { name: 'Copy audience' }).click();
    await expect.poll(readClipboard).toBe('discover.teleport');
    for (const name of ['Assign a role', 'Choose the audience', 'Create the policy']) {
      await nextButton(page).click();
      await expect(stepHeading(page, name)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Copy policy' }).click();
    await expect.poll(readClipboard).toContain('rds:DescribeDBClusters');
    expect(JSON.parse(await readClipboard())).toHaveProperty('Statement');
  });
});

// docs/behaviour.md#integrations "The form compares a typed thumbprint", "A different thumbprint blocks the next"
test(
  'the form compares the typed thumbprint with that of the cluster, and a difference blocks the next step',
  { tag: '@gate' },
  async ({ page }) => {
    await openProviderStep(page);
    await thumbprintField(page).fill(THUMBPRINT.slice(0, 12));
    await expect(thumbprintField(page)).toHaveAccessibleDescription(/^A thumbprint has 40 characters/);
    await thumbprintField(page).fill(OTHER_THUMBPRINT);
    await expect(page.getByRole('alert')).toContainText("This isn't this cluster's thumbprint");
    await nextButton(page).click();
    await expect(thumbprintField(page)).toBeFocused();
    await expect(stepHeading(page, 'Add the provider')).toBeVisible();
    await thumbprintField(page).fill(THUMBPRINT.toUpperCase());
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(thumbprintField(page)).toHaveAccessibleDescription("It's the thumbprint of this cluster.");
    await thumbprintField(page).press('Enter');
    await expect(stepHeading(page, 'Assign a role')).toBeVisible();
  },
);

// docs/behaviour.md#integrations "Every value in the script goes through"
test(
  'a failed request for the thumbprint can be retried, and an invalid thumbprint is not used',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const GET_THUMBPRINT = 'GET /v1/webapi/thumbprint';
    mock.world.fault(GET_THUMBPRINT, { status: 500, message: 'the backend is away' });
    await page.goto(AWS_PATH);
    await expect(page.getByText("Couldn't load the thumbprint of this cluster")).toBeVisible();
    await expect(page.getByText('Proxy: the backend is away')).toBeVisible();
    mock.world.fault(GET_THUMBPRINT, { text: '"$(id); rm -rf ~"' });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText("The proxy sent a thumbprint that can't be read")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy script' })).toBeHidden();
    await nextButton(page).click();
    await expect(thumbprintField(page)).toBeHidden();
    await nextButton(page).click();
    await expect(stepHeading(page, 'Assign a role')).toBeVisible();
  },
);

// docs/behaviour.md#integrations "Going back keeps the typed text", "Leaving asks for confirmation once"
test(
  'going back keeps the typed values, and leaving asks for confirmation only after something was typed',
  { tag: '@gate' },
  async ({ page }) => {
    const cancel = page.getByRole('link', { name: 'Cancel' });
    await page.goto(AWS_PATH);
    await cancel.click();
    await expect(page).toHaveURL('/web/integrations');
    await openProviderStep(page);
    await thumbprintField(page).fill(THUMBPRINT);
    await backButton(page).click();
    await page.getByRole('button', { name: 'Go to step 7' }).click();
    await arnField(page).fill(ROLE_ARN);
    await nameField(page).fill('aws-new');
    await backButton(page).click();
    await expect(stepHeading(page, 'Create the role')).toBeFocused();
    await nextButton(page).click();
    await expect(arnField(page)).toHaveValue(ROLE_ARN);
    await cancel.click();
    await dialog(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(nameField(page)).toHaveValue('aws-new');
    for (let remainingSteps = 5; remainingSteps > 0; remainingSteps -= 1) await backButton(page).click();
    await expect(thumbprintField(page)).toHaveValue(THUMBPRINT);
    await cancel.click();
    await dialog(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL('/web/integrations');
  },
);

// docs/behaviour.md#integrations "The form checks a role's ARN while the user"
test('an invalid role, an invalid name and an existing name are reported at their fields', async ({ page, mock }) => {
  await openLastStep(page);
  await createButton(page).click();
  await expect(arnField(page)).toBeFocused();
  await arnField(page).fill('arn:aws:iam::1:user/alice');
  await expect(arnField(page)).toHaveAccessibleDescription(/^This isn't the ARN of an IAM role/);
  await nameField(page).fill('..');
  await createButton(page).click();
  await expect(nameField(page)).toHaveAccessibleDescription("A name can't consist of dots alone.");
  expect(mock.world.db.integration.all()).toHaveLength(2);
  await createIntegration(page, 'aws-data');
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toHaveAccessibleDescription(/^An integration with this name already exists/);
  await nameField(page).fill('aws-new');
  await createButton(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('a failed creation keeps the typed values, and the next integration starts empty', async ({ page, mock }) => {
  mock.world.fault(CREATE_INTEGRATION, { status: 500, message: 'the backend is away', times: 1 });
  await openLastStep(page);
  await createIntegration(page);
  await expect(page.getByRole('alert')).toContainText("Couldn't create integration aws-new.");
  await expect(page.getByRole('alert')).toContainText('Proxy: the backend is away');
  await expect(nameField(page)).toHaveValue('aws-new');
  await createButton(page).click();
  await dialog(page).getByRole('button', { name: 'Add another' }).click();
  await expect(page).toHaveURL(KINDS_PATH);
  await page.getByRole('link', { name: 'Set up AWS OIDC' }).click();
  await page.getByRole('button', { name: 'Go to step 7' }).click();
  await expect(nameField(page)).toHaveValue('');
});
