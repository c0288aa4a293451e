import { describe, expect, test } from 'vitest';
import { createProxy, type Proxy } from '#fixtures/proxy/proxy.ts';
import { OWNER_LABEL, findLeftovers, removeLeftovers } from './leftovers.ts';
import { CONTRACT_PREFIX } from './cleanup.ts';
import { signIn } from '#e2e/contract/session.ts';
import { mockClient } from '#e2e/contract/mock-client.ts';
import { testVisit } from '#e2e/contract/test-visit.ts';
import { Interrupted, type Visit } from '#e2e/contract/visit.ts';
import { stateSnapshot } from './test-proxies.ts';
import { checkWrites } from './writes.ts';

const SITE_PATH = '/v1/webapi/sites/one.example.com';

interface StartedRun {
  proxy: Proxy;
  visit: Visit;
  calls: string[];
  interrupt: () => void;
}

/** Prepares a run and signs alice in. `onCall` is called before each later call and can drop its response. */
async function startRun(
  major: 14 | 18,
  onCall: (count: number, operation: string) => 'lost' | undefined = () => undefined,
): Promise<StartedRun> {
  const proxy = createProxy({ scenario: 'two servers' });
  const { settings, db } = proxy.world;
  Object.assign(settings, { dialect: major, version: `${major}.0.0`, rateLimits: false, listDelayMs: 0 });
  settings.auth.second_factor = 'optional';
  for (const { user, device } of db.mfaDevice.all()) db.mfaDevice.delete(`${user}/${device.id}`);
  process.env['POSTERN_PASSWORD'] = db.user.get('alice')?.password ?? '';
  process.env['POSTERN_CODE'] = '';
  const calls: string[] = [];
  let isSignedIn = false;
  const client = mockClient(proxy, (operation) => {
    if (!isSignedIn) return undefined;
    calls.push(operation);
    return onCall(calls.length, operation);
  });
  const controller = new AbortController();
  const visit = testVisit({
    client,
    major,
    user: 'alice',
    secondFactor: 'optional',
    knownNames: new Map([['cluster', 'one.example.com']]),
    signal: controller.signal,
  });
  await signIn(visit);
  isSignedIn = true;
  return { proxy, visit, calls, interrupt: () => controller.abort() };
}

