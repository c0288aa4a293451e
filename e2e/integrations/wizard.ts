// The steps to an integration with AWS, as somebody goes through them.
import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';

export const KINDS = '/web/integrations/new';
export const AWS = '/web/integrations/new/aws-oidc';
export const CREATE = 'POST /v1/webapi/sites/{cluster}/integrations';
export const ROLE = 'arn:aws:iam::111122223333:role/discover';
/** As the mock's proxy has it, and one that is another's. */
export const THUMBPRINT = '9e99a48a9960b14926bb7f3b02e22da2b0ab7280';
export const OTHER_THUMBPRINT = '0e99a48a9960b14926bb7f3b02e22da2b0ab7280';

export const step = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });
export const next = (page: Page) => page.getByRole('button', { name: 'Next' });
export const back = (page: Page) => page.getByRole('button', { name: 'Back' });
export const thumbprint = (page: Page) => page.getByRole('textbox', { name: 'Thumbprint that AWS shows' });
export const arn = (page: Page) => page.getByRole('textbox', { name: 'Role ARN' });
export const named = (page: Page) => page.getByRole('textbox', { name: 'Integration name' });
export const create = (page: Page) => page.getByRole('button', { name: 'Create integration' });
export const dialog = (page: Page) => page.getByRole('dialog');

export async function atProvider(page: Page): Promise<void> {
  await page.goto(AWS);
  await next(page).click();
  await expect(thumbprint(page)).toBeVisible();
}

export async function atLast(page: Page): Promise<void> {
  await page.goto(AWS);
  await page.getByRole('button', { name: 'Go to step 7' }).click();
  await expect(arn(page)).toBeVisible();
}

export async function creates(page: Page, name = 'aws-new'): Promise<void> {
  await arn(page).fill(ROLE);
  await named(page).fill(name);
  await create(page).click();
}
