// The list of conversations: search, create, rename and delete, and the errors of each.
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { CONVERSATION_IDS } from '#fixtures/scenarios/assistant.ts';
import {
  sendMessage,
  ASSIST_PATH,
  button,
  chooseConversationAction,
  dialog,
  DISK_CONVERSATION,
  conversationList,
  log,
  messageField,
  messagesBy,
  UNTITLED_CONVERSATION,
} from './assist-page.ts';

const LIST_CONVERSATIONS = 'GET /v1/webapi/assistant/conversations';
const CREATE_CONVERSATION = 'POST /v1/webapi/assistant/conversations';
const RENAME_CONVERSATION = 'POST /v1/webapi/assistant/conversations/{conversation}/title';
const DELETE_CONVERSATION = 'DELETE /v1/webapi/assistant/conversations/{conversation}';
const SUMMARIZE_TITLE = 'POST /v1/webapi/assistant/title/summary';
const GET_CONVERSATION = 'GET /v1/webapi/assistant/conversations/{conversation}';
const DISK_TITLE = 'Disk space in production';

test.use({ scenario: 'an assistant' });

// docs/behaviour.md#assistant "An empty conversation has its field", "An example is asked like"
test('an empty conversation offers examples in the middle of the page', { tag: '@gate' }, async ({ page }) => {
  const fieldTop = async () => (await messageField(page).boundingBox())?.y ?? 0;
  await page.goto(UNTITLED_CONVERSATION);
  await expect(page.getByRole('list', { name: 'Examples' }).getByRole('button')).toHaveCount(3);
  expect(await fieldTop()).toBeLessThan(600);
  await expectAccessible(page);
  await messageField(page).fill('a draft');
  await button(page, 'Which servers restarted this week?').click();
  await expect(messagesBy(page, 'Your question')).toHaveText(/Which servers restarted this week\?/);
  await expect(page.getByRole('list', { name: 'Examples' })).toBeHidden();
  await expect(messageField(page)).toHaveValue('a draft');
  expect(await fieldTop()).toBeGreaterThan(600);
});

