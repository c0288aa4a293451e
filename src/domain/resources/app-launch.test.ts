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
const app = (given: Partial<LaunchableApp>) => launchOf({ ...grafana, ...given });
const OPS = { display: 'ops', arn: 'arn:aws:iam::111122223333:role/team/ops' };
const PATH = '/web/launch/grafana.example.com/one/grafana.example.com';
const saml = (...urls: string[]) => ({
  samlApp: true,
  samlAppLaunchUrls: urls.map((url) => ({ friendlyName: '', url })),
});
const ADMIN = { name: 'Admin', requiresRequest: true };
const account = (publicAddr: string) => ({ subKind: 'aws_ic_account', publicAddr });

test.each([
  { uri: 'http://localhost:3000', publicAddr: 'grafana.example.com', shown: 'https://grafana.example.com' },
  { uri: 'tcp://localhost:5432', publicAddr: 'pg.example.com', shown: 'tcp://pg.example.com' },
  { uri: 'cloud://AWS', publicAddr: 'aws.example.com', shown: 'cloud://aws.example.com' },
  { uri: 'http://localhost:3000', publicAddr: '', shown: 'http://localhost:3000' },
  { uri: 'cloud://GCP', publicAddr: '', shown: 'cloud://GCP' },
  { uri: '', publicAddr: '', shown: '' },
  { uri: 'https://sso', publicAddr: 'https://sso/start/#/console', shown: 'https://sso/start/#/console' },
])('$uri with the public address "$publicAddr" is shown as $shown', ({ shown, ...app }) => {
  expect(appAddress(app)).toBe(shown);
});

describe('an application is opened', () => {
  test('by the launcher', () => {
    expect(app({})).toEqual({ by: 'launcher', to: PATH });
  });

  test('as one of its AWS roles, whatever its scheme', () => {
    const arn = 'arn%3Aaws%3Aiam%3A%3A111122223333%3Arole%2Fteam%2Fops';
    expect(app({ awsConsole: true, uri: 'cloud://AWS', awsRoles: [OPS] })).toEqual({
      by: 'role',
      roles: [{ label: 'ops', to: `${PATH}/${arn}` }],
    });
  });

  test('at the addresses of its SAML registration, those of the web only', () => {
    expect(app(saml('https://idp.example.com/a', 'javascript:alert(1)', 'data:text/html,x', '//no', ''))).toEqual({
      by: 'saml',
      addresses: [{ label: 'grafana', to: 'https://idp.example.com/a' }],
    });
  });

  test('an account of AWS IAM Identity Center with the permission sets that take no request', () => {
    const permissionSets = ['Read/Only', 'Admin', ''].map((name) => ({ name, requiresRequest: name === 'Admin' }));
    expect(app({ ...account('https://d-1.example.com/start/#/console?account_id=1'), permissionSets })).toEqual({
      by: 'permissionSet',
      addresses: [
        { label: 'Read/Only', to: 'https://d-1.example.com/start/#/console?account_id=1&role_name=Read%2FOnly' },
      ],
    });
  });

  test.each([
    [
      'an account whose permission sets take a request',
      { ...account('https://x'), permissionSets: [ADMIN] },
      /access request/,
    ],
    ['an account of evil', { ...account('javascript:alert(1)//'), permissionSets: [ADMIN] }, /no public address/],
    ['tcp', { uri: 'tcp://localhost:5432' }, /a TCP application/],
    ['cloud', { uri: 'cloud://Azure' }, /command line of this cloud/],
    ['MCP', { isMcp: true }, /an MCP server/],
    ['no public address', { publicAddr: '' }, /no public address/],
    ['no name of the network', { fqdn: '' }, /no public address/],
    ['no cluster', { clusterId: '' }, /no public address/],
    ['an address that cannot be linked', { publicAddr: '..' }, /no public address/],
    ['AWS without an address', { awsConsole: true, publicAddr: '', awsRoles: [OPS] }, /no public address/],
    ['AWS without a role', { awsConsole: true }, /no AWS role/],
    ['AWS with a role of no name', { awsConsole: true, awsRoles: [{ display: 'x', arn: '' }] }, /no AWS role/],
    ['SAML of evil', saml('javascript:alert(1)'), /no web address/],
    ['SAML of nothing', saml(), /no web address/],
  ])('not at all, with the reason: %s', (_name, given, reason) => {
    expect(app(given)).toMatchObject({ by: 'nothing', reason: expect.stringMatching(reason) });
  });
});
