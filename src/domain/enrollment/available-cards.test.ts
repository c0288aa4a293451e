import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { Acl } from '#api/identity/user-context.ts';
import { findCard, availableCards } from './available-cards.ts';
import { PAGES_14 } from '#domain/docs-links.ts';
import { cardCatalogue } from './card-catalogue.ts';

const allVerbs = { list: true, read: true, edit: true, create: true, remove: true, use: true };
const fullAcl: Acl = {
  tokens: allVerbs,
  nodes: allVerbs,
  appServers: allVerbs,
  dbServers: allVerbs,
  kubeServers: allVerbs,
  desktops: allVerbs,
  samlIdpServiceProvider: allVerbs,
};

const names = (search: string, acl: Acl = fullAcl) =>
  availableCards(acl, search).map(({ family, name }) => (family === '' ? name : `${family}: ${name}`));

// docs/behaviour.md#enrolling "Cards with a guide that the user"
test('guided cards come first, and each part is in the order of its names', () => {
  const cards = availableCards(fullAcl, '');
  const guided = cards.filter(({ isGuided }) => isGuided);
  expect(cards.slice(0, guided.length)).toEqual(guided);
  expect(guided.map(({ name }) => name)).toEqual([
    'Active Directory',
    'Amazon Linux 2',
    'Aurora MySQL/MariaDB',
    'Aurora PostgreSQL',
    'Debian 8+',
    'Kubernetes',
    'macOS',
    'MySQL/MariaDB',
    'PostgreSQL',
    'RDS MySQL/MariaDB',
    'RDS PostgreSQL',
    'RHEL/CentOS 7+',
    'Ubuntu 14.04+',
  ]);
  const others = cards.slice(guided.length).map(({ name }) => name);
  expect(others).toEqual(others.toSorted((one, other) => one.localeCompare(other, 'en')));
  expect(cards).toHaveLength(39);
});

describe('what somebody prefers', () => {
  const inOrder = (preferred: readonly unknown[], acl = fullAcl) => {
    const cards = availableCards(acl, '', preferred);
    const [guided, others] = [true, false].map((isGuided) => cards.filter((card) => card.isGuided === isGuided));
    return [guided, others].map((part = []) => [...new Set(part.map(({ kind }) => kind))]);
  };

  // docs/behaviour.md#enrolling "Kinds that the user prefers come", "The console ignores unknown kinds"
  it.each([
    [
      'databases',
      [3],
      [
        ['database', 'desktop'],
        ['database', 'application'],
      ],
    ],
    ['servers and Kubernetes', [4, 2], [['server', 'kubernetes', 'desktop'], ['application']]],
    ['applications, which have no guide', [5], [['desktop'], ['application']]],
    ['desktops', [1], [['desktop'], ['application']]],
    ['nothing', [], [['desktop', 'server'], ['application']]],
    ['what nobody knows', [0, 6, '3', null, {}], [['desktop', 'server'], ['application']]],
  ])('%s: comes first in each part', (_, preferred, parts) => {
    expect(inOrder(preferred).map((kinds, at) => kinds.slice(0, parts[at]?.length))).toEqual(parts);
  });

  it('leaves the names of a kind in their order, and every card where it can be found', () => {
    const plain = availableCards(fullAcl, '');
    const cards = availableCards(fullAcl, '', [2]);
    expect(cards.slice(0, 2).map(({ name }) => name)).toEqual(['Amazon Linux 2', 'Debian 8+']);
    expect(new Set(cards)).toEqual(new Set(plain));
  });
});

