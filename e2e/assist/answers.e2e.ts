// What the assistant says, as it comes: in parts, with commands, with errors, slowly, and cut.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { TALKS } from '#fixtures/scenarios/assistant.ts';
import { ask, button, DISK, log, message, said, UNTITLED } from './assist-page.ts';

const ONE = 'GET /v1/webapi/assistant/conversations/{conversation}';

test.use({ scenario: 'an assistant' });

const output = (page: Page, server: string) => said(page, `Output on ${server}`);

test('an answer appears as it arrives, after its progress', { tag: '@gate' }, async ({ page, mock }) => {
  const { assistant } = mock.world;
  assistant.hold(1);
  await page.goto(UNTITLED);
  await ask(page, 'explain');
  await expect(said(page, 'Your question')).toHaveText(/explain/);
  await expect(page.getByText('Reading the documentation')).toBeVisible();
  await expect(log(page)).toHaveAttribute('aria-busy', 'true');
  assistant.release();
  assistant.hold(3);
  await expect(log(page)).toContainText('Step 1 of');
  await expect(page.getByText('Reading the documentation')).toBeHidden();
  assistant.release();
  await expect(log(page)).toContainText('Step 40 of the long explanation');
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');
  await expect(said(page, 'Assistant')).toHaveCount(2);
});

test('who reads further up is left there, and a button leads to the latest message', async ({ page, mock }) => {
  const { assistant } = mock.world;
  await page.goto(UNTITLED);
  await ask(page, 'explain');
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');
  await expect(log(page).getByText('Step 40 of')).toBeInViewport();
  assistant.hold(2);
  await ask(page, 'explain');
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
  await page.goto(UNTITLED);
  assistant.hold(6);
  await ask(page, 'explain');
  await expect(log(page)).toContainText('Step 1 of');
  await button(page, 'Stop answer').press('Enter');
  await expect(page.getByText('You stopped this answer.')).toBeVisible();
  await expect(button(page, 'Stop answer')).toBeHidden();
  await expect.poll(() => assistant.open).toBe(0);
  await expect(log(page)).toContainText('Step 1 of');
  assistant.release();
  await button(page, 'Ask again').click();
  await expect(log(page)).toContainText('Step 40 of the long explanation');
  await expect(said(page, 'Your question')).toHaveCount(2);
  expect(assistant.asked).toEqual(['explain', 'explain']);
});

// docs/behaviour.md#assistant "Questions are sent in order, including"
test('what is asked meanwhile waits for its turn, and its answer follows it', async ({ page, mock }) => {
  const { assistant } = mock.world;
  await page.goto(UNTITLED);
  assistant.hold(0);
  await ask(page, 'hello');
  await ask(page, 'memory');
  await expect(said(page, 'Your question')).toHaveCount(2);
  assistant.release();
  await expect(said(page, 'Suggested command')).toBeVisible();
  const order = await log(page)
    .getByRole('article')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(order).toEqual(['Assistant', 'Your question', 'Assistant', 'Your question', 'Suggested command']);
});

test('an error stands in its place, and the question is asked again', async ({ page, mock }) => {
  await page.goto(UNTITLED);
  await ask(page, 'please fail');
  await expect(log(page).getByRole('alert')).toContainText('An error has occurred.');
  await expect.poll(() => mock.world.assistant.open).toBe(0);
  await button(page, 'Ask again').click();
  await expect(log(page).getByRole('alert')).toHaveCount(2);
  await expect(button(page, 'Ask again')).toHaveCount(1);
  await ask(page, 'hello');
  await expect(log(page)).toContainText('You are welcome');
  await expect(button(page, 'Ask again')).toBeHidden();
});

// docs/behaviour.md#assistant "The console reads the history again", "An answer that was stored by then"
test('an answer that was stored although the line broke is there at once', async ({ page, mock }) => {
  const { assistant, db } = mock.world;
  await page.goto(UNTITLED);
  assistant.hold(4);
  await ask(page, 'explain');
  await expect(log(page)).toContainText('Step 1 of');
  const { messages = [] } = db.conversation.get(TALKS.untitled) ?? {};
  const payload = '1. Step 1 of the long explanation, which says in some detail what is done and why. And the end.';
  db.conversation.update(TALKS.untitled, {
    messages: [...messages, { type: 'CHAT_MESSAGE_ASSISTANT', created_time: '2026-11-20T12:00:00Z', payload }],
  });
  mock.world.cutStreams();
  await expect(log(page)).toContainText('And the end.');
  await expect(log(page).getByRole('alert')).toBeHidden();
  await expect(said(page, 'Assistant')).toHaveCount(2);
});

