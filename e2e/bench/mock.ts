import { createProxy } from '#fixtures/proxy/proxy.ts';
import { openSession, sessionCookie } from '#fixtures/identity/web-sessions.ts';
import { budgets } from './budgets.ts';
import { median, type Measurement } from './measurement.ts';

const QUERIES = {
  'by hostname': 'sort=hostname:asc',
  'by a search word': 'sort=hostname:asc&search=web-0',
  'by a label': `sort=hostname:asc&query=${encodeURIComponent('labels["env"] == "production"')}`,
};

/** Measures a page of 100 out of 30,000 servers, requested from the mock without a network. */
export async function measureMockPages(): Promise<Measurement[]> {
  const { world, handle } = createProxy({ scenario: 'large' });
  const user = world.db.user.get('mira');
  if (!user) throw new Error('nobody is called mira in "large"');
  const session = openSession(world, user);
  const cookie = sessionCookie(world, session).split(';')[0] ?? '';
  const authorization = `Bearer ${session.bearer}`;
  const path = `/v1/webapi/sites/${world.settings.cluster}/nodes?limit=100`;
  const requestPage = async (query: string) => {
    const startedAt = performance.now();
    const headers = { cookie, authorization };
    const { status } = await handle({
      method: 'GET',
      url: `${path}&${query}`,
      headers,
      body: new Uint8Array(),
      ip: '::1',
    });
    if (status !== 200) throw new Error(`${query} was answered with ${status}`);
    return performance.now() - startedAt;
  };
  const measures: Measurement[] = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    const values: number[] = [];
    for (let run = 0; run < 60; run += 1) values.push(await requestPage(query));
    measures.push({ ...budgets.page, label: `${budgets.page.label}, ${name}`, value: median(values) });
  }
  return measures;
}