describe('the search', () => {
  it.each([
    ['ubuntu', ['Server: Ubuntu 14.04+']],
    ['AZURE mysql', ['Azure: MySQL']],
    ['mysql azure', ['Azure: MySQL']],
    ['elf-host clus', ['Self-Hosted: Redis Cluster']],
    ['k8s', []],
    // What stands on the card is not searched, only its keywords.
    ['14.04', []],
    ['silicone', ['Server: macOS']],
    ['grafana', ['SAML Application (Grafana)']],
  ])('%s finds %j', (search, found) => expect(names(search)).toEqual(found));

  it.each([['server'], ['application'], ['database'], ['desktop'], ['kubernetes']])(
    '%s, which a list of these sets, finds all of them',
    (kind) => {
      const wanted = cardCatalogue.filter((card) => card.kind === kind).map(({ id }) => id);
      const found = availableCards(fullAcl, kind).map(({ id }) => id);
      expect(found).toEqual(expect.arrayContaining(wanted));
    },
  );
  it('finds what has all of its words, however many spaces are between them', () => {
    expect(names('  redis   cluster ')).toEqual(['Self-Hosted: Redis Cluster']);
  });
});

describe('a card', () => {
  const without = (kind: keyof Acl, flags: Record<string, boolean>): Acl => ({
    ...fullAcl,
    [kind]: { ...allVerbs, ...flags },
  });
  it.each([
    ['debian', without('nodes', { list: false }), ['node: list']],
    ['debian', without('nodes', { read: false }), []],
    ['debian', without('tokens', { create: false }), ['token: create']],
    ['postgres', without('dbServers', { read: false, list: false }), ['db_server: read', 'db_server: list']],
    ['application', without('appServers', { read: false }), ['app_server: read']],
    ['kubernetes', without('kubeServers', { list: false }), ['kube_server: list']],
    ['active-directory', without('desktops', { read: false }), ['windows_desktop: read']],
    ['saml', without('tokens', { create: false }), []],
    ['saml', without('samlIdpServiceProvider', { create: false }), ['saml_idp_service_provider: create']],
  ])('%s names the permissions that are missing', (id, acl, missing) => {
    const card = availableCards(acl, '').find((one) => one.id === id);
    expect(card?.missingPermissions).toEqual(missing);
    expect(card?.isGuided).toBe(missing.length === 0 && card?.method.by === 'flow');
  });
  it('may not be chosen while no permissions are known', () => {
    expect(availableCards(undefined, '').every(({ missingPermissions: missing }) => missing.length > 0)).toBe(true);
  });
  it('is found by its ID, and there are no two with one', () => {
    expect(new Set(cardCatalogue.map(({ id }) => id)).size).toBe(cardCatalogue.length);
    expect(findCard('debian')?.name).toBe('Debian 8+');
    expect(findCard('constructor')).toBeUndefined();
  });
});

/** What the protocol's table shortens. */
const FAMILIES: Readonly<Record<string, string>> = { '–': '', AWS: 'Amazon Web Services (AWS)' };

/** The rows of the protocol's table: name, family, keywords beyond those of its group, event resource, and what kind it is. */
function rows(): { name: string; family: string; keywords: string; resource: string; kind: string }[] {
  const text = readFileSync('docs/protocol/resources.md', 'utf8');
  const table = text.slice(text.indexOf('| Name | Pretitle |'), text.indexOf('| SAML Application; SAML'));
  return table
    .split('\n')
    .slice(2)
    .filter((line) => line !== '')
    .map((line) => {
      const [, name = '', family = '', , keywords = '', resource = '', kind = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return { name, family: FAMILIES[family] ?? family, keywords: keywords.replace(/ \(.*\)$/, ''), resource, kind };
    });
}

describe('the catalogue has every row of the protocol', () => {
  const told = rows();
  const found = cardCatalogue.filter(({ method: way }) => way.by !== 'enterprise');
  it('and no other', () => expect(found).toHaveLength(told.length));
  it.each(told)('$family $name, $resource', ({ name, family, keywords, resource, kind }) => {
    const card = found.find(
      (one) =>
        one.name === name &&
        one.family === family &&
        one.resource === `DISCOVER_RESOURCE_${resource}` &&
        matchesWords(one.keywords, keywords),
    );
    const way =
      card?.method.by === 'documentation' ? `\`${basename(PAGES_14[card.method.page], '.mdx')}\`` : card?.method.by;
    expect(way).toBe(kind === 'guided' ? 'flow' : kind);
  });
});

const matchesWords = (keywords: string, wanted: string) => wanted.split(' ').every((word) => keywords.includes(word));
