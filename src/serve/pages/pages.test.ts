import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requestRaw, testBuild, testProxy, testServer } from '#serve/test-site.ts';

test.each(['/web', '/web/', '/web/users', '/web/apps', '/web/cluster/one/nodes?search=x', '/web/launch/a.test/one/b'])(
  'fills the page at %s for every client',
  async (path) => {
    const receivedCookies: string[] = [];
    const page = ({ headers }: { headers: Record<string, string | undefined> }) => {
      receivedCookies.push(headers['cookie'] ?? '');
      return { csrf: 'c"5$&', bearer: '$& <b>', cookies: ['a=1; Path=/', 'b=2; Path=/; Secure'] };
    };
    const { origin } = await testServer({ back: { mock: testProxy({ page }) } });
    const { status, headers, text } = await requestRaw(origin + path, { headers: { cookie: 'session=7b' } });
    expect(status).toBe(200);
    expect(receivedCookies).toEqual(['session=7b']);
    expect(text).toContain('<meta name="grv_csrf_token" content="c&#34;5$&amp;" />');
    expect(text).toContain('<meta name="grv_bearer_token" content="$&amp; &lt;b&gt;" />');
    expect(headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/; Secure']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache, no-store, must-revalidate');
    expect([headers['vary'], headers['etag']]).toEqual(['Cookie', undefined]);
  },
);

test('refuses to serve a build without placeholders', async () => {
  const dist = await testBuild();
  await writeFile(join(dist, 'index.html'), '<meta name="grv_csrf_token" content="{{ .XCSRF }}">');
  await expect(testServer({ dist })).rejects.toThrow('has no {{ .Session }} to fill');
});
