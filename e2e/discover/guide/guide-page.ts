// Locators and steps that the tests of all guides share.
import { expect, type Page } from '@playwright/test';
import type { SavedRun } from '#domain/enrollment/saved-run.ts';
import { joinMachine, type MachineKind } from '#fixtures/model/enrollment.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';

export const DISCOVER_PATH = '/web/discover';
export const DEBIAN_GUIDE = `${DISCOVER_PATH}?add=debian`;
export const KUBERNETES_GUIDE = `${DISCOVER_PATH}?add=kubernetes`;
export const CREATE_TOKEN = 'POST /v1/webapi/token';
export const LIST_SERVERS = 'GET /v1/webapi/sites/{cluster}/nodes';
export const UPDATE_USER = 'PUT /v1/webapi/users';
export const BACKEND_AWAY = { status: 500, message: 'the backend is away' };

export const stepHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const mainRegion = (page: Page) => page.getByRole('main');
export const installCommand = (page: Page) => mainRegion(page).getByRole('code').filter({ hasText: 'curl' });
export const loginsField = (page: Page) => page.getByRole('textbox', { name: 'Logins' });
export const testResult = (page: Page) => page.getByRole('region', { name: 'Test result' });
export const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave this guide?' });

export const lastToken = (mock: Proxy) => {
  const joinToken = mock.world.db.joinToken.all().at(-1);
  if (!joinToken) throw new Error('there is no join token');
  return joinToken.token;
};

/** Adds the resource as if the last install command had been run. Returns its name. */
export function joinAgent(mock: Proxy, kind: MachineKind = 'node'): string {
  const [name] = joinMachine(mock.world, lastToken(mock).id, kind);
  if (name === undefined) throw new Error('nothing joined');
  return name;
}

interface DiscoverEvent {
  event: string;
  eventData: {
    id: string;
    resource?: string;
    stepStatus: string;
    stepStatusError?: string;
    autoDiscoverResourcesCount?: number;
  };
}

/** Records the usage events that the proxy receives from now on. */
export function recordDiscoverEvents(mock: Proxy): DiscoverEvent[] {
  const events: DiscoverEvent[] = [];
  const { handle } = mock;
  mock.handle = (call) => {
    if (call.url.endsWith('/webapi/capture'))
      events.push(JSON.parse(new TextDecoder().decode(call.body)) as DiscoverEvent);
    return handle.call(mock, call);
  };
  return events;
}

/** The events with their status, such as `deployService SUCCESS`. */
export const summarizeEvents = (events: readonly DiscoverEvent[]): string[] =>
  events.map(
    ({ event, eventData }) =>
      `${event.replace('tp.ui.discover.', '')} ${eventData.stepStatus.replace('DISCOVER_STATUS_', '')}`,
  );

/** The first error message in the events. */
export const stepErrorIn = (events: readonly DiscoverEvent[]): string | undefined =>
  events.map(({ eventData }) => eventData.stepStatusError).find((error) => error !== undefined);

/** The events of a completed guide that has only the steps that all guides have. */
export const COMPLETED_GUIDE_EVENTS = [
  'started SUCCESS',
  'resourceSelection SUCCESS',
  'deployService SUCCESS',
  'principals.configure SUCCESS',
  'testConnection SUCCESS',
  'completed SUCCESS',
];

/** Expects these events in any order, because requests can arrive in a different order. */
export const expectEvents = (events: readonly DiscoverEvent[], expected: readonly string[]): Promise<void> =>
  expect.poll(() => summarizeEvents(events).toSorted()).toEqual(expected.toSorted());

/** Stores the progress of an earlier visit, once per tab. */
export const storeSavedRun = (page: Page, run: SavedRun, user = 'alice') =>
  page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem(key) === null) localStorage.setItem(key, text);
      sessionStorage.setItem(key, 'once');
    },
    [`postern-settings:${user}:enrollment`, JSON.stringify(run)] as const,
  );

/** Opens the connection test for web-01, by storing the progress of an earlier visit. */
export async function openTestStep(page: Page): Promise<void> {
  await storeSavedRun(page, {
    card: 'debian',
    stepIndex: 2,
    found: { id: 'web-01', name: 'web-01', grants: { logins: ['root'] } },
  });
  await page.goto(DEBIAN_GUIDE);
  await expect(stepHeading(page, 'Test the connection')).toBeVisible();
}
