// States for the accessibility checks of the assistant: the list of conversations, its dialogs, and a conversation.
import {
  sendMessage,
  ASSIST_PATH,
  button,
  chooseConversationAction,
  dialog,
  DISK_CONVERSATION,
  log,
  messagesBy,
  UNTITLED_CONVERSATION,
} from '#e2e/assist/assist-page.ts';
import { confirmRun, summaryText } from '#e2e/command-run/run-page.ts';
import { expect } from '#e2e/harness/harness.ts';
import { CONVERSATION_IDS } from '#fixtures/scenarios/assistant.ts';
import { openHeading, type PageState, type RouteStates, type PageContext } from './check-page.ts';

const ASSISTANT_SCENARIO = 'an assistant';

async function openConversation({ page, check }: PageContext): Promise<void> {
  await page.goto(DISK_CONVERSATION);
  await expect(messagesBy(page, 'Output on old-01')).toContainText('There is no recording');
  await expect(messagesBy(page, 'Output on web-01')).toContainText('40G');
  await check('a command and its output');
  await page.goto(UNTITLED_CONVERSATION);
  await sendMessage(page, 'every format');
  await expect(log(page).getByRole('table')).toBeVisible();
  await check('answers in every format');
  await sendMessage(page, 'access to the database');
  await sendMessage(page, 'broken');
  await sendMessage(page, 'please fail');
  await expect(button(page, 'Ask again')).toBeVisible();
}

/** The dialogs of a conversation, and a conversation with a pending response. */
async function renameDeleteAndWait({ page, mock, check }: PageContext): Promise<void> {
  await page.goto(`${ASSIST_PATH}?search=disk`);
  await chooseConversationAction(page, 'Disk space in production', 'Rename conversation');
  await dialog(page).getByLabel('Title').fill('');
  await dialog(page).getByRole('button', { name: 'Rename conversation' }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await check('a missing title');
  await page.keyboard.press('Escape');
  await chooseConversationAction(page, 'Disk space in production', 'Delete conversation');
  await expect(dialog(page)).toBeVisible();
  await check('the deletion dialog');
  mock.world.assistant.hold(1);
  await page.goto(UNTITLED_CONVERSATION);
  await sendMessage(page, 'explain');
  await expect(button(page, 'Stop answer')).toBeVisible();
}

async function openCommandSuggestion({ page, check }: PageContext): Promise<void> {
  await page.goto(UNTITLED_CONVERSATION);
  await sendMessage(page, 'memory');
  await expect(messagesBy(page, 'Suggested command').getByRole('alert')).toBeVisible();
  await check('a command that no server runs');
  await sendMessage(page, 'uptime');
  await expect(messagesBy(page, 'Suggested command')).toHaveCount(2);
  await messagesBy(page, 'Suggested command').last().getByRole('button', { name: 'Run command' }).click();
  await expect(button(page, 'Review servers')).toBeVisible();
  await check('the command and the login');
  await button(page, 'Review servers').click();
  await confirmRun(page);
  await expect(summaryText(page, /2 succeeded/)).toBeVisible();
}

async function openHint({ page }: PageContext): Promise<void> {
  await page.goto('/web/support');
  await expect(button(page, 'Dismiss hint')).toBeVisible();
}

/** The hint on pages other than the assistant's page. */
export const HINT_STATES: PageState[] = [
  { title: 'the hint about Assist', scenario: ASSISTANT_SCENARIO, go: openHint },
];

export const ASSIST_STATES: RouteStates = [
  {
    title: 'the dialogs of a conversation, and a pending answer',
    gate: true,
    scenario: ASSISTANT_SCENARIO,
    go: renameDeleteAndWait,
  },
  { title: 'a conversation', scenario: ASSISTANT_SCENARIO, go: openConversation },
  { title: 'a suggested command that is run', scenario: ASSISTANT_SCENARIO, go: openCommandSuggestion },
  {
    title: 'no conversations',
    scenario: 'an assistant without conversations',
    go: openHeading(ASSIST_PATH, /^No conversations/),
  },
  {
    title: 'unreadable messages',
    scenario: 'a malformed conversation',
    go: openHeading(`${ASSIST_PATH}/${CONVERSATION_IDS.odd}`, /Assistant/),
  },
  { title: 'a list that fails', scenario: 'conversations failing', go: openHeading(ASSIST_PATH, /^Couldn't load/) },
  { title: 'unavailable in this cluster', go: openHeading(ASSIST_PATH, /available/) },
  { title: 'no permission', scenario: ASSISTANT_SCENARIO, username: 'bob', go: openHeading(ASSIST_PATH, /permission/) },
];
