import { expect, test } from '#e2e/harness/harness.ts';
import { names } from '#e2e/harness/kinds.ts';
import {
  arn,
  atLast,
  atProvider,
  AWS,
  back,
  CREATE,
  create,
  creates,
  dialog,
  KINDS,
  named,
  next,
  OTHER_THUMBPRINT,
  ROLE,
  step,
  THUMBPRINT,
  thumbprint,
} from './wizard.ts';

test.use({ scenario: 'two integrations' });

// docs/behaviour.md#integrations "Creating an integration takes seven steps"
test('the keyboard alone leads through all seven steps', { tag: '@gate' }, async ({ page, mock }) => {
  await page.goto(AWS);
  await expect(page.getByText('Step 1 of 7')).toBeVisible();
  await next(page).press('Enter');
  for (const name of [
    'Add the provider',
    'Assign a role',
    'Choose the audience',
    'Create the policy',
    'Create the role',
  ]) {
    await expect(step(page, name)).toBeFocused();
    await next(page).press('Enter');
  }
  await expect(step(page, 'Name the integration')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(ROLE);
  await page.keyboard.press('Tab');
  await page.keyboard.type(' aws-new ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Integration aws-new was created' })).toBeVisible();
  expect(mock.world.db.integration.get('aws-new')).toMatchObject({ awsoidc: { roleArn: ROLE } });
  await dialog(page).getByRole('button', { name: 'Go to integrations' }).press('Enter');
  await expect(names(page)).toHaveText(['aws-data', 'aws-new', 'aws-production']);
});

