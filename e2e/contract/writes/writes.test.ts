import { describe, expect, test } from 'vitest';
import { createProxy, type Proxy } from '#fixtures/proxy/proxy.ts';
import { LABEL, leftBehind, sweep } from './left-behind.ts';
import { PREFIX } from './made.ts';
import { signIn } from '#e2e/contract/session.ts';
import { mockClient } from '#e2e/contract/test-client.ts';
import { testVisit } from '#e2e/contract/test-visit.ts';
import { Interrupted, type Visit } from '#e2e/contract/visit.ts';
import { namesIn } from './worlds.ts';
import { writes } from './writes.ts';

const SITE = '/v1/webapi/sites/one.example.com';

interface Started {
  proxy: Proxy;
  visit: Visit;
  calls: string[];
  interrupt: () => void;
}

/** A run of alice that has signed in; `called` hears of each call that follows, and may lose its answer. */
async function started(
  major: 14 | 18,
  called: (count: number, operation: string) => 'lost' | undefined = () => undefined,
): Promise<Started> {
  const proxy = createProxy({ scenario: 'two servers' });
  const { settings, db } = proxy.world;
  Object.assign(settings, { dialect: major, version: `${major}.0.0`, rateLimits: false, listsLateMs: 0 });
  settings.auth.second_factor = 'optional';
  for (const { user, device } of db.mfaDevice.all()) db.mfaDevice.delete(`${user}/${device.id}`);
  process.env['POSTERN_PASSWORD'] = db.user.get('alice')?.password ?? '';
  process.env['POSTERN_CODE'] = '';
  const calls: string[] = [];
  let isIn = false;
  const client = mockClient(proxy, (operation) => {
    if (!isIn) return undefined;
    calls.push(operation);
    return called(calls.length, operation);
  });
  const controller = new AbortController();
  const visit = testVisit({
    client,
    major,
    user: 'alice',
    secondFactor: 'optional',
    known: new Map([['cluster', 'one.example.com']]),
    signal: controller.signal,
  });
  await signIn(visit);
  isIn = true;
  return { proxy, visit, calls, interrupt: () => controller.abort() };
}