// docs/behaviour.md#assistant "The console resends nothing automatically"
test('a question that did not go out is sent again, once', async ({ page, mock }) => {
  const { assistant } = mock.world;
  await page.goto(UNTITLED);
  await expect.poll(() => assistant.open).toBe(1);
  mock.world.streamFault = { refused: 403, message: 'access denied' };
  mock.world.cutStreams();
  await expect.poll(() => assistant.open).toBe(0);
  await ask(page, 'hello');
  await expect(log(page).getByRole('alert')).toContainText(
    "The proxy refused the connection or couldn't be reached. Your message wasn't sent.",
  );
  mock.world.streamFault = undefined;
  await button(page, 'Send again').click();
  await expect(log(page)).toContainText('You are welcome');
  await expect(said(page, 'Your question')).toHaveCount(1);
  expect(assistant.asked).toEqual(['hello']);
});

test('a slow answer says what it is at, for minutes', async ({ page, time, mock }) => {
  await page.goto(UNTITLED);
  await ask(page, 'the slow one');
  await expect.poll(() => mock.world.assistant.asked.length).toBe(1);
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
test('the socket is renewed every eight minutes, and what was said stays once', async ({ page, time, mock }) => {
  const { assistant } = mock.world;
  const thanks = log(page).getByText('You are welcome');
  await page.goto(DISK);
  // An answer says that the page knows its socket to be open; without it the clock could run over the opening.
  for (let count = 1; count <= 3; count += 1) {
    await ask(page, 'hello');
    // What reaches the proxy after its clock went on would wait for it to go on again.
    await expect.poll(() => assistant.asked.length).toBe(count);
    await time.pass('00:00:01');
    await expect(thanks).toHaveCount(count);
    expect([assistant.opened, assistant.open]).toEqual([count, 1]);
    await time.pass('00:07:45');
    expect(assistant.opened).toBe(count);
    await time.pass('00:00:15');
    await expect.poll(() => [assistant.opened, assistant.open]).toEqual([count + 1, 1]);
  }
  await expect(said(page, 'Your question')).toHaveCount(4);
});

// docs/behaviour.md#assistant "The console replaces a socket after eight", "If a socket has closed, the next"
test('a socket whose time is over stays until its answer is complete', async ({ page, time, mock }) => {
  const { assistant } = mock.world;
  await page.goto(UNTITLED);
  await expect.poll(() => assistant.open).toBe(1);
  assistant.hold(0);
  await ask(page, 'hello');
  await expect.poll(() => assistant.asked).toEqual(['hello']);
  await time.pass('00:08:30');
  await expect(log(page)).toHaveAttribute('aria-busy', 'true');
  expect(assistant.opened).toBe(1);
  assistant.release();
  await expect(log(page)).toContainText('You are welcome');
  await expect.poll(() => [assistant.opened, assistant.open]).toEqual([2, 1]);
});

// docs/behaviour.md#assistant "The console resends nothing automatically"
test('signing out in another tab closes the socket', { tag: '@gate' }, async ({ page, context, mock }) => {
  await page.goto(UNTITLED);
  await expect.poll(() => mock.world.assistant.open).toBe(1);
  const other = await context.newPage();
  await other.goto('/web/support');
  await other.getByRole('button', { name: /alice/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(() => mock.world.assistant.open).toBe(0);
  await expect(page).toHaveURL(/\/web\/login/);
});

// docs/behaviour.md#assistant "Messages that the history and the socket"
test('two tabs of one conversation see the same, each thing once', async ({ page, context }) => {
  await page.goto(UNTITLED);
  await expect(said(page, 'Assistant')).toHaveCount(1);
  const other = await context.newPage();
  await other.goto(UNTITLED);
  await ask(other, 'hello');
  await expect(log(other)).toContainText('You are welcome');
  await page.bringToFront();
  await page.reload();
  await expect(log(page)).toContainText('You are welcome');
  await ask(page, 'thanks');
  await expect(said(page, 'Your question')).toHaveCount(2);
  await expect(said(page, 'Assistant')).toHaveCount(3);
});

test('the socket of a conversation that was left is closed', async ({ page, mock }) => {
  await page.goto(DISK);
  await expect.poll(() => mock.world.assistant.open).toBe(1);
  await page.getByRole('link', { name: 'New Conversation' }).click();
  await expect(page).toHaveURL(UNTITLED);
  await expect.poll(() => [mock.world.assistant.opened, mock.world.assistant.open]).toEqual([2, 1]);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect.poll(() => mock.world.assistant.open).toBe(0);
});

test('what cannot be read is shown as it came, and the answer follows', async ({ page }) => {
  await page.goto(UNTITLED);
  await ask(page, 'broken');
  await expect(log(page)).toContainText('That was all.');
  await expect(log(page).getByText('Unreadable')).toHaveCount(3);
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');
});

// docs/behaviour.md#assistant "The output of a command is the first", "If there is no output, the page shows"
test('output of commands that were run comes from their recordings', async ({ page }) => {
  await page.goto(DISK);
  await expect(output(page, 'web-01')).toContainText('/dev/sda1 40G 38G');
  await expect(output(page, 'web-01')).not.toContainText('[1m');
  await expect(output(page, 'db-01')).toContainText('exit status 1');
  await expect(output(page, 'old-01')).toContainText(
    'There is no recording of this session. The command may not have run.',
  );
  await expect(said(page, 'Summary of the output')).toContainText('web-01 is almost full.');
  await output(page, 'web-01').getByRole('link', { name: 'Open recording' }).click();
  await expect(page).toHaveURL(/\/web\/cluster\/one.example.com\/session\//);
});

test.describe('with the first servers of 14.x', () => {
  test.use({ scenario: 'an assistant of the first 14.x' });

  test('answers come whole, and an empty question is not shown', async ({ page, mock }) => {
    await page.goto('/web/assist');
    await button(page, 'Start conversation').click();
    await expect(log(page)).toContainText('Hello!');
    await ask(page, 'explain');
    await expect(log(page)).toContainText('Step 40 of the long explanation');
    await page.reload();
    await expect(log(page)).toContainText('Step 40 of the long explanation');
    await expect(log(page).getByRole('article')).toHaveCount(3);
    expect(mock.world.db.conversation.all().at(-1)?.messages[0]?.payload).toBe('');
  });
});

test.describe('with a limit', () => {
  test.use({ scenario: 'an assistant with a limit' });

  test('a refused question says so, and the socket stays', async ({ page, mock }) => {
    await page.goto(UNTITLED);
    await ask(page, 'hello');
    await expect(log(page)).toContainText('You are welcome');
    await ask(page, 'hello');
    await expect(log(page).getByRole('alert')).toContainText('You have reached the rate limit.');
    expect([mock.world.assistant.opened, mock.world.assistant.open]).toEqual([1, 1]);
    await expect(message(page)).toBeEditable();
  });
});

test('a cut answer keeps its half, even without its history', { tag: '@gate' }, async ({ page, mock }) => {
  await page.goto(UNTITLED);
  await expect.poll(() => mock.world.assistant.open).toBe(1);
  mock.world.fault(ONE, { status: 500, message: 'the backend is away' });
  await ask(page, 'which ones are offline?');
  await expect(log(page).getByRole('alert')).toContainText("The connection was cut. The answer isn't complete.");
  await expect(page.getByText("Couldn't refresh this page.")).toBeVisible();
  await expect(log(page)).toContainText('The servers in question');
  mock.world.release(ONE);
  await button(page, 'Retry').click();
  await expect(page.getByText("Couldn't refresh this page.")).toBeHidden();
  await ask(page, 'hello');
  await expect(log(page)).toContainText('You are welcome');
  await expect(log(page).getByRole('alert')).toBeHidden();
  expect(mock.world.assistant.opened).toBe(2);
});