test.describe('on a phone with motion', () => {
  test.use({ reducedMotion: 'no-preference', viewport: { width: 360, height: 800 } });

  // docs/behaviour.md#constants "The next step of a wizard slides"
  test('the next step slides in, moves nothing else and can be used meanwhile', async ({ page }) => {
    const panel = (name: string) => page.getByRole('region', { name });
    const slides = (name: string) =>
      panel(name).evaluate((panel) => panel.getAnimations().map(({ effect }) => effect?.getTiming().duration));
    await page.goto(AWS);
    expect(await slides('Open identity providers')).toEqual([]);
    await next(page).click();
    expect(await slides('Add the provider')).toEqual([500]);
    // Held where it is farthest from its place.
    await panel('Add the provider').evaluate((panel) => {
      for (const animation of panel.getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
      }
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await thumbprint(page).click();
    await expect(thumbprint(page)).toBeFocused();
    const [held, below] = [await panel('Add the provider').boundingBox(), await next(page).boundingBox()];
    await panel('Add the provider').evaluate((panel) => panel.getAnimations().forEach((slide) => slide.finish()));
    expect((await panel('Add the provider').boundingBox())?.x).toBeLessThan(held?.x ?? 0);
    expect(await next(page).boundingBox()).toEqual(below);
  });
});

test.describe('what AWS is given', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  // docs/behaviour.md#integrations "The script for the AWS CLI does the same"
  test('the script and each value are copied as shown, the URL without its port', async ({ page }) => {
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.goto(AWS);
    const role = page.getByRole('textbox', { name: 'Name of the new role' });
    await role.fill("it's; rm -rf ~");
    await expect(role).toHaveAccessibleDescription(/^Use 1 to 64 letters/);
    await expect(page.getByRole('button', { name: 'Copy script' })).toBeHidden();
    await role.fill('my-role');
    await page.getByRole('button', { name: 'Copy script' }).click();
    await expect.poll(copied).toContain('aws iam create-role --role-name=my-role');
    expect(await copied()).toContain(`--thumbprint-list=${THUMBPRINT}`);
    await next(page).click();
    await page.getByRole('button', { name: 'Copy provider URL' }).click();
    await expect.poll(copied).toBe('https://one.example.com');
    await page.getByRole('button', { name: 'Copy audience' }).click();
    await expect.poll(copied).toBe('discover.teleport');
    for (const name of ['Assign a role', 'Choose the audience', 'Create the policy']) {
      await next(page).click();
      await expect(step(page, name)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Copy policy' }).click();
    await expect.poll(copied).toContain('rds:DescribeDBClusters');
    expect(JSON.parse(await copied())).toHaveProperty('Statement');
  });
});

// docs/behaviour.md#integrations "The form compares a typed thumbprint", "A different thumbprint blocks the next"
test('a pasted thumbprint is compared, and another one blocks the next step', { tag: '@gate' }, async ({ page }) => {
  await atProvider(page);
  await thumbprint(page).fill(THUMBPRINT.slice(0, 12));
  await expect(thumbprint(page)).toHaveAccessibleDescription(/^A thumbprint has 40 characters/);
  await thumbprint(page).fill(OTHER_THUMBPRINT);
  await expect(page.getByRole('alert')).toContainText("This isn't this cluster's thumbprint");
  await next(page).click();
  await expect(thumbprint(page)).toBeFocused();
  await expect(step(page, 'Add the provider')).toBeVisible();
  await thumbprint(page).fill(THUMBPRINT.toUpperCase());
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(thumbprint(page)).toHaveAccessibleDescription("It's the thumbprint of this cluster.");
  await thumbprint(page).press('Enter');
  await expect(step(page, 'Assign a role')).toBeVisible();
});

// docs/behaviour.md#integrations "Every value in the script goes through"
test('a failed thumbprint is retried, and an invalid one is not used', { tag: '@gate' }, async ({ page, mock }) => {
  const call = 'GET /v1/webapi/thumbprint';
  mock.world.fault(call, { status: 500, message: 'the backend is away' });
  await page.goto(AWS);
  await expect(page.getByText("Couldn't load the thumbprint of this cluster")).toBeVisible();
  await expect(page.getByText('Proxy: the backend is away')).toBeVisible();
  mock.world.fault(call, { text: '"$(id); rm -rf ~"' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText("The proxy sent a thumbprint that can't be read")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy script' })).toBeHidden();
  await next(page).click();
  await expect(thumbprint(page)).toBeHidden();
  await next(page).click();
  await expect(step(page, 'Assign a role')).toBeVisible();
});

// docs/behaviour.md#integrations "Going back keeps the typed text", "Leaving asks for confirmation once"
test('typed values stay after Back, and leaving asks once something was typed', { tag: '@gate' }, async ({ page }) => {
  const cancel = page.getByRole('link', { name: 'Cancel' });
  await page.goto(AWS);
  await cancel.click();
  await expect(page).toHaveURL('/web/integrations');
  await atProvider(page);
  await thumbprint(page).fill(THUMBPRINT);
  await back(page).click();
  await page.getByRole('button', { name: 'Go to step 7' }).click();
  await arn(page).fill(ROLE);
  await named(page).fill('aws-new');
  await back(page).click();
  await expect(step(page, 'Create the role')).toBeFocused();
  await next(page).click();
  await expect(arn(page)).toHaveValue(ROLE);
  await cancel.click();
  await dialog(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(named(page)).toHaveValue('aws-new');
  for (let left = 5; left > 0; left -= 1) await back(page).click();
  await expect(thumbprint(page)).toHaveValue(THUMBPRINT);
  await cancel.click();
  await dialog(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/web/integrations');
});

// docs/behaviour.md#integrations "The form checks a role's ARN while the user"
test('an invalid role, an invalid name and a name that is taken are named at their fields', async ({ page, mock }) => {
  await atLast(page);
  await create(page).click();
  await expect(arn(page)).toBeFocused();
  await arn(page).fill('arn:aws:iam::1:user/alice');
  await expect(arn(page)).toHaveAccessibleDescription(/^This isn't the ARN of an IAM role/);
  await named(page).fill('..');
  await create(page).click();
  await expect(named(page)).toHaveAccessibleDescription("A name can't consist of dots alone.");
  expect(mock.world.db.integration.all()).toHaveLength(2);
  await creates(page, 'aws-data');
  await expect(named(page)).toBeFocused();
  await expect(named(page)).toHaveAccessibleDescription(/^An integration with this name already exists/);
  await named(page).fill('aws-new');
  await create(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('a failed creation keeps the typed values, and the next integration starts empty', async ({ page, mock }) => {
  mock.world.fault(CREATE, { status: 500, message: 'the backend is away', times: 1 });
  await atLast(page);
  await creates(page);
  await expect(page.getByRole('alert')).toContainText("Couldn't create integration aws-new.");
  await expect(page.getByRole('alert')).toContainText('Proxy: the backend is away');
  await expect(named(page)).toHaveValue('aws-new');
  await create(page).click();
  await dialog(page).getByRole('button', { name: 'Add another' }).click();
  await expect(page).toHaveURL(KINDS);
  await page.getByRole('link', { name: 'Set up AWS OIDC' }).click();
  await page.getByRole('button', { name: 'Go to step 7' }).click();
  await expect(named(page)).toHaveValue('');
});
