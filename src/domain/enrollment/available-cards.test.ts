import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { Acl } from '#api/identity/user-context.ts';
import { findCard, availableCards, orderedKinds } from './available-cards.ts';
import { enrolledKinds } from './enroll-card.ts';
import { PAGES_14 } from '#domain/docs-links.ts';
import { cardCatalog } from './card-catalog.ts';

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

const cardNames = (search: string, acl: Acl = fullAcl) =>
  availableCards(acl, search).map(({ family, name }) => (family === '' ? name : `${family}: ${name}`));

// docs/behaviour.md#enrolling "Cards with a guide that the user"
test('guided cards come first, and guided and other cards are sorted by name', () => {
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
  const unguidedNames = cards.slice(guided.length).map(({ name }) => name);
  expect(unguidedNames).toEqual(unguidedNames.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(cards).toHaveLength(39);
});

// docs/behaviour.md#enrolling "Kinds that the user prefers come", "The console ignores unknown kinds"
test.each([
  ['databases', [3], ['database', 'server', 'kubernetes', 'application', 'desktop', 'saml']],
  ['Kubernetes and servers', [4, 2], ['server', 'kubernetes', 'database', 'application', 'desktop', 'saml']],
  ['applications', [5], ['application', 'server', 'database', 'kubernetes', 'desktop', 'saml']],
  ['desktops', [1], ['desktop', 'server', 'database', 'kubernetes', 'application', 'saml']],
  ['no kind', [], enrolledKinds],
  ['unknown kinds', [0, 6, '3', null, {}], enrolledKinds],
])('the order of the kinds for a user who prefers %s', (_, preferred, kinds) => {
  expect(orderedKinds(preferred)).toEqual(kinds);
});

describe('the search', () => {
  it.each([
    ['ubuntu', ['Server: Ubuntu 14.04+']],
    ['AZURE mysql', ['Azure: MySQL']],
    ['mysql azure', ['Azure: MySQL']],
    ['elf-host clus', ['Self-Hosted: Redis Cluster']],
    ['k8s', []],
    // The search looks only at the keywords of cards, not at their names.
    ['14.04', []],
    ['silicone', ['Server: macOS']],
    ['grafana', ['SAML Application (Grafana)']],
  ])('for "%s" finds %j', (search, found) => expect(cardNames(search)).toEqual(found));

  it.each([['server'], ['application'], ['database'], ['desktop'], ['kubernetes']])(
    'for %s finds all cards of this kind',
    (kind) => {
      const expected = cardCatalog.filter((card) => card.kind === kind).map(({ id }) => id);
      const found = availableCards(fullAcl, kind).map(({ id }) => id);
      expect(found).toEqual(expect.arrayContaining(expected));
    },
  );
  it('needs all words, and ignores extra spaces', () => {
    expect(cardNames('  redis   cluster ')).toEqual(['Self-Hosted: Redis Cluster']);
  });
});

describe('a card', () => {
  const aclWithFlags = (kind: keyof Acl, flags: Record<string, boolean>): Acl => ({
    ...fullAcl,
    [kind]: { ...allVerbs, ...flags },
  });
  it.each([
    ['debian', aclWithFlags('nodes', { list: false }), ['node: list']],
    ['debian', aclWithFlags('nodes', { read: false }), []],
    ['debian', aclWithFlags('tokens', { create: false }), ['token: create']],
    ['postgres', aclWithFlags('dbServers', { read: false, list: false }), ['db_server: read', 'db_server: list']],
    ['application', aclWithFlags('appServers', { read: false }), ['app_server: read']],
    ['kubernetes', aclWithFlags('kubeServers', { list: false }), ['kube_server: list']],
    ['active-directory', aclWithFlags('desktops', { read: false }), ['windows_desktop: read']],
    ['saml', aclWithFlags('tokens', { create: false }), []],
    ['saml', aclWithFlags('samlIdpServiceProvider', { create: false }), ['saml_idp_service_provider: create']],
  ])('%s lists its missing permissions and is guided if it has a guide and none are missing', (id, acl, missing) => {
    const card = availableCards(acl, '').find((available) => available.id === id);
    expect(card?.missingPermissions).toEqual(missing);
    expect(card?.isGuided).toBe(missing.length === 0 && card?.method.method === 'flow');
  });
  it('cannot be chosen while the permissions are unknown', () => {
    expect(availableCards(undefined, '').every(({ missingPermissions: missing }) => missing.length > 0)).toBe(true);
  });
  it('has a unique ID by which it is found', () => {
    expect(new Set(cardCatalog.map(({ id }) => id)).size).toBe(cardCatalog.length);
    expect(findCard('debian')?.name).toBe('Debian 8+');
    expect(findCard('constructor')).toBeUndefined();
  });
});

/** The family names by their abbreviations in the table of the documentation. */
const FAMILY_NAMES: Readonly<Record<string, string>> = { '–': '', AWS: 'Amazon Web Services (AWS)' };

/** The rows of the table of cards in the documentation. */
function documentedCards(): { name: string; family: string; keywords: string; resource: string; kind: string }[] {
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
      return {
        name,
        family: FAMILY_NAMES[family] ?? family,
        keywords: keywords.replace(/ \(.*\)$/, ''),
        resource,
        kind,
      };
    });
}

describe('the card catalog', () => {
  const documentedRows = documentedCards();
  const communityCards = cardCatalog.filter(({ method }) => method.method !== 'enterprise');
  it('has the number of cards in the documentation', () => expect(communityCards).toHaveLength(documentedRows.length));
  it.each(documentedRows)('contains $family $name, $resource', ({ name, family, keywords, resource, kind }) => {
    const card = communityCards.find(
      (candidate) =>
        candidate.name === name &&
        candidate.family === family &&
        candidate.resource === `DISCOVER_RESOURCE_${resource}` &&
        matchesWords(candidate.keywords, keywords),
    );
    const method =
      card?.method.method === 'documentation'
        ? `\`${basename(PAGES_14[card.method.page], '.mdx')}\``
        : card?.method.method;
    expect(method).toBe(kind === 'guided' ? 'flow' : kind);
  });
});

const matchesWords = (keywords: string, words: string) => words.split(' ').every((word) => keywords.includes(word));