describe.each([14, 18] as const)('on %i.x', (major) => {
  test('a run removes everything that it created, and no operation fails', async () => {
    const { proxy, visit, calls } = await startRun(major);
    const stateBefore = stateSnapshot(proxy);
    await checkWrites(visit);
    expect(stateSnapshot(proxy)).toEqual(stateBefore);
    expect(calls.length).toBeGreaterThan(30);
    expect(visit.findings.filter(({ result }) => result.result === 'failed' || result.result === 'differs')).toEqual(
      [],
    );
  });

  test('an interruption at any call leaves nothing behind', async () => {
    const completeRun = await startRun(major);
    await checkWrites(completeRun.visit);
    for (let interruptedCall = 1; interruptedCall <= completeRun.calls.length; interruptedCall += 1) {
      const run: StartedRun = await startRun(major, (count) => {
        if (count === interruptedCall) run.interrupt();
        return undefined;
      });
      const stateBefore = stateSnapshot(run.proxy);
      // A run that is interrupted at its last call may finish normally.
      const error: unknown = await checkWrites(run.visit).catch((reason: unknown) => reason);
      const isInterrupted = error === undefined || error instanceof Interrupted;
      const operation = run.calls[interruptedCall - 1];
      expect([operation, isInterrupted, stateSnapshot(run.proxy)]).toEqual([operation, true, stateBefore]);
    }
  }, 120_000);

  test.each([
    ['POST /v1/webapi/github', { status: 500, message: 'no' }],
    ['POST /v1/webapi/users', { cut: true }],
    ['PUT /v1/webapi/sites/{cluster}/locks', { status: 403, message: 'no' }],
  ] as const)('a failure of %s leaves nothing behind', async (operation, fault) => {
    const { proxy, visit } = await startRun(major);
    const stateBefore = stateSnapshot(proxy);
    const lines: string[] = [];
    visit.log = (line) => void lines.push(line);
    proxy.world.fault(operation, fault);
    await checkWrites(visit);
    expect([stateSnapshot(proxy), lines]).toEqual([stateBefore, []]);
  });

  test('a resource that cannot be removed is reported, and the next run removes it', async () => {
    const { proxy, visit } = await startRun(major);
    const stateBefore = stateSnapshot(proxy);
    const lines: string[] = [];
    visit.log = (line) => void lines.push(line);
    proxy.world.fault('DELETE /v1/webapi/users/{name}', { status: 504, message: 'no', times: 1 });
    await checkWrites(visit);
    // The proxy does not delete a role that a user still has.
    expect(lines).toEqual([
      expect.stringMatching(/^could not remove user/),
      expect.stringMatching(/^could not remove role/),
    ]);
    expect(await removeLeftovers(visit.client, { site: SITE_PATH, major })).toHaveLength(2);
    expect(stateSnapshot(proxy)).toEqual(stateBefore);
  });

  test.each(['POST /v1/webapi/roles', 'POST /v1/webapi/users', 'POST /v1/webapi/github'])(
    'the resource of %s is removed even if the response was lost',
    async (lostOperation) => {
      const { proxy, visit } = await startRun(major, (_, operation) =>
        operation === lostOperation ? 'lost' : undefined,
      );
      const stateBefore = stateSnapshot(proxy);
      await checkWrites(visit);
      expect(stateSnapshot(proxy)).toEqual(stateBefore);
    },
  );

  test('a run removes leftovers of an earlier run, but no similar resources', async () => {
    const { proxy, visit } = await startRun(major);
    const { db } = proxy.world;
    const stateBefore = stateSnapshot(proxy);
    const name = `${CONTRACT_PREFIX}0a1b2c3d`;
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
    const leftovers = await findLeftovers(visit.client, { site: SITE_PATH, major });
    expect(leftovers.map(({ label }) => label)).toEqual([
      `lock l-1`,
      `integration ${name}`,
      `user ${name}`,
      `role ${name}`,
      `GitHub connector ${name}`,
    ]);
    // Similar resources that the contract test did not create.
    const otherNames = [`x-${CONTRACT_PREFIX}1`, 'postern-contract'];
    for (const otherName of otherNames) db.role.create({ ...role, name: otherName });
    db.integration.create({ name: 'postern-contract', subKind: 'aws-oidc', awsoidc });
    db.lock.create({ ...lock, name: 'l-2', targets: { user: 'bob' } });
    db.lock.create({ ...lock, name: 'l-3', targets: { user: name, role: 'ops' } });
    db.lock.create({ ...lock, name: 'l-4', message: 'left the company' });
    await checkWrites(visit);
    for (const otherName of otherNames) expect(db.role.delete(otherName)).toBeDefined();
    expect(db.integration.delete('postern-contract')).toBeDefined();
    for (const otherName of ['l-2', 'l-3', 'l-4']) expect(db.lock.delete(otherName)).toBeDefined();
    expect(stateSnapshot(proxy)).toEqual(stateBefore);
  });
});

test('a join token of an earlier run is found by its label and removed', async () => {
  const { proxy, visit } = await startRun(18);
  const { joinToken } = proxy.world.db;
  const createToken = (id: string, agentLabels: Record<string, string[]>) =>
    joinToken.create({
      token: { id, expiry: '2999-01-01T00:00:00Z', method: 'token' },
      roles: ['Db'],
      agentLabels,
    });
  createToken('0001', { [OWNER_LABEL]: [`${CONTRACT_PREFIX}0a1b2c3d`] });
  createToken('0002', { [OWNER_LABEL]: ['somebody else'] });
  createToken('0003', { team: [`${CONTRACT_PREFIX}0a1b2c3d`] });
  expect(await removeLeftovers(visit.client, { site: SITE_PATH, major: 18 })).toEqual([
    'removed join token ending in 0001, which an earlier run left',
  ]);
  expect(joinToken.all().map(({ token }) => token.id)).toEqual(['0002', '0003']);
});
