import { describe, expect, test } from 'vitest';
import { encodeBase64 } from '#lib/text/base64.ts';
import {
  isKeptAtSignOut,
  parseBearer,
  parseStoredSession,
  tokenStatusAt,
  parseSession,
  storageKeys,
  withStoredData,
} from './session-record.ts';

const created = 1_700_000_000_000;
const session = { created, expiresIn: 600 };
const end = created + 600_000;

describe('a bearer token with a lifetime of ten minutes', () => {
  // docs/behaviour.md#session "The console renews the bearer token", "One tab renews it for all tabs"
  test.each([
    [created, 'fresh'],
    [end - 180_001, 'fresh'],
    [end - 180_000, 'fresh'],
    [end - 179_999, 'renew'],
    [end - 1, 'renew'],
    [end, 'over'],
    [end + 1, 'over'],
    [created - 1, 'fresh'],
  ])('at %d is %s', (now, state) => {
    expect(tokenStatusAt(now, session)).toBe(state);
  });
});

test.each([
  [600, 'fresh'],
  [599, 'fresh'],
  [601, 'renew'],
  [43_200, 'renew'],
  [0, 'renew'],
])('a bearer token in its last three minutes, in a session of %d s, is %s', (sessionExpiresIn, state) => {
  expect(tokenStatusAt(end - 100_000, { ...session, sessionExpiresIn })).toBe(state);
  expect(tokenStatusAt(end, { ...session, sessionExpiresIn })).toBe('over');
});

const response = {
  type: 'Bearer',
  token: '5f0c'.repeat(16),
  expires_in: 599,
  sessionExpires: '2030-01-02T03:04:05Z',
  sessionInactiveTimeout: 1_800_000,
};
const record = {
  accessToken: response.token,
  expiresIn: 599,
  created,
  sessionExpires: response.sessionExpires,
  sessionInactiveTimeout: 1_800_000,
};

describe("the proxy's response", () => {
  test.each([
    [{}, {}],
    [{ sessionExpires: undefined }, { sessionExpires: '' }],
    [{ sessionExpires: 7 }, { sessionExpires: '' }],
    [{ sessionInactiveTimeout: undefined }, { sessionInactiveTimeout: 0 }],
    [{ sessionInactiveTimeout: '5' }, { sessionInactiveTimeout: 0 }],
    [{ sessionInactiveTimeout: -5 }, { sessionInactiveTimeout: 0 }],
    [{ sessionExpiresIn: 7200 }, { sessionExpiresIn: 7200 }],
    [{ sessionExpiresIn: 0 }, {}],
    [{ expires_in: 1 }, { expiresIn: 1 }],
    [{ type: undefined, unknown: true }, {}],
  ])('with %j is parsed to a session with %j', (sent, parsed) => {
    expect(parseSession({ ...response, ...sent }, created)).toStrictEqual({
      ok: true,
      session: { ...record, ...parsed },
    });
  });

  test.each([
    [{ expires_in: 0 }, 'The session token has expired.'],
    [{ expires_in: -1 }, 'The session token has expired.'],
    [{ expires_in: '599' }, "The proxy didn't say how long its session token is valid."],
    [{ expires_in: undefined }, "The proxy didn't say how long its session token is valid."],
    [{ token: '' }, 'The proxy sent no session token.'],
    [{ token: undefined }, 'The proxy sent no session token.'],
    [{ token: 7 }, 'The proxy sent no session token.'],
    [{ token: 'a b' }, 'The proxy sent no session token.'],
    [{ token: 'a\nb' }, 'The proxy sent no session token.'],
    [{ token: 'ä' }, 'The proxy sent no session token.'],
  ])('with %j is rejected: %s', (sent, reason) => {
    expect(parseSession({ ...response, ...sent }, created)).toStrictEqual({ ok: false, reason });
  });
});

