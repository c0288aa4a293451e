// Integrations: the list and what is asked in dialogs, the kinds there are, and the steps of the one for AWS.
import { expect } from '#e2e/harness/harness.ts';
import { choose } from '#e2e/harness/menus.ts';
import { rows } from './lists.ts';
import { at, type Look, type Stage } from './look.ts';

const LIST = '/web/integrations';
const TWO = 'two integrations';

const asking = (deed: string) => async (stage: Stage) => {
  await rows(LIST, /aws-data/)(stage);
  await choose(stage.page, 'Manage aws-data', deed);
  await expect(stage.page.getByRole('dialog')).toBeVisible();
};

export const INTEGRATION_LOOKS: Look[] = [
  { says: 'the list', scenario: TWO, go: rows(LIST, /aws-data/) },
  { says: 'a role to edit', scenario: TWO, go: asking('Edit role ARN') },
  { says: 'the question', scenario: TWO, go: asking('Delete integration') },
  { says: 'none', scenario: 'no integrations', go: at(LIST, /^No integrations/) },
  { says: 'odd records', scenario: 'odd integrations', go: rows(LIST, /Unreadable/) },
  { says: 'names of ill intent', scenario: 'integrations of ill intent', go: rows(LIST, /long-/) },
];
