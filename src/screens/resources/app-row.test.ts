import { expect, test } from 'vitest';
import { parseApp } from './app-row.ts';

const FULL_APP = {
  name: 'grafana',
  description: 'Metrics',
  uri: 'http://localhost:3000',
  publicAddr: 'grafana.example.com',
  fqdn: 'grafana.example.com',
  clusterId: 'one',
  labels: [{ name: 'env', value: 'production' }],
  awsConsole: false,
};

test.each([
  [
    'an application with all fields',
    {},
    {
      id: 'grafana/grafana.example.com',
      name: 'grafana',
      address: 'https://grafana.example.com',
      description: 'Metrics',
      launch: { method: 'launcher' },
      isAws: false,
      userGroups: [],
    },
  ],
  [
    'an application without an address',
    { publicAddr: '' },
    { id: 'grafana/http://localhost:3000', launch: { method: 'nothing' } },
  ],
  [
    'an application with a friendly name from Okta',
    { description: '', friendlyName: 'Dashboards' },
    { description: 'Dashboards' },
  ],
  [
    'an application with null fields',
    { labels: null, awsRoles: null, userGroups: null, samlAppLaunchUrls: null },
    { labels: [], userGroups: [] },
  ],
  ['an application with invisible characters', { description: 'a\u202eb' }, { description: 'aU+202Eb' }],
  [
    'an AWS console',
    { awsConsole: true, awsRoles: [{ name: 'ops', display: 'ops', arn: 'arn:ops' }, 7, null, {}] },
    { isAws: true, launch: { method: 'role', roles: [{ label: 'ops' }] } },
  ],
  [
    'an application with user groups',
    { userGroups: [{ name: 'finance', description: 'Who pays' }, { name: 7 }, null, { name: 'all' }] },
    {
      userGroups: [
        { name: 'finance', description: 'Who pays' },
        { name: 'all', description: '' },
      ],
    },
  ],
  [
    'a SAML application',
    {
      samlApp: true,
      samlAppLaunchUrls: [null, { url: 7 }, { friendlyName: 'Mail', url: 'https://mail.example.com/' }],
    },
    { launch: { method: 'saml', addresses: [{ label: 'Mail', to: 'https://mail.example.com/' }] } },
  ],
])('parses %s', (_name, overrides, expected) => {
  expect(parseApp({ ...FULL_APP, ...overrides }, 0)).toMatchObject({ ok: true, ...expected });
});

test.each([[null], [7], [{}], [[]], [{ ...FULL_APP, name: '' }], [{ ...FULL_APP, name: null }]])(
  '%j is unreadable and keeps its raw data',
  (raw) => {
    expect(parseApp(raw as never, 3)).toEqual({ ok: false, id: 'row 3', raw });
  },
);
