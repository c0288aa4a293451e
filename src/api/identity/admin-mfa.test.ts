import { afterEach, describe, expect, test, vi } from 'vitest';
import { adminMfaPrompt, fetchWithAdminMfa } from './admin-mfa.ts';
import { setCredentialsReader } from './credentials.ts';

const MFA_REFUSAL = '{"error":{"message":"admin-level API request requires MFA verification"}}';
const MFA_HEADER = 'teleport-mfa-response';
const MFA_RESPONSE = { totp_code: '123456' };

const receivedRequests: Request[] = [];

/** Replaces `fetch` with a proxy that requires an MFA response, or refuses for another reason. */
function mockProxy(refusal = MFA_REFUSAL): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    receivedRequests.push(request);
    return request.headers.has(MFA_HEADER) ? new Response('{}') : new Response(refusal, { status: 403 });
  });
}

const sendChange = (method = 'PUT') =>
  fetchWithAdminMfa(
    new Request('https://proxy.example.com/v1/webapi/users', {
      method,
      headers: { authorization: 'Bearer old' },
      ...(method === 'GET' ? {} : { body: '{"name":"bob"}' }),
    }),
  );

const answerPrompt = (mfaResponse?: typeof MFA_RESPONSE) =>
  vi.waitUntil(() => adminMfaPrompt.get()).then((resolvePrompt) => resolvePrompt(mfaResponse));

afterEach(() => {
  receivedRequests.length = 0;
  vi.unstubAllGlobals();
  setCredentialsReader(() => ({ csrf: '', bearer: undefined }));
});

describe('administrative write without MFA', () => {
  test('retries with the MFA response, the same body and the current token', async () => {
    mockProxy();
    const call = sendChange();
    setCredentialsReader(() => ({ csrf: '', bearer: 'renewed' }));
    await answerPrompt(MFA_RESPONSE);
    expect((await call).status).toBe(200);
    expect(receivedRequests).toHaveLength(2);
    expect(receivedRequests[1]?.headers.get(MFA_HEADER)).toBe(JSON.stringify(MFA_RESPONSE));
    expect(receivedRequests[1]?.headers.get('authorization')).toBe('Bearer renewed');
    expect(await receivedRequests[1]?.text()).toBe('{"name":"bob"}');
    expect(adminMfaPrompt.get()).toBeUndefined();
  });

  // docs/behaviour.md#calls "If the proxy refuses a change because an administrator"
  test('shares one prompt between concurrent writes', async () => {
    mockProxy();
    const calls = [sendChange(), sendChange('DELETE')];
    await vi.waitUntil(() => receivedRequests.length === 2);
    await answerPrompt(MFA_RESPONSE);
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
    expect(receivedRequests).toHaveLength(4);
  });

  test('keeps the refusal when the user cancels, and prompts again for the next write', async () => {
    mockProxy();
    const call = sendChange();
    await answerPrompt();
    const response = await call;
    expect([response.status, await response.text()]).toEqual([403, MFA_REFUSAL]);
    const next = sendChange();
    await answerPrompt(MFA_RESPONSE);
    expect((await next).status).toBe(200);
  });
});

test.each([
  ['a read', 'GET', MFA_REFUSAL],
  ['another refusal', 'PUT', '{"error":{"message":"access denied"}}'],
])('does not prompt after %s', async (_, method, refusal) => {
  mockProxy(refusal);
  const response = await sendChange(method);
  expect([response.status, await response.text()]).toEqual([403, refusal]);
  expect(adminMfaPrompt.get()).toBeUndefined();
});
