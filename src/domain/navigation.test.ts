import { describe, expect, test } from 'vitest';
import { featuresOf, type Feature, type Features } from './access.ts';
import { aclWithout } from './test-acl.ts';
import { navigationGroups, browserTabTitle, parseStartPage, startPath, titleOfPage, pageTitles } from './navigation.ts';

const featuresWith = (...enabled: Feature[]): Features => {
  const noFeatures = featuresOf({ acl: undefined, config: { isDashboard: false } });
  return { ...noFeatures, ...Object.fromEntries(enabled.map((feature) => [feature, true])) };
};

test('shows all groups and pages in order to a user with all permissions', () => {
  const features = featuresOf({
    acl: aclWithout(),
    config: { isDashboard: true },
    isAssistEnabled: true,
    listsTokens: true,
    listsBots: true,
  });
  const displayedGroups = navigationGroups(features, 'one').map(({ group, items }) => [
    group,
    items.map(({ title, to }) => `${title} ${to}`),
  ]);
  expect(displayedGroups).toStrictEqual([
    [
      'Resources',
      [
        'All resources /web/cluster/one/resources',
        'Servers /web/cluster/one/nodes',
        'Applications /web/cluster/one/apps',
        'Kubernetes /web/cluster/one/kubernetes',
        'Databases /web/cluster/one/databases',
        'Desktops /web/cluster/one/desktops',
        'Active Sessions /web/cluster/one/sessions',
      ],
    ],
    [
      'Access',
      [
        'Users /web/users',
        'Roles /web/roles',
        'Auth Connectors /web/sso',
        'Session & Identity Locks /web/locks',
        'Join Tokens /web/tokens',
        'Bots /web/bots',
        'Enroll New Resource /web/discover',
        'Integrations /web/integrations',
        'Enroll New Integration /web/integrations/new',
      ],
    ],
    ['Activity', ['Session Recordings /web/cluster/one/recordings', 'Audit Log /web/cluster/one/audit']],
    ['Clusters', ['Manage Clusters /web/clusters', 'Trusted Clusters /web/trust', 'Download Center /web/downloads']],
    ['Billing', ['Billing /web/billing']],
    ['Assist', ['Assist /web/assist']],
  ]);
});

test('shows no groups to a user without permissions', () => {
  expect(navigationGroups(featuresWith(), 'one')).toStrictEqual([]);
});

test.each<[Feature, string[]]>([
  ['servers', ['Servers']],
  ['apps', ['Applications']],
  ['kubeClusters', ['Kubernetes']],
  ['databases', ['Databases']],
  ['desktops', ['Desktops']],
  ['activeSessions', ['Active Sessions']],
  ['users', ['Users']],
  ['roles', ['Roles']],
  ['authConnectors', ['Auth Connectors']],
  ['locks', ['Session & Identity Locks']],
  ['tokens', ['Join Tokens']],
  ['bots', ['Bots']],
  ['newBot', []],
  ['botInstances', []],
  ['discover', ['Enroll New Resource']],
  ['integrations', ['Integrations']],
  ['recordings', ['Session Recordings']],
  ['audit', ['Audit Log']],
  ['trustedClusters', ['Manage Clusters', 'Trusted Clusters']],
  ['assist', ['Assist']],
  ['newLock', []],
  ['newIntegration', ['Enroll New Integration']],
  ['addAgents', []],
  ['queryAgents', ['All resources']],
  ['billing', ['Billing']],
  ['plugins', []],
  ['deviceTrust', []],
  ['accessRequests', []],
  ['newAccessRequest', []],
  ['downloadCenter', ['Download Center']],
])('for the feature %s alone, the navigation shows the pages %j', (feature, pages) => {
  const groups = navigationGroups(featuresWith(feature), 'one');
  expect(groups.flatMap(({ items }) => items.map(({ title }) => title))).toStrictEqual(pages);
});

test('escapes special characters in the name of the cluster', () => {
  expect(navigationGroups(featuresWith('servers'), 'a/b c')[0]?.items[0]?.to).toBe('/web/cluster/a%2Fb%20c/nodes');
});

// docs/behaviour.md#start-page
describe('the start page of a user who prefers Servers', () => {
  test.each<[Feature[], string]>([
    [['servers', 'apps'], '/web/cluster/one/nodes'],
    [['queryAgents', 'apps'], '/web/cluster/one/apps'],
    [['apps', 'users'], '/web/cluster/one/apps'],
    [['desktops', 'databases'], '/web/cluster/one/databases'],
    [['activeSessions'], '/web/cluster/one/sessions'],
    [['users', 'audit', 'assist'], '/web/cluster/one'],
    [[], '/web/cluster/one'],
  ])('for the features %j is %s', (features, address) => {
    expect(startPath(featuresWith(...features), 'one', 'servers')).toBe(address);
  });

  test.each([null, '', 'home', 'clusters'])('is the home page with the setting %j', (stored) => {
    expect(startPath(featuresWith('servers'), 'one', parseStartPage(stored))).toBe('/web/cluster/one');
  });
});

// docs/behaviour.md#titles "A page's title is cluster • title"
test.each([
  [pageTitles.servers, 'one.example.com', 'one.example.com • Servers'],
  [pageTitles.locks, undefined, 'Manage Session & Identity Locks'],
  [pageTitles.newLock, '', 'Create New Lock'],
])('the browser tab of the page "%s" in cluster %s has the title "%s"', (title, cluster, tabTitle) => {
  expect(browserTabTitle(title, cluster)).toBe(tabTitle);
});

test.each([
  ['locks', 'Manage Session & Identity Locks'],
  ['toString', undefined],
  ['', undefined],
  [undefined, undefined],
  [7, undefined],
])('a route with the page name %j has the title %j', (name, title) => {
  expect(titleOfPage(name)).toBe(title);
});
