import { expect, test } from 'vitest';
import databaseTypes from '#docs/protocol/database-types.json';
import { cardCatalog } from '#domain/enrollment/card-catalog.ts';
import { appLogo } from './app-logos.ts';
import { databaseLogo } from './database-logos.ts';
import { systemLogo } from './system-logos.ts';

test('every database protocol has a logo, except for those whose owners do not allow it', () => {
  const withoutLogo = databaseTypes.protocols.filter(({ protocol }) => databaseLogo(protocol) === undefined);
  expect(withoutLogo.map(({ protocol }) => protocol)).toStrictEqual(['oracle', 'sqlserver', 'dynamodb']);
});

test.each(['', 'constructor', 'toString', 'unknown'])('the name %j has no logo', (name) => {
  expect([databaseLogo(name), appLogo(name), systemLogo(name)]).toStrictEqual([undefined, undefined, undefined]);
});

test.each(['grafana', 'Grafana-EU', 'eu.grafana', 'team grafana'])(
  'the application %j has the logo of Grafana',
  (name) => {
    expect(appLogo(name)).toBe(appLogo('grafana'));
    expect(appLogo(name)).toBeDefined();
  },
);

test('a word that only contains the name of a product has no logo', () => {
  expect(appLogo('grafanas')).toBeUndefined();
});

test('every logo of a card in the enrollment catalog exists', () => {
  const names = cardCatalog.flatMap(({ logo }) => (logo === undefined ? [] : [logo]));
  const missing = names.filter((name) => !(databaseLogo(name) ?? systemLogo(name) ?? appLogo(name)));
  expect(missing).toStrictEqual([]);
  expect(names).toContain('ubuntu');
});
