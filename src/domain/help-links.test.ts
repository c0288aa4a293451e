import { expect, test } from 'vitest';
import { PAGES_14 } from './docs-links.ts';
import { graphicalClientsLink, helpLinks } from './help-links.ts';

const openSourceEdition = { version: '18.3.0', isEnterprise: false, isCloud: false };
const labelsOf = (edition: Parameters<typeof helpLinks>[0]) =>
  helpLinks(edition).flatMap(({ links }) => links.map(({ label }) => label));
const addressesOf = (edition: Parameters<typeof helpLinks>[0]) =>
  helpLinks(edition).flatMap(({ links }) => links.map(({ to }) => to));

test('documentation links contain the version and the edition', () => {
  expect(
    addressesOf(openSourceEdition)
      .filter((to) => to.includes('/docs/'))
      .every((to) => to.endsWith('version=oss_18.3.0')),
  ).toBe(true);
  expect(addressesOf({ ...openSourceEdition, isEnterprise: true }).some((to) => to.endsWith('version=e_18.3.0'))).toBe(
    true,
  );
});

test('escapes the version in addresses', () => {
  expect(
    addressesOf({ ...openSourceEdition, version: '18&x=<b>' }).every((to) => !to.includes('<') && !to.includes('&x=')),
  ).toBe(true);
});

test('shows support only for enterprise plans that include it, and cloud downloads for cloud clusters', () => {
  expect(labelsOf(openSourceEdition)).not.toContain('Contact support');
  expect(labelsOf({ ...openSourceEdition, isEnterprise: true })).toContain('Contact support');
  const locked = helpLinks({ ...openSourceEdition, isEnterprise: true }, true).flatMap(({ links }) => links);
  expect(locked.map(({ label }) => label)).not.toContain('Contact support');
  expect(locked.some(({ to }) => to.endsWith('version=e_18.3.0'))).toBe(true);
  expect(labelsOf({ ...openSourceEdition, isCloud: true })).toContain('Cloud downloads');
});

test.each([openSourceEdition, { version: '', isEnterprise: true, isCloud: true }])(
  'all addresses are complete and secure for %j',
  (edition) => {
    for (const to of addressesOf(edition))
      expect(new URL(to).protocol).toBe(to.startsWith('mailto:') ? 'mailto:' : 'https:');
  },
);

test('feedback is sent by mail without prefilled text', () => {
  expect(addressesOf(openSourceEdition).filter((to) => to.startsWith('mailto:'))).toEqual([
    'mailto:support@goteleport.com',
  ]);
});

test('the guide for graphical clients matches the version', () => {
  expect(graphicalClientsLink(openSourceEdition).to).toBe(
    'https://goteleport.com/docs/connect-your-client/third-party/gui-clients/?product=teleport&version=oss_18.3.0',
  );
  expect(graphicalClientsLink({ ...openSourceEdition, version: '14.0.0' }).to).toBe(PAGES_14.databaseClients);
});
