// Creates the mock proxies for the contract test, with the data that its operations need.
import { HEADLESS_ID, INVITE_ID } from '#fixtures/company/access/pending-requests.ts';
import { totpSecrets } from '#fixtures/company/access/mfa-devices.ts';
import type { OperationEntry, Operation } from '#fixtures/contract/operations.ts';
import { toIsoTime } from '#fixtures/encoding/time-source.ts';
import { createProxy, type Proxy } from '#fixtures/proxy/proxy.ts';
import { registry } from '#fixtures/contract/registry.gen.ts';
import { preferencesOf } from '#fixtures/handlers/identity/preferences.ts';
import { resolvers } from '#fixtures/proxy/resolvers.ts';
import { sessionsOf } from '#fixtures/sockets/session/recorded-sessions.ts';
import type { User } from '#fixtures/model/records.ts';
import { totpCodeAt } from '#fixtures/identity/totp.ts';
import { channels, type Channel } from '#e2e/contract/streams/channels.ts';
import { mayBeMissing } from '#e2e/contract/validation/check-response.ts';
import { isTerminalChannel, streamName } from '#e2e/contract/streams/streams.ts';

export const CONTRACT_USER = 'mira';
const RECOVERY_TOKEN = '5f1c0e7a9b3d4826a1f0c2e4d6b8901b';
const RECOVERY_START_TOKEN = '5f1c0e7a9b3d4826a1f0c2e4d6b8901c';

/** Known names that no list contains: tokens of personal links, and the ID of a headless request. */
export const LINK_TOKENS: [string, string][] = [
  ['tokenId', INVITE_ID],
  ['recoveryToken', RECOVERY_TOKEN],
  ['recoveryStart', RECOVERY_START_TOKEN],
  ['headless', HEADLESS_ID],
];

const ssoProvider = (type: 'github' | 'oidc' | 'saml') => ({
  name: `one-${type}`,
  type,
  url: `/v1/webapi/${type}/login/web?redirect_url=:redirect&connector_id=:providerName`,
});

const SAMPLE_NOTICE = { id: 'notice', title: 'Maintenance on Sunday', subKind: 'user-created-informational' };

/**
 * Creates a mock proxy that allows every sign-in method, with preferences, pins, a notification and recovery tokens of
 * the user who runs the contract test.
 */
export function createTestProxy(scenario: string): Proxy {
  const proxy = createProxy({ scenario });
  const { settings, db, time } = proxy.world;
  settings.rateLimits = false;
  // 14.x runs commands only if the cluster has the assistant.
  settings.assist = true;
  Object.assign(settings.auth, {
    second_factor: 'on',
    allowPasswordless: true,
    providers: [ssoProvider('github'), ssoProvider('oidc'), ssoProvider('saml')],
  });
  const expires = time.now() + 600_000;
  db.preferences.create({ user: CONTRACT_USER, chosen: { theme: 2, unifiedResourcePreferences: { defaultTab: 1 } } });
  db.pins.create({ user: CONTRACT_USER, cluster: settings.cluster, pinned: ['shop-eu/kube_cluster'] });
  db.notification.create({ item: { ...SAMPLE_NOTICE, created: toIsoTime(time.now()), clicked: false, labels: null } });
  db.userToken.create({ id: RECOVERY_TOKEN, kind: 'recovery-approved', user: CONTRACT_USER, expires });
  db.userToken.create({ id: RECOVERY_START_TOKEN, kind: 'recovery-start', user: CONTRACT_USER, expires });
  return proxy;
}

/** The password and current one-time code of the user who runs the contract test. */
export async function credentialsIn({ world: { db, time } }: Proxy): Promise<{ password: string; code: string }> {
  const user: User | undefined = db.user.get(CONTRACT_USER);
  return { password: user?.password ?? '', code: totpCodeAt(totpSecrets[CONTRACT_USER] ?? '', time.now()) };
}

/** The finding names of all operations and streams that the mock of this version supports. */
export function mockedFindingNames(major: 14 | 18): string[] {
  const isSupportedOperation = (name: string) => !mayBeMissing(registry[name as Operation] as OperationEntry, major);
  const isSupportedChannel = (channel: Channel) => !mayBeMissing(channel, major);
  const streamNames = channels.flatMap((channel) =>
    isSupportedChannel(channel)
      ? [streamName(channel), ...(isTerminalChannel(channel) ? [`${streamName(channel)}, joined`] : [])]
      : [],
  );
  return [...Object.keys(resolvers).filter(isSupportedOperation), ...streamNames];
}

/** The data that a run can change: settings, preferences, the names of resources, and the files in /tmp. */
export function stateSnapshot({ world }: Proxy): unknown {
  const { db, settings } = world;
  return [
    [settings.auth.authType, settings.auth.defaultConnectorName ?? ''],
    db.user.all().map(({ name }) => preferencesOf(world, name)),
    db.user.all().map(({ name }) => name),
    db.role.all().map(({ name }) => name),
    db.bot.all().map(({ metadata }) => metadata.name),
    db.lock.all().map(({ name }) => name),
    db.githubConnector.all().map(({ name }) => name),
    db.integration.all().map(({ name }) => name),
    db.trustedCluster.all().map(({ name }) => name),
    db.joinToken.all().map(({ token }) => token.id),
    db.server
      .all()
      .flatMap(({ item }) => [...sessionsOf(world).machineOf(item).files.folder('/tmp', 'root').entries.keys()]),
  ];
}
