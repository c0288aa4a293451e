import { afterEach, describe, expect, test, vi } from 'vitest';
import { adminQuestion, fetchProven } from './admin-proof.ts';
import { identify } from './credentials.ts';

const REFUSED = '{"error":{"message":"admin-level API request requires MFA verification"}}';
const HEADER = 'teleport-mfa-response';
const CODE = { totp_code: '123456' };

const asked: Request[] = [];

/** A proxy that wants an MFA response, or refuses for another reason. */
function proxy(refusal = REFUSED): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request);
    return request.headers.has(HEADER) ? new Response('{}') : new Response(refusal, { status: 403 });
  });
}

const change = (method = 'PUT') =>
  fetchProven(
    new Request('https://proxy.example.com/v1/webapi/users', {
      method,
      headers: { authorization: 'Bearer old' },
      ...(method === 'GET' ? {} : { body: '{"name":"bob"}' }),
    }),
  );

const answer = (proof?: typeof CODE) => vi.waitUntil(() => adminQuestion.get()).then((end) => end(proof));

afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
  identify(() => ({ csrf: '', bearer: undefined }));
});

describe('an administrative write that is refused for want of MFA', () => {
  test('is made again with the answer, the same body and the token of now', async () => {
    proxy();
    const call = change();
    identify(() => ({ csrf: '', bearer: 'renewed' }));
    await answer(CODE);
    expect((await call).status).toBe(200);
    expect(asked).toHaveLength(2);
    expect(asked[1]?.headers.get(HEADER)).toBe(JSON.stringify(CODE));
    expect(asked[1]?.headers.get('authorization')).toBe('Bearer renewed');
    expect(await asked[1]?.text()).toBe('{"name":"bob"}');
    expect(adminQuestion.get()).toBeUndefined();
  });

  // docs/behaviour.md#calls "A change that a proxy refuses"
  test('waits with others for one answer', async () => {
    proxy();
    const calls = [change(), change('DELETE')];
    await vi.waitUntil(() => asked.length === 2);
    await answer(CODE);
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
    expect(asked).toHaveLength(4);
  });

  test('stays refused when the user would rather not, and the next one asks again', async () => {
    proxy();
    const call = change();
    await answer();
    const response = await call;
    expect([response.status, await response.text()]).toEqual([403, REFUSED]);
    const next = change();
    await answer(CODE);
    expect((await next).status).toBe(200);
  });
});

test.each([
  ['a read', 'GET', REFUSED],
  ['another refusal', 'PUT', '{"error":{"message":"access denied"}}'],
])('%s asks nothing', async (_, method, refusal) => {
  proxy(refusal);
  const response = await change(method);
  expect([response.status, await response.text()]).toEqual([403, refusal]);
  expect(adminQuestion.get()).toBeUndefined();
});
