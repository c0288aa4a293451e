// A session of the mock in which simulated users type. Users who join see the output as it happens.
import { expect, test } from '#e2e/harness/harness.ts';
import { connected, expectTerminalFocus, joinSession, terminalRow } from './join-session.ts';
import { sessionOn } from './session-list.ts';

test.use({ scenario: 'sessions of every kind' });

test('typing of other users appears key by key, and a peer types in between', async ({ page, time }) => {
  await joinSession(page, `${sessionOn('web-01')}?mode=peer`);
  await expect(connected(page)).toBeVisible();
  await expect(page.getByText('Participants: bob, carol, alice')).toBeVisible();
  await expect(terminalRow(page, /load average/)).toBeVisible();
  await time.pass('00:00:03');
  await expect(terminalRow(page, /~\$ cat \/sr$/)).toBeVisible();
  await expectTerminalFocus(page);
  await page.keyboard.type('X');
  await expect(terminalRow(page, /~\$ cat \/srX$/)).toBeVisible();
  await time.pass('00:00:06');
  await expect(terminalRow(page, 'cat: /srXv/api/release: No such file or directory')).toBeVisible();
});
