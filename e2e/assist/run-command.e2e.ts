// A suggested command runs on the servers that match its query, and the conversation contains the output.
import type { Page } from '@playwright/test';
import { confirmRun, confirmDialog, outputPanel, summaryText } from '#e2e/command-run/run-page.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { CONVERSATION_IDS } from '#fixtures/scenarios/assistant.ts';
import { sendMessage, ASSIST_PATH, button, dialog, log, messagesBy, UNTITLED_CONVERSATION } from './assist-page.ts';

const LIST_SERVERS = 'GET /v1/webapi/sites/{cluster}/nodes';

const suggestion = (page: Page) => messagesBy(page, 'Suggested command').last();
const runButton = (page: Page) => suggestion(page).getByRole('button', { name: 'Run command' });
const runHeading = (page: Page) => page.getByRole('heading', { name: 'Run command', level: 2 });
const command = (page: Page) => page.getByRole('textbox', { name: 'Command', exact: true });

/** The parameters of each socket that runs a command. */
function recordExecutions(page: Page): Record<string, string>[] {
  const executions: Record<string, string>[] = [];
  page.on('websocket', (socket) => {
    const { pathname, searchParams } = new URL(socket.url());
    if (pathname.endsWith('/execute'))
      executions.push(JSON.parse(searchParams.get('params') ?? '') as Record<string, string>);
  });
  return executions;
}

async function openSuggestion(page: Page, question = 'uptime'): Promise<void> {
  await page.goto(UNTITLED_CONVERSATION);
  await sendMessage(page, question);
  await expect(suggestion(page)).toBeVisible();
}

test.describe('two servers, one of them production', () => {
  test.use({ scenario: 'an assistant' });

  // docs/behaviour.md#assistant "A suggested command runs in the same"
  // docs/behaviour.md#assistant "Going back loads the history again"
  test('a suggested command runs after confirmation and shows its output', { tag: '@gate' }, async ({ page, mock }) => {
    const executions = recordExecutions(page);
    await openSuggestion(page);
    await runButton(page).press('Enter');
    await expect(runHeading(page)).toBeVisible();
    await expect(page.getByText('2 servers selected')).toBeVisible();
    await expect(log(page)).toBeHidden();
    await expect(page).toHaveURL(UNTITLED_CONVERSATION);
    await button(page, 'Review servers').click();
    await expect(confirmDialog(page)).toContainText('Runs as deploy:uptime');
    await expect(confirmDialog(page).getByRole('listitem')).toHaveText(['db-01staging', 'web-01production']);
    await confirmDialog(page).getByRole('button', { name: 'Run on 2 servers' }).click();
    await expect(confirmDialog(page)).toHaveAccessibleName('Run on 1 production server?');
    expect(executions).toEqual([]);
    await button(page, 'Run in production').click();
    await expect(summaryText(page, '2 succeeded, 0 failed, 0 running')).toBeVisible();
    expect(executions).toMatchObject([
      { conversation_id: CONVERSATION_IDS.untitled },
      { conversation_id: CONVERSATION_IDS.untitled },
    ]);
    expect([mock.world.assistant.openedCount, mock.world.assistant.openCount]).toEqual([1, 1]);
    await button(page, 'Back to conversation').click();
    await expect(messagesBy(page, 'Output on web-01')).toContainText('load average');
    await expect(messagesBy(page, 'Output on db-01')).toContainText('load average');
    await expect(messagesBy(page, 'Summary of the output').first()).toContainText(/Ran on (web|db)-01/);
    await expect(runHeading(page)).toBeHidden();
    await expect(runButton(page)).toBeFocused();
    await sendMessage(page, 'thanks');
    await expect(log(page)).toContainText('Glad to help');
    expect([mock.world.assistant.openedCount, mock.world.assistant.openCount]).toEqual([1, 1]);
  });

  // docs/behaviour.md#assistant "The user can change the login and the command",
  // "No address contains them, and a reload"
  test('an edited command runs as edited and can be edited again', async ({ page }) => {
    const executions = recordExecutions(page);
    await openSuggestion(page);
    await suggestion(page).getByLabel('Server query').fill('name == "db-01"');
    await suggestion(page).getByLabel('Server login').selectOption('root');
    await suggestion(page).getByLabel('Command').fill('who');
    await runButton(page).click();
    await expect(page.getByText('1 server selected')).toBeVisible();
    await expect(page.getByLabel('Login on all servers')).toHaveValue('root');
    await expect(command(page)).toHaveValue('who');
    await command(page).fill('whoami');
    await button(page, 'Review servers').click();
    await confirmRun(page);
    await expect(outputPanel(page, 'db-01').getByRole('region')).toHaveText('root');
    await expect(summaryText(page, '1 succeeded, 0 failed, 0 running')).toBeVisible();
    expect(executions).toMatchObject([
      { command: 'whoami', login: 'root', query: 'resource.metadata.name == "id-of-db-01"' },
    ]);
    await page.goBack();
    await expect(messagesBy(page, 'Output on db-01')).toContainText('root');
    await expect(suggestion(page).getByLabel('Command')).toHaveValue('who');
    await page.goForward();
    await expect(runHeading(page)).toBeVisible();
    await page.reload();
    await expect(messagesBy(page, 'Output on db-01')).toContainText('root');
    await expect(runHeading(page)).toBeHidden();
  });

  // docs/behaviour.md#assistant "The command can't run while no server"
  test('a command that cannot run yet says why', async ({ page, mock }) => {
    await openSuggestion(page, 'memory');
    await expect(runButton(page)).toHaveAccessibleDescription('No server matches this query.');
    await runButton(page).press('Enter');
    await expect(runHeading(page)).toBeHidden();
    const query = suggestion(page).getByLabel('Server query');
    await query.fill(' ');
    await expect(runButton(page)).toHaveAccessibleDescription('Enter a query to find servers.');
    const items = ['a', 'b'].map((id) => ({ id, hostname: id, tags: [], sshLogins: [id] }));
    mock.world.fault(LIST_SERVERS, { text: JSON.stringify({ items, startKey: '', totalCount: 0 }) });
    await query.fill('name == "a" || name == "b"');
    await expect(runButton(page)).toHaveAccessibleDescription('No login works on all of these servers.');
    mock.world.fault(LIST_SERVERS, { held: true });
    await query.fill('name == "db-01"');
    await expect(runButton(page)).toHaveAccessibleDescription('Wait until the servers are found.');
    mock.world.release(LIST_SERVERS);
    await expect(runButton(page)).not.toHaveAccessibleDescription(/./);
    mock.world.assistant.hold(0);
    await sendMessage(page, 'explain');
    await expect(runButton(page)).toHaveAccessibleDescription('Wait until the answer is complete, or stop it.');
    mock.world.assistant.release();
    await expect(log(page)).toContainText('Step 40 of');
    await expect(runButton(page)).not.toHaveAccessibleDescription(/./);
  });
});

