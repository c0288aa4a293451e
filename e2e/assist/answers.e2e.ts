// Answers of the assistant as they arrive: in parts, with commands, with errors, slowly, and cut off.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { CONVERSATION_IDS } from '#fixtures/scenarios/assistant.ts';
import {
  sendMessage,
  button,
  DISK_CONVERSATION,
  log,
  messageField,
  messagesBy,
  UNTITLED_CONVERSATION,
} from './assist-page.ts';

const CONVERSATION_REQUEST = 'GET /v1/webapi/assistant/conversations/{conversation}';

test.use({ scenario: 'an assistant' });

const output = (page: Page, server: string) => messagesBy(page, `Output on ${server}`);

test('an answer appears as it arrives, after its progress', { tag: '@gate' }, async ({ page, mock }) => {
  const { assistant } = mock.world;
  assistant.hold(1);
  await page.goto(UNTITLED_CONVERSATION);
  await sendMessage(page, 'explain');
  await expect(messagesBy(page, 'Your question')).toHaveText(/explain/);
  await expect(page.getByText('Reading the documentation')).toBeVisible();
  await expect(log(page)).toHaveAttribute('aria-busy', 'true');
  assistant.release();
  assistant.hold(3);
  await expect(log(page)).toContainText('Step 1 of');
  await expect(page.getByText('Reading the documentation')).toBeHidden();
  assistant.release();
  await expect(log(page)).toContainText('Step 40 of the long explanation');
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');
  await expect(messagesBy(page, 'Assistant')).toHaveCount(2);
});

test('a user who scrolled up stays there, and a button goes to the latest message', async ({ page, mock }) => {
  const { assistant } = mock.world;
  await page.goto(UNTITLED_CONVERSATION);
  await sendMessage(page, 'explain');
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');
  await expect(log(page).getByText('Step 40 of')).toBeInViewport();
  assistant.hold(2);
  await sendMessage(page, 'explain');
  await expect(messagesBy(page, 'Your question').nth(1)).toBeInViewport();
  await log(page).focus();
  await page.keyboard.press('Home');
  await expect(button(page, 'Go to latest message')).toBeVisible();
  assistant.release();
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');
  await expect(log(page).getByText('Hello! I can find servers')).toBeInViewport();
  await button(page, 'Go to latest message').click();
  await expect(log(page).getByText('Step 40 of').last()).toBeInViewport();
  await expect(button(page, 'Go to latest message')).toBeHidden();
});

// docs/behaviour.md#assistant "Stopping closes the socket, because the protocol"
test('a stopped answer keeps its text and can be requested again', { tag: '@gate' }, async ({ page, mock }) => {
  const { assistant } = mock.world;
  await page.goto(UNTITLED_CONVERSATION);
  assistant.hold(6);
  await sendMessage(page, 'explain');
  await expect(log(page)).toContainText('Step 1 of');
  await button(page, 'Stop answer').press('Enter');
  await expect(page.getByText('You stopped this answer.')).toBeVisible();
  await expect(button(page, 'Stop answer')).toBeHidden();
  await expect.poll(() => assistant.openCount).toBe(0);
  await expect(log(page)).toContainText('Step 1 of');
  assistant.release();
  await button(page, 'Ask again').click();
  await expect(log(page)).toContainText('Step 40 of the long explanation');
  await expect(messagesBy(page, 'Your question')).toHaveCount(2);
  expect(assistant.questions).toEqual(['explain', 'explain']);
});

// docs/behaviour.md#assistant "Questions are sent in order, including"
test('a question sent during an answer waits for its turn, and its answer follows it', async ({ page, mock }) => {
  const { assistant } = mock.world;
  await page.goto(UNTITLED_CONVERSATION);
  assistant.hold(0);
  await sendMessage(page, 'hello');
  await sendMessage(page, 'memory');
  await expect(messagesBy(page, 'Your question')).toHaveCount(2);
  assistant.release();
  await expect(messagesBy(page, 'Suggested command')).toBeVisible();
  const order = await log(page)
    .getByRole('article')
    .evaluateAll((articles) => articles.map((article) => article.getAttribute('aria-label')));
  expect(order).toEqual(['Assistant', 'Your question', 'Assistant', 'Your question', 'Suggested command']);
});

test('an error replaces the answer, and the question can be sent again', async ({ page, mock }) => {
  await page.goto(UNTITLED_CONVERSATION);
  await sendMessage(page, 'please fail');
  await expect(log(page).getByRole('alert')).toContainText('An error has occurred.');
  await expect.poll(() => mock.world.assistant.openCount).toBe(0);
  await button(page, 'Ask again').click();
  await expect(log(page).getByRole('alert')).toHaveCount(2);
  await expect(button(page, 'Ask again')).toHaveCount(1);
  await sendMessage(page, 'hello');
  await expect(log(page)).toContainText('Glad to help');
  await expect(button(page, 'Ask again')).toBeHidden();
});