describe.each([14, 18] as const)('on %i.x', (major) => {
  test('everything that is made is removed, and every removal succeeds', async () => {
    const { proxy, visit, calls } = await started(major);
    const before = namesIn(proxy);
    await writes(visit);
    expect(namesIn(proxy)).toEqual(before);
    expect(calls.length).toBeGreaterThan(30);
    expect(visit.findings.filter(({ outcome }) => outcome.is === 'failed' || outcome.is === 'differs')).toEqual([]);
  });

  test('whatever call it is interrupted at, nothing is left', async () => {
    const whole = await started(major);
    await writes(whole.visit);
    for (let at = 1; at <= whole.calls.length; at += 1) {
      const run: Started = await started(major, (count) => {
        if (count === at) run.interrupt();
        return undefined;
      });
      const before = namesIn(run.proxy);
      // Who is interrupted at the last call may end well.
      const error: unknown = await writes(run.visit).catch((reason: unknown) => reason);
      const isInterrupted = error === undefined || error instanceof Interrupted;
      const named = run.calls[at - 1];
      expect([named, isInterrupted, namesIn(run.proxy)]).toEqual([named, true, before]);
    }
  }, 120_000);

  test.each([
    ['POST /v1/webapi/github', { status: 500, message: 'no' }],
    ['POST /v1/webapi/users', { cut: true }],
    ['PUT /v1/webapi/sites/{cluster}/locks', { status: 403, message: 'no' }],
  ] as const)('a failure of %s leaves nothing behind', async (operation, fault) => {
    const { proxy, visit } = await started(major);
    const before = namesIn(proxy);
    const lines: string[] = [];
    visit.log = (line) => void lines.push(line);
    proxy.world.fault(operation, fault);
    await writes(visit);
    expect([namesIn(proxy), lines]).toEqual([before, []]);
  });

  test('what cannot be removed is reported, and keeps nothing else', async () => {
    const { proxy, visit } = await started(major);
    const before = namesIn(proxy);
    const lines: string[] = [];
    visit.log = (line) => void lines.push(line);
    proxy.world.fault('DELETE /v1/webapi/users/{name}', { status: 504, message: 'no', times: 1 });
    await writes(visit);
    // The user stayed, and so the role that the user holds.
    expect(lines).toEqual([
      expect.stringMatching(/^could not remove user/),
      expect.stringMatching(/^could not remove role/),
    ]);
    expect(await sweep(visit.client, { site: SITE, major })).toHaveLength(2);
    expect(namesIn(proxy)).toEqual(before);
  });

  test.each(['POST /v1/webapi/roles', 'POST /v1/webapi/users', 'POST /v1/webapi/github'])(
    'what %s has made is removed, although its answer was lost',
    async (lost) => {
      const { proxy, visit } = await started(major, (_, operation) => (operation === lost ? 'lost' : undefined));
      const before = namesIn(proxy);
      await writes(visit);
      expect(namesIn(proxy)).toEqual(before);
    },
  );

  test('what an earlier run left goes before anything is made, and nothing that is not ours', async () => {
    const { proxy, visit } = await started(major);
    const { db } = proxy.world;
    const before = namesIn(proxy);
    const name = `${PREFIX}0a1b2c3d`;
    const role = { name, content: `kind: role\nmetadata:\n  name: ${name}\n`, spec: { allow: {} } };
    const lock = {
      name: 'l-1',
      message: `${name}: x`,
      expires: '',
      createdAt: '',
      createdBy: '',
      targets: { user: name },
    };
    db.role.create(role);
    const user = db.user.get('bob');
    if (user) db.user.create({ ...user, name, roles: [name] });
    db.githubConnector.create({ name, content: 'kind: github' });
    db.lock.create(lock);
    const awsoidc = { roleArn: 'arn:aws:iam::000000000000:role/x' };
    db.integration.create({ name, subKind: 'aws-oidc', awsoidc });
    const ours = await leftBehind(visit.client, { site: SITE, major });
    expect(ours.map(({ what }) => what)).toEqual([
      `lock l-1`,
      `integration ${name}`,
      `user ${name}`,
      `role ${name}`,
      `GitHub connector ${name}`,
    ]);
    // Much like ours, and not ours.
    const others = [`x-${PREFIX}1`, 'postern-contract'];
    for (const other of others) db.role.create({ ...role, name: other });
    db.integration.create({ name: 'postern-contract', subKind: 'aws-oidc', awsoidc });
    db.lock.create({ ...lock, name: 'l-2', targets: { user: 'bob' } });
    db.lock.create({ ...lock, name: 'l-3', targets: { user: name, role: 'ops' } });
    db.lock.create({ ...lock, name: 'l-4', message: 'left the company' });
    await writes(visit);
    for (const other of others) expect(db.role.delete(other)).toBeDefined();
    expect(db.integration.delete('postern-contract')).toBeDefined();
    for (const other of ['l-2', 'l-3', 'l-4']) expect(db.lock.delete(other)).toBeDefined();
    expect(namesIn(proxy)).toEqual(before);
  });
});

test('a join token of an earlier run is known by its label, and gone', async () => {
  const { proxy, visit } = await started(18);
  const { joinToken } = proxy.world.db;
  const token = (id: string, agentLabels: Record<string, string[]>) =>
    joinToken.create({
      token: { id, expiry: '2999-01-01T00:00:00Z', method: 'token' },
      roles: ['Db'],
      agentLabels,
    });
  token('0001', { [LABEL]: [`${PREFIX}0a1b2c3d`] });
  token('0002', { [LABEL]: ['somebody else'] });
  token('0003', { team: [`${PREFIX}0a1b2c3d`] });
  expect(await sweep(visit.client, { site: SITE, major: 18 })).toEqual([
    'removed join token ending in 0001, which an earlier run left',
  ]);
  expect(joinToken.all().map(({ token }) => token.id)).toEqual(['0002', '0003']);
});