test('conversations are listed newest first, have addresses, and are searched', { tag: '@gate' }, async ({ page }) => {
  await page.goto(ASSIST_PATH);
  await expect(page.getByRole('heading', { name: 'Choose a conversation, or start one' })).toBeVisible();
  await expect(conversationList(page).getByRole('link')).toHaveText(['New Conversation', DISK_TITLE]);
  await conversationList(page).getByRole('link', { name: DISK_TITLE }).click();
  await expect(page).toHaveURL(DISK_CONVERSATION);
  await expect(page.getByRole('region', { name: DISK_TITLE })).toBeVisible();
  await expect(conversationList(page).getByRole('link', { name: DISK_TITLE })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL(ASSIST_PATH);
  await expect(log(page)).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.type('disk prod');
  await expect(conversationList(page).getByRole('link')).toHaveText([DISK_TITLE]);
  await expect(page).toHaveURL(/search=disk\+prod/);
  await conversationList(page).getByRole('link').click();
  await expect(page).toHaveURL(/search=disk\+prod/);
  await page.getByLabel('Search by title').fill('nothing such');
  await expect(page.getByRole('heading', { name: 'No conversation has this title' })).toBeVisible();
  await button(page, 'Show all conversations').click();
  await expect(conversationList(page).getByRole('link')).toHaveCount(2);
});

// docs/behaviour.md#assistant "A greeting doesn't count as an answer" docs/behaviour.md#assistant
// "The first question of a conversation"
test('a new conversation shows a greeting, and its first question becomes its title', async ({ page, mock }) => {
  await page.goto(ASSIST_PATH);
  await button(page, 'Start conversation').click();
  await expect(messagesBy(page, 'Assistant')).toHaveCount(1);
  await expect(log(page)).toContainText('Hello! I can find servers');
  await sendMessage(page, 'How is the uptime of my servers?');
  await expect(conversationList(page).getByRole('link', { name: 'How is the uptime of' })).toBeVisible();
  await expect(messagesBy(page, 'Suggested command')).toBeVisible();
  await sendMessage(page, 'thanks');
  await expect(log(page)).toContainText('Glad to help');
  expect(mock.world.db.conversation.all().filter(({ title }) => title === 'How is the uptime of')).toHaveLength(1);
  expect(mock.world.assistant.openedCount).toBe(1);
});

// docs/behaviour.md#assistant "If that fails, the title stays"
test('a conversation that fails to start can be retried, and keeps its title when no summary can be made', async ({
  page,
  mock,
}) => {
  mock.world.fault(CREATE_CONVERSATION, { status: 500, message: 'the backend is away', times: 1 });
  mock.world.fault(SUMMARIZE_TITLE, { status: 500, message: 'no model' });
  await page.goto(ASSIST_PATH);
  await button(page, 'Start conversation').click();
  await expect(page.getByRole('alert')).toContainText("Couldn't start a conversation.");
  await expect(page.getByRole('alert')).toContainText('Proxy: the backend is away');
  await button(page, 'Start conversation').click();
  await expect(log(page)).toContainText('Hello!');
  const summaryResponse = page.waitForResponse(/\/title\/summary/);
  await sendMessage(page, 'hello');
  await expect(log(page)).toContainText('Glad to help');
  expect((await summaryResponse).status()).toBe(500);
  await expect(conversationList(page).getByRole('link', { name: 'New Conversation' })).toHaveCount(2);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a title is required, can be saved after a failure, and stays after a question', async ({ page, mock }) => {
  await page.goto(UNTITLED_CONVERSATION);
  await chooseConversationAction(page, 'New Conversation', 'Rename conversation');
  await dialog(page).getByLabel('Title').fill('  ');
  await dialog(page).getByRole('button', { name: 'Rename conversation' }).click();
  await expect(dialog(page).getByLabel('Title')).toHaveAccessibleDescription('Enter a title.');
  mock.world.fault(RENAME_CONVERSATION, { status: 500, message: 'the backend is away', times: 1 });
  await dialog(page).getByLabel('Title').fill('My own title');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText("Couldn't rename the conversation.");
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(conversationList(page).getByRole('link', { name: 'My own title' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'My own title' })).toBeVisible();
  await sendMessage(page, 'hello');
  await expect(log(page)).toContainText('Glad to help');
  await page.reload();
  await expect(conversationList(page).getByRole('link', { name: 'My own title' })).toBeVisible();
  expect(mock.world.db.conversation.get(CONVERSATION_IDS.untitled)?.title).toBe('My own title');
});

test(
  'deleting requires confirmation, and succeeds if another tab deleted the conversation first',
  { tag: '@gate' },
  async ({ page, mock }) => {
    await page.goto(DISK_CONVERSATION);
    await chooseConversationAction(page, DISK_TITLE, 'Delete conversation');
    await expect(dialog(page)).toHaveAccessibleName(`Delete conversation ${DISK_TITLE}?`);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    expect(mock.world.db.conversation.get(CONVERSATION_IDS.disk)).toBeDefined();
    await chooseConversationAction(page, DISK_TITLE, 'Delete conversation');
    mock.world.fault(DELETE_CONVERSATION, { status: 500, message: 'the backend is away', times: 1 });
    await dialog(page).getByRole('button', { name: 'Delete conversation' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText("Couldn't delete the conversation.");
    await dialog(page).getByRole('button', { name: 'Delete conversation' }).click();
    await expect(page.getByText(`${DISK_TITLE} was deleted.`)).toBeVisible();
    await expect(page).toHaveURL(ASSIST_PATH);
    await expect(conversationList(page).getByRole('link')).toHaveText(['New Conversation']);
    mock.world.db.conversation.delete(CONVERSATION_IDS.untitled);
    await chooseConversationAction(page, 'New Conversation', 'Delete conversation');
    await dialog(page).getByRole('button', { name: 'Delete conversation' }).click();
    await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
    await page.goto(UNTITLED_CONVERSATION);
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(/Proxy: conversation .* not found/);
  },
);

test.describe('without conversations', () => {
  test.use({ scenario: 'an assistant without conversations' });

  test(
    'the empty list explains how to start, and a conversation can be started with the keyboard only',
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto(ASSIST_PATH);
      await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
      await button(page, 'Start conversation').press('Enter');
      await expect(log(page)).toContainText('Hello!');
      await messageField(page).focus();
      await page.keyboard.type('hello');
      await page.keyboard.press('Enter');
      await expect(log(page)).toContainText('Glad to help');
      await expect(messageField(page)).toHaveValue('');
      await expect(messageField(page)).toBeFocused();
    },
  );
});

test.describe('when the list fails', () => {
  test.use({ scenario: 'conversations failing' });

  test('the error stays until Retry, and a conversation opens before a slow list', async ({ page, mock }) => {
    await page.goto(ASSIST_PATH);
    await expect(page.getByRole('heading', { name: "Couldn't load conversations" })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Proxy: the backend is away');
    mock.world.release(LIST_CONVERSATIONS);
    await button(page, 'Retry').click();
    await expect(conversationList(page).getByRole('link')).toHaveCount(2);
    mock.world.fault(LIST_CONVERSATIONS, { held: true });
    await page.goto(DISK_CONVERSATION);
    await expect(log(page)).toContainText('Which servers are short of disk space?');
    await expect(conversationList(page)).toBeHidden();
    mock.world.release(LIST_CONVERSATIONS);
    await expect(conversationList(page).getByRole('link')).toHaveCount(2);
  });
});

// docs/behaviour.md#assistant "The console reads the history of a conversation"
test('a failure to load messages is reported, and Retry loads them', async ({ page, mock }) => {
  mock.world.fault(GET_CONVERSATION, { status: 500, message: 'the backend is away' });
  await page.goto(DISK_CONVERSATION);
  await expect(page.getByRole('heading', { name: "Couldn't load the messages" })).toBeVisible();
  expect(mock.world.assistant.openedCount).toBe(0);
  mock.world.release(GET_CONVERSATION);
  await button(page, 'Retry').click();
  await expect(log(page)).toContainText('Which servers are short');
  await expect.poll(() => mock.world.assistant.openCount).toBe(1);
});

test.describe('with unreadable records', () => {
  test.use({ scenario: 'a malformed conversation' });

  test('unreadable messages are shown raw among readable ones', async ({ page }) => {
    await page.goto(`${ASSIST_PATH}/${CONVERSATION_IDS.odd}`);
    await expect(log(page)).toContainText('This one can be read.');
    await expect(log(page).getByText('Unreadable')).toHaveCount(4);
    await expect(log(page)).toContainText('"NEWS"');
    await expect(conversationList(page).getByRole('link')).toHaveText(['New Conversation', 'Odd one']);
  });
});
