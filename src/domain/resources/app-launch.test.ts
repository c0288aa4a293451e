import { describe, expect, test } from 'vitest';
import { appAddress, launchOf, type LaunchableApp } from './app-launch.ts';

const grafana: LaunchableApp = {
  name: 'grafana',
  uri: 'http://localhost:3000',
  publicAddr: 'grafana.example.com',
  fqdn: 'grafana.example.com',
  clusterId: 'one',
  awsConsole: false,
  awsRoles: [],
  samlApp: false,
  samlAppLaunchUrls: [],
  subKind: '',
  permissionSets: [],
  isMcp: false,
};
const launch = (fields: Partial<LaunchableApp>) => launchOf({ ...grafana, ...fields });
const OPS_ROLE = { display: 'ops', arn: 'arn:aws:iam::111122223333:role/team/ops' };
const LAUNCHER_PATH = '/web/launch/grafana.example.com/one/grafana.example.com';
const saml = (...urls: string[]) => ({
  samlApp: true,
  samlAppLaunchUrls: urls.map((url) => ({ friendlyName: '', url })),
});
const ADMIN_WITH_REQUEST = { name: 'Admin', requiresRequest: true };
const account = (publicAddr: string) => ({ subKind: 'aws_ic_account', publicAddr });

test.each([
  { uri: 'http://localhost:3000', publicAddr: 'grafana.example.com', shown: 'https://grafana.example.com' },
  { uri: 'tcp://localhost:5432', publicAddr: 'pg.example.com', shown: 'tcp://pg.example.com' },
  { uri: 'cloud://AWS', publicAddr: 'aws.example.com', shown: 'cloud://aws.example.com' },
  { uri: 'http://localhost:3000', publicAddr: '', shown: 'http://localhost:3000' },
  { uri: 'cloud://GCP', publicAddr: '', shown: 'cloud://GCP' },
  { uri: '', publicAddr: '', shown: '' },
  { uri: 'https://sso', publicAddr: 'https://sso/start/#/console', shown: 'https://sso/start/#/console' },
])('the URI $uri with the public address "$publicAddr" is shown as $shown', ({ shown, ...app }) => {
  expect(appAddress(app)).toBe(shown);
});

describe('an application', () => {
  test('opens with the launcher if it has nothing special', () => {
    expect(launch({})).toEqual({ method: 'launcher', to: LAUNCHER_PATH });
  });

  test('for the AWS console opens with a choice of its AWS roles', () => {
    const arn = 'arn%3Aaws%3Aiam%3A%3A111122223333%3Arole%2Fteam%2Fops';
    expect(launch({ awsConsole: true, uri: 'cloud://AWS', awsRoles: [OPS_ROLE] })).toEqual({
      method: 'role',
      roles: [{ label: 'ops', to: `${LAUNCHER_PATH}/${arn}` }],
    });
  });

  test('with SAML opens only the web addresses of its registration', () => {
    expect(launch(saml('https://idp.example.com/a', 'javascript:alert(1)', 'data:text/html,x', '//no', ''))).toEqual({
      method: 'saml',
      addresses: [{ label: 'grafana', to: 'https://idp.example.com/a' }],
    });
  });

  test('for AWS IAM Identity Center opens with a choice of permission sets that need no access request', () => {
    const permissionSets = ['Read/Only', 'Admin', ''].map((name) => ({ name, requiresRequest: name === 'Admin' }));
    expect(launch({ ...account('https://d-1.example.com/start/#/console?account_id=1'), permissionSets })).toEqual({
      method: 'permissionSet',
      addresses: [
        { label: 'Read/Only', to: 'https://d-1.example.com/start/#/console?account_id=1&role_name=Read%2FOnly' },
      ],
    });
  });

  test.each([
    [
      'an AWS account whose permission sets require an access request',
      { ...account('https://x'), permissionSets: [ADMIN_WITH_REQUEST] },
      /access request/,
    ],
    [
      'an AWS account with a dangerous address',
      { ...account('javascript:alert(1)//'), permissionSets: [ADMIN_WITH_REQUEST] },
      /no public address/,
    ],
    ['a TCP application', { uri: 'tcp://localhost:5432' }, /a TCP application/],
    ['a cloud command line', { uri: 'cloud://Azure' }, /command line of this cloud/],
    ['an MCP server', { isMcp: true }, /an MCP server/],
    ['an application without a public address', { publicAddr: '' }, /no public address/],
    ['an application without a domain name', { fqdn: '' }, /no public address/],
    ['an application without a cluster', { clusterId: '' }, /no public address/],
    ['an application with an invalid address', { publicAddr: '..' }, /no public address/],
    [
      'an AWS console without an address',
      { awsConsole: true, publicAddr: '', awsRoles: [OPS_ROLE] },
      /no public address/,
    ],
    ['an AWS console without a role', { awsConsole: true }, /no AWS role/],
    [
      'an AWS console with a role without a name',
      { awsConsole: true, awsRoles: [{ display: 'x', arn: '' }] },
      /no AWS role/,
    ],
    ['a SAML registration with a dangerous address', saml('javascript:alert(1)'), /no web address/],
    ['a SAML registration without addresses', saml(), /no web address/],
  ])('has a reason why it does not open: %s', (_title, fields, reason) => {
    expect(launch(fields)).toMatchObject({ method: 'nothing', reason: expect.stringMatching(reason) });
  });
});
