import { expect, test } from 'vitest';
import { externalLink } from './external-link.ts';

test('shows an ordinary address unchanged', () => {
  const address = 'https://example.com:8443/docs?q=1#top';
  expect(externalLink(address)).toEqual({ isWeb: true, address, host: 'example.com:8443' });
});

test.each([
  ['https://www.b\u0430nk.example/', 'www.xn--bnk-6cd.example', 'https://www.b\u0430nk.example/'],
  ['https://bank.example@evil.example/', 'evil.example', undefined],
  ['https://evil.example/\u202Emoc.knab', 'evil.example', 'https://evil.example/U+202Emoc.knab'],
  ['https://exa\u00admple.com/', 'example.com', 'https://exaU+00ADmple.com/'],
])('finds the real host of %j: %s', (text, host, written) => {
  const link = externalLink(text);
  expect(link).toMatchObject({ isWeb: true, host });
  expect(link).toHaveProperty('address', expect.stringMatching(/^[ -~]+$/));
  expect('written' in link ? link.written : undefined).toBe(written);
});

test.each([
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['file:///etc/passwd', 'file:///etc/passwd'],
  ['data:text/html,<b>x', 'data:text/html,<b>x'],
  ['ssh://root@web-01', 'ssh://root@web-01'],
  ['//example.com', '//example.com'],
  ['https://\u202Emoc.knab/', 'https://U+202Emoc.knab/'],
  ['no address\u0007', 'no addressU+0007'],
])('does not offer to open %j', (text, address) => expect(externalLink(text)).toEqual({ isWeb: false, address }));
