// Locators and steps for the wizard that connects an AWS account.
import type { Page } from '@playwright/test';
import { expect } from '#e2e/harness/harness.ts';

export const KINDS_PATH = '/web/integrations/new';
export const AWS_PATH = '/web/integrations/new/aws-oidc';
export const CREATE_INTEGRATION = 'POST /v1/webapi/sites/{cluster}/integrations';
export const ROLE_ARN = 'arn:aws:iam::111122223333:role/discover';
/** The thumbprint of the mock proxy, and a different one. */
export const THUMBPRINT = '9e99a48a9960b14926bb7f3b02e22da2b0ab7280';
export const OTHER_THUMBPRINT = '0e99a48a9960b14926bb7f3b02e22da2b0ab7280';

export const stepHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });
export const nextButton = (page: Page) => page.getByRole('button', { name: 'Next' });
export const backButton = (page: Page) => page.getByRole('button', { name: 'Back' });
export const thumbprintField = (page: Page) => page.getByRole('textbox', { name: 'Thumbprint that AWS shows' });
export const arnField = (page: Page) => page.getByRole('textbox', { name: 'Role ARN' });
export const nameField = (page: Page) => page.getByRole('textbox', { name: 'Integration name' });
export const createButton = (page: Page) => page.getByRole('button', { name: 'Create integration' });
export const dialog = (page: Page) => page.getByRole('dialog');

export async function openProviderStep(page: Page): Promise<void> {
  await page.goto(AWS_PATH);
  await nextButton(page).click();
  await expect(thumbprintField(page)).toBeVisible();
}

export async function openLastStep(page: Page): Promise<void> {
  await page.goto(AWS_PATH);
  await page.getByRole('button', { name: 'Go to step 7' }).click();
  await expect(arnField(page)).toBeVisible();
}

export async function createIntegration(page: Page, name = 'aws-new'): Promise<void> {
  await arnField(page).fill(ROLE_ARN);
  await nameField(page).fill(name);
  await createButton(page).click();
}