describe('the bearer token in the page', () => {
  const encodeForPage = (value: unknown) => encodeBase64(new TextEncoder().encode(JSON.stringify(value)));

  test('is parsed', () => {
    expect(parseBearer(encodeForPage(response), created)).toStrictEqual({ ok: true, session: record });
    expect(parseBearer(` ${encodeForPage(response)}\n`, created)).toStrictEqual({ ok: true, session: record });
  });

  test.each([
    ['', 'You are not signed in.'],
    ['  ', 'You are not signed in.'],
    ['{{ .Session }}', 'The session token in the page is not base64.'],
    ['AAEC*', 'The session token in the page is not base64.'],
    ['AAEC', 'The session token in the page is not JSON.'],
    [encodeForPage(null), 'The proxy sent no session token.'],
    [encodeForPage([]), 'The proxy sent no session token.'],
    [encodeForPage('x'), 'The proxy sent no session token.'],
    [encodeForPage({ ...response, expires_in: 0 }), 'The session token has expired.'],
  ])('with the content "%s" is rejected: %s', (content, reason) => {
    expect(parseBearer(content, created)).toStrictEqual({ ok: false, reason });
  });
});

describe('a session from the page', () => {
  const pageSession = { ...record, sessionExpires: '0001-01-01T00:00:00Z' };
  const stored = { ...record, user: 'ada' };
  test.each([
    ['takes the user and the end of the stored session', pageSession, stored, stored],
    ['keeps its own end', record, { ...stored, sessionExpires: '2029-01-01T00:00:00Z' }, stored],
    ['ignores a session with another token', pageSession, { ...stored, accessToken: 'other' }, pageSession],
    ['needs no stored session', pageSession, undefined, pageSession],
  ])('%s', (...[, session, storedSession, expected]) => {
    expect(withStoredData(session, storedSession)).toStrictEqual(expected);
  });
});

describe('the session in storage', () => {
  test.each([
    record,
    { ...record, sessionExpiresIn: 7200 },
    { ...record, sessionExpires: '', sessionInactiveTimeout: 0 },
  ])('is parsed: %j', (stored) => {
    expect(parseStoredSession(JSON.stringify(stored))).toStrictEqual(stored);
  });

  test('has defaults for missing fields and no unknown fields', () => {
    const { accessToken, expiresIn } = record;
    expect(parseStoredSession(JSON.stringify({ accessToken, expiresIn, created, extra: 1 }))).toStrictEqual({
      accessToken,
      expiresIn,
      created,
      sessionExpires: '',
      sessionInactiveTimeout: 0,
    });
  });

  test.each([
    null,
    '',
    'null',
    'undefined',
    '{',
    '[]',
    '"x"',
    '{}',
    JSON.stringify({ ...record, accessToken: '' }),
    JSON.stringify({ ...record, accessToken: undefined, token: 'x' }),
    JSON.stringify({ ...record, expiresIn: null }),
    JSON.stringify({ ...record, expiresIn: 0 }),
    JSON.stringify({ ...record, created: '1' }),
    JSON.stringify({ ...record, created: undefined }),
  ])('is rejected: %j', (text) => {
    expect(parseStoredSession(text)).toBeUndefined();
  });
});

// docs/behaviour.md#browser-storage "The theme and the state of the offer survive"
test('a sign-out keeps the theme, the state of the assistant popup and the browser settings', () => {
  const keys = [...Object.values(storageKeys), 'postern-settings:alice:columns', 'postern-palette'];
  expect(keys.filter(isKeptAtSignOut)).toStrictEqual([
    'grv_teleport_ui_theme',
    'grv_teleport_show_assist',
    'postern-settings:alice:columns',
  ]);
});

// docs/behaviour.md#browser-storage "The keys with the prefix grv_teleport_"
// docs/behaviour.md#bearer-token "The bearer token is in storage under"
test('the storage keys have the names that other consoles of the origin use', () => {
  const { token, renewing, lastActive, discover, theme, showAssist } = storageKeys;
  const keys = [token, renewing, lastActive, discover, theme, showAssist];
  const names = ['token', 'token_renew', 'last_active', 'discover', 'ui_theme', 'show_assist'];
  expect(keys).toEqual(names.map((name) => `grv_teleport_${name}`));
});
