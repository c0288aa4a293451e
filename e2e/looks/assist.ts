// The assistant: the list, what is asked about one of it, and what a conversation holds.
import { ask, ASSIST, button, choose, dialog, DISK, log, said, UNTITLED } from '#e2e/assist/assist-page.ts';
import { agree, summary } from '#e2e/command-run/run-page.ts';
import { expect } from '#e2e/harness/harness.ts';
import { TALKS } from '#fixtures/scenarios/assistant.ts';
import { at, type Look, type RouteLooks, type Stage } from './look.ts';

const SOME = 'an assistant';

async function talking({ page, look }: Stage): Promise<void> {
  await page.goto(DISK);
  await expect(said(page, 'Output on old-01')).toContainText('There is no recording');
  await expect(said(page, 'Output on web-01')).toContainText('40G');
  await look('a command and its output');
  await page.goto(UNTITLED);
  await ask(page, 'every format');
  await expect(log(page).getByRole('table')).toBeVisible();
  await look('every form of an answer');
  await ask(page, 'access to the database');
  await ask(page, 'broken');
  await ask(page, 'please fail');
  await expect(button(page, 'Ask again')).toBeVisible();
}

/** The dialogs of a conversation, and one whose answer is pending. */
async function renameDeleteAndWait({ page, mock, look }: Stage): Promise<void> {
  await page.goto(`${ASSIST}?search=disk`);
  await choose(page, 'Disk space in production', 'Rename conversation');
  await dialog(page).getByLabel('Title').fill('');
  await dialog(page).getByRole('button', { name: 'Rename conversation' }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await look('a title that is missing');
  await page.keyboard.press('Escape');
  await choose(page, 'Disk space in production', 'Delete conversation');
  await expect(dialog(page)).toBeVisible();
  await look('the question before a conversation is deleted');
  mock.world.assistant.hold(1);
  await page.goto(UNTITLED);
  await ask(page, 'explain');
  await expect(button(page, 'Stop answer')).toBeVisible();
}

async function running({ page, look }: Stage): Promise<void> {
  await page.goto(UNTITLED);
  await ask(page, 'memory');
  await expect(said(page, 'Suggested command').getByRole('alert')).toBeVisible();
  await look('a command that no server runs');
  await ask(page, 'uptime');
  await expect(said(page, 'Suggested command')).toHaveCount(2);
  await said(page, 'Suggested command').last().getByRole('button', { name: 'Run command' }).click();
  await expect(button(page, 'Review servers')).toBeVisible();
  await look('what and as whom');
  await button(page, 'Review servers').click();
  await agree(page);
  await expect(summary(page, /2 succeeded/)).toBeVisible();
}

async function hinted({ page }: Stage): Promise<void> {
  await page.goto('/web/support');
  await expect(button(page, 'Dismiss hint')).toBeVisible();
}

/** On another page than its own. */
export const HINT_LOOKS: Look[] = [{ says: 'the hint about Assist', scenario: SOME, go: hinted }];

export const ASSIST_LOOKS: RouteLooks = [
  {
    says: 'what is asked about a conversation, and a pending answer',
    gate: true,
    scenario: SOME,
    go: renameDeleteAndWait,
  },
  { says: 'a conversation', scenario: SOME, go: talking },
  { says: 'a suggested command that is run', scenario: SOME, go: running },
  { says: 'none', scenario: 'an assistant, nothing said', go: at(ASSIST, /^No conversations/) },
  { says: 'odd ones', scenario: 'an odd conversation', go: at(`${ASSIST}/${TALKS.odd}`, /Assistant/) },
  { says: 'a list that fails', scenario: 'conversations failing', go: at(ASSIST, /^Couldn't load/) },
  { says: 'none in this cluster', go: at(ASSIST, /available/) },
  { says: 'no permission', scenario: SOME, as: 'bob', go: at(ASSIST, /permission/) },
];