// docs/behaviour.md#assistant "The console reads the history again", "An answer that was stored by then"
test('an answer that was stored before the connection dropped is shown immediately', async ({ page, mock }) => {
  const { assistant, db } = mock.world;
  await page.goto(UNTITLED_CONVERSATION);
  assistant.hold(4);
  await sendMessage(page, 'explain');
  await expect(log(page)).toContainText('Step 1 of');
  const { messages = [] } = db.conversation.get(CONVERSATION_IDS.untitled) ?? {};
  const payload = '1. Step 1 of the long explanation describes in detail what to do and why. And the end.';
  db.conversation.update(CONVERSATION_IDS.untitled, {
    messages: [...messages, { type: 'CHAT_MESSAGE_ASSISTANT', created_time: '2026-11-20T12:00:00Z', payload }],
  });
  mock.world.cutStreams();
  await expect(log(page)).toContainText('And the end.');
  await expect(log(page).getByRole('alert')).toBeHidden();
  await expect(messagesBy(page, 'Assistant')).toHaveCount(2);
});

// docs/behaviour.md#assistant "The console resends nothing automatically"
test('a question that was not sent is sent again once', async ({ page, mock }) => {
  const { assistant } = mock.world;
  await page.goto(UNTITLED_CONVERSATION);
  await expect.poll(() => assistant.openCount).toBe(1);
  mock.world.streamFault = { refused: 403, message: 'access denied' };
  mock.world.cutStreams();
  await expect.poll(() => assistant.openCount).toBe(0);
  await sendMessage(page, 'hello');
  await expect(log(page).getByRole('alert')).toContainText(
    "The proxy refused the connection or couldn't be reached. Your message wasn't sent.",
  );
  mock.world.streamFault = undefined;
  await button(page, 'Send again').click();
  await expect(log(page)).toContainText('Glad to help');
  await expect(messagesBy(page, 'Your question')).toHaveCount(1);
  expect(assistant.questions).toEqual(['hello']);
});

test('a slow answer shows its progress for minutes', async ({ page, time, mock }) => {
  await page.goto(UNTITLED_CONVERSATION);
  await sendMessage(page, 'the slow one');
  await expect.poll(() => mock.world.assistant.questions.length).toBe(1);
  await time.pass('00:00:01');
  await expect(page.getByText('Reading the audit log')).toBeVisible();
  await time.pass('00:02:00');
  await expect(page.getByText('Compare sessions')).toBeVisible();
  await time.pass('00:02:00');
  await expect(log(page)).toContainText('Nothing unusual in the last hour.');
  await expect(page.getByText('Compare sessions')).toBeHidden();
});

// docs/behaviour.md#assistant "The console replaces a socket after eight", "If a socket has closed, the next"
// docs/behaviour.md#assistant "Messages that the history and the socket"
test('the socket is renewed every eight minutes without repeating messages', async ({ page, time, mock }) => {
  const { assistant } = mock.world;
  const thanks = log(page).getByText('Glad to help');
  await page.goto(DISK_CONVERSATION);
  // An answer shows that the page has opened its socket. Without it, the clock could advance during the opening.
  for (let count = 1; count <= 3; count += 1) {
    await sendMessage(page, 'hello');
    // Advance the clock only when the question has arrived, because the mock delays its answer from that time on.
    await expect.poll(() => assistant.questions.length).toBe(count);
    await time.pass('00:00:01');
    await expect(thanks).toHaveCount(count);
    expect([assistant.openedCount, assistant.openCount]).toEqual([count, 1]);
    await time.pass('00:07:45');
    expect(assistant.openedCount).toBe(count);
    await time.pass('00:00:15');
    await expect.poll(() => [assistant.openedCount, assistant.openCount]).toEqual([count + 1, 1]);
  }
  await expect(messagesBy(page, 'Your question')).toHaveCount(4);
});

// docs/behaviour.md#assistant "The console replaces a socket after eight", "If a socket has closed, the next"
test('an expiring socket stays open until its answer is complete', async ({ page, time, mock }) => {
  const { assistant } = mock.world;
  await page.goto(UNTITLED_CONVERSATION);
  await expect.poll(() => assistant.openCount).toBe(1);
  assistant.hold(0);
  await sendMessage(page, 'hello');
  await expect.poll(() => assistant.questions).toEqual(['hello']);
  await time.pass('00:08:30');
  await expect(log(page)).toHaveAttribute('aria-busy', 'true');
  expect(assistant.openedCount).toBe(1);
  assistant.release();
  await expect(log(page)).toContainText('Glad to help');
  await expect.poll(() => [assistant.openedCount, assistant.openCount]).toEqual([2, 1]);
});

// docs/behaviour.md#assistant "The console resends nothing automatically"
test('signing out in another tab closes the socket', { tag: '@gate' }, async ({ page, context, mock }) => {
  await page.goto(UNTITLED_CONVERSATION);
  await expect.poll(() => mock.world.assistant.openCount).toBe(1);
  const otherTab = await context.newPage();
  await otherTab.goto('/web/support');
  await otherTab.getByRole('button', { name: /alice/ }).click();
  await otherTab.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(() => mock.world.assistant.openCount).toBe(0);
  await expect(page).toHaveURL(/\/web\/login/);
});

