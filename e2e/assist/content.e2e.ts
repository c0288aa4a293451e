// The parts of an answer: Markdown, code, links, commands and access requests.
import { expect, test } from '#e2e/harness/harness.ts';
import { readLongestTask, recordLongTasks, resetLongestTask } from '#e2e/faults/long-tasks.ts';
import { sendMessage, button, DISK_CONVERSATION, log, messagesBy, UNTITLED_CONVERSATION } from './assist-page.ts';

test.use({ scenario: 'an assistant' });

// docs/behaviour.md#assistant "Pictures become links"
test('an answer is rendered as Markdown, and its code is highlighted and copied as is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const highlight = page.waitForRequest(/\/app\/highlight-/);
  await page.goto(UNTITLED_CONVERSATION);
  await sendMessage(page, 'every format');
  const answer = messagesBy(page, 'Assistant').last();
  await expect(answer.getByRole('table')).toContainText('web-01');
  await expect(answer.getByRole('columnheader', { name: 'Server' })).toBeVisible();
  await expect(answer.getByRole('listitem').first()).toHaveText('check its status');
  await expect(answer.getByRole('blockquote')).toHaveText('The service restarts without confirmation.');
  const link = answer.getByRole('link', { name: /^manual \(example.com\)/ });
  await expect(link).toHaveAttribute('href', 'https://example.com/manual');
  await expect(link).toHaveAttribute('rel', 'noreferrer');
  await expect(answer.getByRole('link', { name: /^A graph/ })).toBeVisible();
  await expect(answer.getByRole('img')).toHaveCount(0);
  await highlight;
  await expect(answer.getByText('sudo systemctl restart nginx')).toBeVisible();
  const code = answer.getByText('{"name": "web-01"');
  const colors = () =>
    code.evaluate(
      (element) => new Set([...element.querySelectorAll('span')].map((span) => getComputedStyle(span).color)).size,
    );
  await expect.poll(colors).toBeGreaterThan(2);
  await button(page, 'Copy code').first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '# Restart the web server\nsudo systemctl restart nginx && echo "done"',
  );
});

// docs/behaviour.md#assistant "Answers are Markdown, and the console", "Links lead only to http, https and mailto"
test('a hostile answer creates no scripts, pictures or requests', { tag: '@gate' }, async ({ page }) => {
  const requestedHosts: string[] = [];
  page.on('request', (request) => requestedHosts.push(new URL(request.url()).hostname));
  await page.goto(UNTITLED_CONVERSATION);
  await sendMessage(page, 'attack');
  await expect(log(page)).toContainText('<script>window.hacked = true</script>');
  await expect(log(page)).toContainText('<img src=x onerror="window.hacked = true">');
  await expect(log(page).getByRole('link')).toHaveCount(2);
  await expect(log(page)).toContainText('click and data');
  await expect(log(page).getByRole('img')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(new Set(requestedHosts)).toEqual(new Set(['localhost']));
});

// docs/behaviour.md#errors "Longer texts such as an answer of the assistant", "The page says how many characters"
test('a conversation with 500,000-character texts renders without a long task and can be copied in full', async ({
  page,
  context,
  mock,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const letters = 'x'.repeat(500_000);
  const payloads = [letters, `\`\`\`\n${'x '.repeat(45_000)}\n\`\`\``];
  const created_time = '2026-11-20T12:00:00Z';
  const messages = ['CHAT_MESSAGE_USER', 'CHAT_MESSAGE_ASSISTANT', 'CHAT_MESSAGE_ERROR'].flatMap((type) =>
    payloads.map((payload) => ({ type, created_time, payload })),
  );
  await page.goto('/web/assist');
  await page.evaluate(recordLongTasks);
  mock.world.fault('GET /v1/webapi/assistant/conversations/{conversation}', { text: JSON.stringify({ messages }) });
  await resetLongestTask(page);
  await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: 'New Conversation' }).click();
  await expect(log(page).getByText('Only the first 20,000 of 500,000 characters are shown.')).toHaveCount(3);
  await expect(log(page).getByText(/Only the first 20,000 of (?:89,999|90,0\d\d) characters are shown\./)).toHaveCount(
    3,
  );
  expect(await readLongestTask(page)).toBeLessThan(1000);
  await button(page, 'Copy whole text').first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(letters);
});

test('a suggested command can be edited, quotes labels, and says when no server matches', async ({ page }) => {
  await page.goto(DISK_CONVERSATION);
  const form = messagesBy(page, 'Suggested command');
  const query = form.getByLabel('Server query');
  await expect(query).toHaveValue('labels["env"] == "production"');
  await expect(query).toHaveAccessibleDescription('Servers that match: 1');
  await expect(form.getByLabel('Server login').getByRole('option')).toHaveText(['deploy', 'root']);
  await expect(form.getByLabel('Command')).toHaveValue('df -h /');
  await form.getByLabel('Command').fill('df -h /var');
  await query.fill('name == "no-such-server"');
  await expect(query).toHaveAccessibleDescription(/No server matches this query./);
  await query.fill('name ==');
  await expect(form.getByRole('alert')).toContainText('Proxy:');
  await form.getByRole('button', { name: 'Reset changes' }).click();
  await expect(query).toHaveValue('labels["env"] == "production"');
  await expect(form.getByLabel('Command')).toHaveValue('df -h /');
  await expect(form.getByRole('alert')).toBeHidden();
  await expect(form.getByRole('button', { name: 'Reset changes' })).toBeHidden();
  const latest = messagesBy(page, 'Suggested command').last();
  await sendMessage(page, 'quotes');
  await expect(latest.getByLabel('Server query')).toHaveValue(String.raw`labels["na\"me"] == "a\\b"`);
  await sendMessage(page, 'memory');
  await expect(messagesBy(page, 'Suggested command')).toHaveCount(3);
  await expect(latest.getByRole('alert')).toHaveText('No server matches this query.');
});

// docs/behaviour.md#assistant "Payloads about access requests appear"
test('an access request is shown as text with a note that the open API cannot create it', async ({ page }) => {
  await page.goto(UNTITLED_CONVERSATION);
  await sendMessage(page, 'access to the database');
  const request = messagesBy(page, 'Access request');
  await expect(request).toContainText('Investigate slow queries');
  await expect(request).toContainText("the proxy's open API has no way to do it");
  await sendMessage(page, 'pending requests');
  await expect(messagesBy(page, 'Access request').last()).toContainText('req-1');
  await page.reload();
  await expect(messagesBy(page, 'Access request')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the list and the conversation replace each other', async ({ page }) => {
    await page.goto('/web/assist');
    await page
      .getByRole('navigation', { name: 'Conversations' })
      .getByRole('link', { name: 'New Conversation' })
      .click();
    await expect(page.getByRole('navigation', { name: 'Conversations' })).toBeHidden();
    await sendMessage(page, 'every format');
    await expect(messagesBy(page, 'Assistant').last().getByRole('table')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'Conversations' }).click();
    await expect(page.getByRole('navigation', { name: 'Conversations' })).toBeVisible();
  });
});
