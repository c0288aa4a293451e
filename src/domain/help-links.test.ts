import { expect, test } from 'vitest';
import { PAGES_14 } from './docs-links.ts';
import { graphicalClientsLink, helpLinks } from './help-links.ts';

const plain = { version: '18.3.0', isEnterprise: false, isCloud: false };
const labels = (of: Parameters<typeof helpLinks>[0]) =>
  helpLinks(of).flatMap(({ links }) => links.map(({ label }) => label));
const addresses = (of: Parameters<typeof helpLinks>[0]) =>
  helpLinks(of).flatMap(({ links }) => links.map(({ to }) => to));

test('documentation is that of the version and edition', () => {
  expect(
    addresses(plain)
      .filter((to) => to.includes('/docs/'))
      .every((to) => to.endsWith('version=oss_18.3.0')),
  ).toBe(true);
  expect(addresses({ ...plain, isEnterprise: true }).some((to) => to.endsWith('version=e_18.3.0'))).toBe(true);
});

test('a version is text, whatever it holds', () => {
  expect(addresses({ ...plain, version: '18&x=<b>' }).every((to) => !to.includes('<') && !to.includes('&x='))).toBe(
    true,
  );
});

test('tickets are for enterprise, cloud clusters have downloads of their own', () => {
  expect(labels(plain)).not.toContain('Contact support');
  expect(labels({ ...plain, isEnterprise: true })).toContain('Contact support');
  const locked = helpLinks({ ...plain, isEnterprise: true }, true).flatMap(({ links }) => links);
  expect(locked.map(({ label }) => label)).not.toContain('Contact support');
  expect(locked.some(({ to }) => to.endsWith('version=e_18.3.0'))).toBe(true);
  expect(labels({ ...plain, isCloud: true })).toContain('Cloud downloads');
});

test.each([plain, { version: '', isEnterprise: true, isCloud: true }])(
  'every address is whole and secure, %j',
  (of) => {
    for (const to of addresses(of)) expect(new URL(to).protocol).toBe(to.startsWith('mailto:') ? 'mailto:' : 'https:');
  },
);

test('feedback goes by mail, and says nothing that was not written by hand', () => {
  expect(addresses(plain).filter((to) => to.startsWith('mailto:'))).toEqual(['mailto:support@goteleport.com']);
});

test('the guide for graphical clients is that of the version', () => {
  expect(graphicalClientsLink(plain).to).toBe(
    'https://goteleport.com/docs/connect-your-client/third-party/gui-clients/?product=teleport&version=oss_18.3.0',
  );
  expect(graphicalClientsLink({ ...plain, version: '14.0.0' }).to).toBe(PAGES_14.databaseClients);
});