// docs/behaviour.md#assistant "Messages that the history and the socket"
test('two tabs of a conversation show the same messages, each once', async ({ page, context }) => {
  await page.goto(UNTITLED_CONVERSATION);
  await expect(messagesBy(page, 'Assistant')).toHaveCount(1);
  const otherTab = await context.newPage();
  await otherTab.goto(UNTITLED_CONVERSATION);
  await sendMessage(otherTab, 'hello');
  await expect(log(otherTab)).toContainText('Glad to help');
  await page.bringToFront();
  await page.reload();
  await expect(log(page)).toContainText('Glad to help');
  await sendMessage(page, 'thanks');
  await expect(messagesBy(page, 'Your question')).toHaveCount(2);
  await expect(messagesBy(page, 'Assistant')).toHaveCount(3);
});

test('leaving a conversation closes its socket', async ({ page, mock }) => {
  await page.goto(DISK_CONVERSATION);
  await expect.poll(() => mock.world.assistant.openCount).toBe(1);
  await page.getByRole('link', { name: 'New Conversation' }).click();
  await expect(page).toHaveURL(UNTITLED_CONVERSATION);
  await expect.poll(() => [mock.world.assistant.openedCount, mock.world.assistant.openCount]).toEqual([2, 1]);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect.poll(() => mock.world.assistant.openCount).toBe(0);
});

test('unreadable messages are marked, and the answer follows', async ({ page }) => {
  await page.goto(UNTITLED_CONVERSATION);
  await sendMessage(page, 'broken');
  await expect(log(page)).toContainText('That was all.');
  await expect(log(page).getByText('Unreadable')).toHaveCount(3);
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');
});

// docs/behaviour.md#assistant "The output of a command is the first", "If there is no output, the page shows"
test('output of earlier commands comes from their recordings', async ({ page }) => {
  await page.goto(DISK_CONVERSATION);
  await expect(output(page, 'web-01')).toContainText('/dev/sda1 40G 38G');
  await expect(output(page, 'web-01')).not.toContainText('[1m');
  await expect(output(page, 'db-01')).toContainText('exit status 1');
  await expect(output(page, 'old-01')).toContainText(
    'There is no recording of this session. The command may not have run.',
  );
  await expect(messagesBy(page, 'Summary of the output')).toContainText('web-01 is almost full.');
  await output(page, 'web-01').getByRole('link', { name: 'Open recording' }).click();
  await expect(page).toHaveURL(/\/web\/cluster\/one.example.com\/session\//);
});

test.describe('with a proxy of the first 14.x releases', () => {
  test.use({ scenario: 'an assistant of the first 14.x' });

  test('answers arrive complete, and an empty question is not shown', async ({ page, mock }) => {
    await page.goto('/web/assist');
    await button(page, 'Start conversation').click();
    await expect(log(page)).toContainText('Hello!');
    await sendMessage(page, 'explain');
    await expect(log(page)).toContainText('Step 40 of the long explanation');
    await page.reload();
    await expect(log(page)).toContainText('Step 40 of the long explanation');
    await expect(log(page).getByRole('article')).toHaveCount(3);
    expect(mock.world.db.conversation.all().at(-1)?.messages[0]?.payload).toBe('');
  });
});

test.describe('with a rate limit', () => {
  test.use({ scenario: 'an assistant with a limit' });

  test('a refused question is reported, and the socket stays open', async ({ page, mock }) => {
    await page.goto(UNTITLED_CONVERSATION);
    await sendMessage(page, 'hello');
    await expect(log(page)).toContainText('Glad to help');
    await sendMessage(page, 'hello');
    await expect(log(page).getByRole('alert')).toContainText('You have reached the rate limit.');
    expect([mock.world.assistant.openedCount, mock.world.assistant.openCount]).toEqual([1, 1]);
    await expect(messageField(page)).toBeEditable();
  });
});

test('an interrupted answer keeps its first half, even without history', { tag: '@gate' }, async ({ page, mock }) => {
  await page.goto(UNTITLED_CONVERSATION);
  await expect.poll(() => mock.world.assistant.openCount).toBe(1);
  mock.world.fault(CONVERSATION_REQUEST, { status: 500, message: 'the backend is away' });
  await sendMessage(page, 'which ones are offline?');
  await expect(log(page).getByRole('alert')).toContainText("The connection was cut. The answer isn't complete.");
  await expect(page.getByText("Couldn't refresh this page.")).toBeVisible();
  await expect(log(page)).toContainText('The servers in question');
  mock.world.release(CONVERSATION_REQUEST);
  await button(page, 'Retry').click();
  await expect(page.getByText("Couldn't refresh this page.")).toBeHidden();
  await sendMessage(page, 'hello');
  await expect(log(page)).toContainText('Glad to help');
  await expect(log(page).getByRole('alert')).toBeHidden();
  expect(mock.world.assistant.openedCount).toBe(2);
});
