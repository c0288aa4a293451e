import { describe, expect, test } from 'vitest';
import type { Acl } from '#api/identity/user-context.ts';
import { desktopPermissionsOf, featuresOf, lockedFeatures, type Feature } from './access.ts';

const minimalContext = { config: { isDashboard: false }, isAssistEnabled: false, listsTokens: false, listsBots: false };
const fullContext = { config: { isDashboard: true }, isAssistEnabled: true, listsTokens: true, listsBots: true };

const grantedFeatures = (acl: Acl | undefined, context = minimalContext) =>
  Object.entries(featuresOf({ acl, ...context }))
    .filter(([, isGranted]) => isGranted)
    .map(([feature]) => feature)
    .toSorted();

/** Sets of permissions, and the features that each set grants in `minimalContext`. */
const permissionTable: [acl: Acl, features: Feature[]][] = [
  [{ nodes: { list: true } }, ['discover', 'queryAgents', 'servers']],
  [{ nodes: { read: true, edit: true, create: true, remove: true } }, []],
  [{ appServers: { list: true } }, ['apps']],
  [{ appServers: { list: true, read: true } }, ['apps', 'discover', 'queryAgents']],
  [{ appServers: { read: true } }, []],
  [{ kubeServers: { list: true } }, ['kubeClusters']],
  [{ kubeServers: { list: true, read: true } }, ['discover', 'kubeClusters', 'queryAgents']],
  [{ kubeServers: { read: true } }, []],
  [{ dbServers: { list: true } }, ['databases']],
  [{ dbServers: { list: true, read: true } }, ['databases', 'discover', 'queryAgents']],
  [{ dbServers: { read: true } }, []],
  [{ db: { list: true, read: true, edit: true, create: true, remove: true } }, []],
  [{ desktops: { list: true } }, ['desktops']],
  [{ desktops: { list: true, read: true } }, ['desktops', 'discover', 'queryAgents']],
  [{ desktops: { read: true } }, []],
  [{ appServers: { list: true }, dbServers: { read: true } }, ['apps']],
  [{ tokens: { create: true } }, ['addAgents', 'discover']],
  [{ tokens: { list: true, read: true, edit: true, remove: true } }, []],
  [{ activeSessions: { list: true } }, ['activeSessions']],
  [{ activeSessions: { read: true } }, []],
  [{ users: { list: true } }, ['users']],
  [{ users: { read: true, edit: true, create: true, remove: true } }, []],
  [{ roles: { list: true } }, ['roles']],
  [{ roles: { read: true, edit: true, create: true, remove: true } }, []],
  [{ authConnectors: { list: true } }, ['authConnectors']],
  [{ authConnectors: { read: true } }, []],
  [{ lock: { list: true } }, ['locks']],
  [{ lock: { create: true, edit: true } }, ['newLock']],
  [{ lock: { create: true } }, []],
  [{ lock: { edit: true } }, []],
  [{ integrations: { list: true } }, ['integrations']],
  [{ integrations: { create: true } }, ['newIntegration', 'newIntegrationOrPlugin']],
  [{ integrations: { use: true } }, []],
  [{ plugins: { list: true } }, ['plugins']],
  [{ plugins: { create: true } }, ['newIntegrationOrPlugin']],
  [{ recordedSessions: { list: true } }, ['recordings']],
  [{ recordedSessions: { read: true } }, []],
  [{ events: { list: true } }, ['audit']],
  [{ events: { read: true } }, []],
  [{ trustedClusters: { list: true } }, ['trustedClusters']],
  [{ trustedClusters: { create: true } }, []],
  [{ billing: { list: true } }, ['billing']],
  [{ billing: { read: true } }, []],
  [{ deviceTrust: { list: true } }, ['deviceTrust']],
  [{ deviceTrust: { read: true } }, []],
  [{ accessRequests: { list: true } }, ['accessRequests']],
  [{ accessRequests: { create: true } }, ['newAccessRequest']],
  [{ accessRequests: { read: true } }, []],
  [{ assist: { list: true } }, []],
  [{ license: { read: true } }, []],
  [{ download: { list: true } }, []],
  [{ clipboard: true, desktopSessionRecording: true, directorySharing: true }, []],
];

// docs/behaviour.md#permissions "Most features need list on their kind", "Requesting access needs create on access",
// "Enrolling integrations needs create", "Creating a lock needs create and edit",
// "The assistant needs list and a proxy", "Join tokens need list and a proxy", "On older proxies, the palette leads",
// "Bots and their instances need list", "Adding resources needs create on tokens",
// "Querying resources needs list on nodes", "Downloads need a dashboard and either"
test.each(permissionTable)('the permissions %j grant the features %j', (acl, features) => {
  expect(grantedFeatures(acl)).toStrictEqual(features);
});

