import { describe, expect, test } from 'vitest';
import { primaryAuthType, readConfig } from './config.ts';

const defaults = {
  proxyCluster: 'localhost',
  isEnterprise: false,
  isCloud: false,
  isDashboard: false,
  isUsageBasedBilling: false,
  tunnelPublicAddress: '',
  recoveryCodesEnabled: false,
  automaticUpgrades: false,
  canJoinSessions: true,
  playable_db_protocols: [],
  ui: { scrollbackLines: 1000 },
  auth: {
    second_factor: 'off',
    providers: [],
    localAuthEnabled: true,
    allowPasswordless: false,
    authType: 'local',
    preferredLocalMfa: '',
    localConnectorName: '',
    privateKeyPolicy: 'none',
    motd: '',
  },
};

// docs/behaviour.md#configuration "Any part of /web/config.js may be missing",
// "The defaults for missing parts are: second"
test.each([undefined, null, '', 'GRV_CONFIG', 7, true, [], {}, { auth: null, ui: null }, { auth: [], ui: 'x' }])(
  '%o gives the default configuration',
  (raw) => {
    expect(readConfig(raw)).toStrictEqual(defaults);
  },
);

const fullConfig = {
  proxyCluster: 'acme-root',
  isEnterprise: true,
  isCloud: true,
  isDashboard: true,
  isUsageBasedBilling: true,
  tunnelPublicAddress: 'tunnel.example.com:443',
  recoveryCodesEnabled: true,
  automaticUpgrades: true,
  canJoinSessions: false,
  playable_db_protocols: ['postgres'],
  ui: { scrollbackLines: 5000 },
  auth: {
    second_factor: 'webauthn',
    providers: [
      {
        name: 'gh',
        displayName: 'GitHub (corp)',
        type: 'github',
        url: '/v1/webapi/github/login/web?connector_id=:providerName',
      },
    ],
    localAuthEnabled: false,
    allowPasswordless: true,
    authType: 'github',
    preferredLocalMfa: 'otp',
    localConnectorName: 'passwordless',
    privateKeyPolicy: 'hardware_key',
    motd: 'hello',
  },
};

test('configured values override all defaults', () => {
  expect(readConfig(fullConfig)).toStrictEqual(fullConfig);
});

test('ignores database protocols that are not text', () => {
  expect(readConfig({ playable_db_protocols: ['postgres', 7, null] })).toMatchObject({
    playable_db_protocols: ['postgres'],
  });
});

test('a single configured field does not change other fields', () => {
  expect(readConfig({ auth: { motd: 'hello' }, ui: {} })).toStrictEqual({
    ...defaults,
    auth: { ...defaults.auth, motd: 'hello' },
  });
});

// docs/behaviour.md#configuration "A part of the wrong type counts as missing"
test.each(Object.keys(defaults).filter((name) => name !== 'ui' && name !== 'auth'))(
  'ignores %s of a wrong type',
  (name) => {
    expect(readConfig({ [name]: { odd: true } })).toStrictEqual(defaults);
    expect(readConfig({ [name]: null })).toStrictEqual(defaults);
  },
);

test.each(Object.keys(defaults.auth))('ignores auth.%s of a wrong type', (name) => {
  expect(readConfig({ auth: { [name]: 7 } })).toStrictEqual(defaults);
});

test.each([0, -1, 1.5, '500', Number.NaN, null])('replaces %o scrollback lines by 1000', (scrollbackLines) => {
  expect(readConfig({ ui: { scrollbackLines } }).ui.scrollbackLines).toBe(1000);
});

test('omits incomplete providers', () => {
  const complete = { name: 'a', type: 'oidc', url: '/v1/webapi/oidc/login/web' };
  const providers = [
    complete,
    { ...complete, name: '' },
    { ...complete, url: 7 },
    { name: 'b', url: '/x' },
    null,
    'gh',
  ];
  expect(readConfig({ auth: { providers } }).auth.providers).toStrictEqual([{ ...complete, displayName: '' }]);
});

test.each([
  [{ edition: 'ent' }, true],
  [{ edition: 'oss' }, false],
  [{ edition: 'community' }, false],
  [{ isEnterprise: false, edition: 'ent' }, false],
])('%o means enterprise edition: %s', (raw, isEnterprise) => {
  expect(readConfig(raw).isEnterprise).toBe(isEnterprise);
});

// docs/behaviour.md#sign-in "The first block of the sign-in page"
describe('the primary sign-in method', () => {
  test.each([
    [{ localConnectorName: 'passwordless', authType: 'local' }, 'passwordless'],
    [{ localConnectorName: 'passwordless', authType: 'github' }, 'passwordless'],
    [{ localConnectorName: '', authType: 'local' }, 'local'],
    [{ localConnectorName: 'local', authType: 'local' }, 'local'],
    [{ localConnectorName: 'headless', authType: 'local' }, 'local'],
    [{ authType: 'github' }, 'sso'],
    [{ authType: 'oidc' }, 'sso'],
    [{ authType: 'saml' }, 'sso'],
    [{ authType: 'something else' }, 'sso'],
    [{}, 'local'],
  ])('for %o is %s', (auth, method) => {
    expect(primaryAuthType(readConfig({ auth }).auth)).toBe(method);
  });
});