async function startSuggestedCommand(page: Page, query: string): Promise<void> {
  await page.goto(ASSIST_PATH);
  await button(page, 'Start conversation').click();
  await sendMessage(page, 'uptime');
  await suggestion(page).getByLabel('Server query').fill(query);
  await expect(suggestion(page)).toContainText(/match/);
  await runButton(page).click();
}

test.describe('with more than 100 matching servers', () => {
  test.use({ scenario: 'commands on two hundred servers' });

  // docs/behaviour.md#assistant "It runs on the first 100 servers", "If there are more servers, the page"
  test('the page selects the first 100 servers and says that more match', async ({ page }) => {
    await startSuggestedCommand(page, 'search("web")');
    await expect(page.getByText('100 servers selected')).toBeVisible();
    await button(page, 'Review servers').click();
    await expect(confirmDialog(page)).toHaveAccessibleName('Run on 100 servers?');
    await expect(confirmDialog(page).getByRole('listitem')).toHaveCount(100);
    await page.keyboard.press('Escape');
    await button(page, 'Back to conversation').click();
    await expect(suggestion(page)).toContainText(
      'More than 100 servers match. The command runs on the first 100 only.',
    );
  });
});

test.describe('a command that never ends', () => {
  test.use({ scenario: 'commands that never end' });

  test('going back asks for confirmation, and the conversation is still there', async ({ page, mock }) => {
    await startSuggestedCommand(page, 'search("tail")');
    await button(page, 'Review servers').click();
    await confirmRun(page);
    await expect(summaryText(page, /3 running/)).toBeVisible();
    await button(page, 'Back to conversation').click();
    await dialog(page).getByRole('button', { name: 'Stay' }).click();
    await expect(summaryText(page, /3 running/)).toBeVisible();
    await page.goBack();
    await dialog(page).getByRole('button', { name: 'Leave' }).click();
    await expect(log(page)).toBeVisible();
    await sendMessage(page, 'thanks');
    await expect(log(page)).toContainText('Glad to help');
    expect([mock.world.assistant.openedCount, mock.world.assistant.openCount]).toEqual([1, 1]);
  });
});