test('the table covers all features except those that depend on the proxy', () => {
  const allFeatures = Object.keys(featuresOf({ acl: undefined, ...minimalContext }));
  const coveredFeatures = new Set<string>(permissionTable.flatMap(([, features]) => features));
  expect(allFeatures.filter((feature) => !coveredFeatures.has(feature))).toStrictEqual([
    'tokens',
    'bots',
    'newBot',
    'botInstances',
    'assist',
    'downloadCenter',
  ]);
});

// docs/behaviour.md#permissions "Requesting access needs create on access", "Enrolling integrations needs create",
// "Creating a lock needs create and edit", "The assistant needs list and a proxy",
// "Join tokens need list and a proxy", "On older proxies, the palette leads", "Bots and their instances need list",
// "Adding resources needs create on tokens", "Querying resources needs list on nodes",
// "Downloads need a dashboard and either"
describe('features that depend on the proxy', () => {
  test.each<[Acl, string[]]>([
    [{ assist: { list: true } }, ['assist']],
    [{ assist: { read: true, use: true } }, []],
    [{ license: { read: true } }, ['downloadCenter']],
    [{ license: { list: true } }, []],
    [{ download: { list: true } }, ['downloadCenter']],
    [{ download: { read: true } }, []],
    [{ tokens: { list: true } }, ['tokens']],
    [{ bots: { list: true, read: true } }, ['bots']],
    [{ bots: { list: true } }, []],
    [{ bots: { create: true } }, ['newBot']],
    [{ botInstances: { list: true, read: true } }, ['botInstances']],
    [{ botInstances: { read: true } }, []],
    [{}, []],
  ])('are granted by %j: %j', (acl, features) => {
    expect(grantedFeatures(acl, fullContext)).toStrictEqual(features);
    expect(grantedFeatures(acl, minimalContext)).toStrictEqual([]);
  });

  test('depend only on their own flags', () => {
    const acl = { assist: { list: true }, license: { read: true } };
    expect(grantedFeatures(acl, { ...fullContext, isAssistEnabled: false })).toStrictEqual(['downloadCenter']);
    expect(grantedFeatures(acl, { ...minimalContext, isAssistEnabled: true })).toStrictEqual(['assist']);
  });
});

describe('no feature is available', () => {
  // docs/behaviour.md#permissions "The access lists of the user context", "Without a user, no feature is available"
  test('without a user', () => {
    expect(grantedFeatures(undefined, fullContext)).toStrictEqual([]);
    expect(Object.values(featuresOf({ acl: undefined, ...fullContext }))).not.toContain(undefined);
  });
  test('without permissions, whether they are empty, null or absent', () => {
    expect(grantedFeatures({}, fullContext)).toStrictEqual([]);
    expect(grantedFeatures({ nodes: null, users: undefined, tokens: {} }, fullContext)).toStrictEqual([]);
  });
  test('if permissions have values other than true', () => {
    const acl: unknown = { nodes: { list: 'true' }, users: { list: 1 }, roles: true, lock: 'list' };
    expect(grantedFeatures(acl as Acl, fullContext)).toStrictEqual([]); // the type does not allow values that a proxy may send
  });
});

// docs/behaviour.md#permissions "Clipboard, recording and directory"
test.each([
  [undefined, [true, true, true]],
  [{}, [true, true, true]],
  [{ clipboard: false }, [false, true, true]],
  [{ desktopSessionRecording: false }, [true, false, true]],
  [{ directorySharing: false }, [true, true, false]],
  [{ clipboard: null, desktopSessionRecording: true, directorySharing: undefined }, [true, true, true]],
])('reads the desktop permissions of %j as %j', (acl, rules) => {
  const { clipboard, desktopSessionRecording, directorySharing } = desktopPermissionsOf(acl);
  expect([clipboard, desktopSessionRecording, directorySharing]).toStrictEqual(rules);
});

test('a desktop permission of the wrong type counts as missing', () => {
  const acl: unknown = { clipboard: 'false', desktopSessionRecording: 0, directorySharing: {} };
  expect(Object.values(desktopPermissionsOf(acl as Acl))).toStrictEqual([true, true, true]); // the type does not allow values that a proxy may send
});

// docs/behaviour.md#permissions "Usage-based billing locks auth connectors"
test.each([true, false])('locks five features only with usage-based billing: %s', (isUsageBasedBilling) => {
  expect(lockedFeatures({ isUsageBasedBilling })).toStrictEqual({
    authConnectors: isUsageBasedBilling,
    activeSessions: isUsageBasedBilling,
    accessRequests: isUsageBasedBilling,
    premiumSupport: isUsageBasedBilling,
    trustedDevices: isUsageBasedBilling,
  });
});
