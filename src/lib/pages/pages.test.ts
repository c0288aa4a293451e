import { expect, test } from 'vitest';
import { entryOf, pageNames } from './pages.ts';

// docs/behaviour.md#pages "Terminals, desktop sessions, the player", "Every other page has the navigation"
test('uses the window layout only for sessions, recordings, approvals and the launcher', () => {
  const windowPages = pageNames.filter((page) => entryOf(page).layout === 'window').toSorted();
  const terminals = ['console', 'consoleServers', 'databaseConsole', 'joinSession', 'podShell', 'terminal'];
  expect(windowPages).toEqual([...terminals, 'appLauncher', 'desktop', 'headless', 'player'].toSorted());
});
