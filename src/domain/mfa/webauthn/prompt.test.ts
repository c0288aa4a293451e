import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCredential } from './create-credential.ts';
import { obtainAssertion } from './obtain-assertion.ts';
import { isPromptCanceled, timeoutOf } from './prompt.ts';
import { browserWith, buffer } from './test-browser.ts';

const assertion = {
  id: '-__-',
  rawId: buffer(1),
  type: 'public-key',
  response: { authenticatorData: buffer(1), clientDataJSON: buffer(2), signature: buffer(3), userHandle: null },
  getClientExtensionResults: () => ({}),
};

const challenge = (timeout?: number) => ({
  publicKey: { challenge: 'AAEC', rpId: 'example.com', ...(timeout === undefined ? {} : { timeout }) },
});

const newKeyChallenge = (timeout?: number) => ({
  publicKey: {
    challenge: 'AAEC',
    rp: { name: 'Acme', id: 'example.com' },
    user: { name: 'alice', displayName: 'Alice', id: '/w==' },
    pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
    ...(timeout === undefined ? {} : { timeout }),
  },
});

// Simulates a browser extension that replaces the browser's functions: the promise never settles and ignores aborts.
const neverSettles = () => new Promise(() => undefined);

const promptForAssertion = (timeout?: number, signal?: AbortSignal) =>
  obtainAssertion(challenge(timeout), signal ? { signal } : {});
const promptForNewKey = (timeout?: number, signal?: AbortSignal) => createCredential(newKeyChallenge(timeout), signal);

/** Returns a function that returns the error of the promise, or undefined while it has not been rejected. */
function errorOf(promise: Promise<unknown>): () => Error | undefined {
  let error: Error | undefined;
  promise.catch((thrown: Error) => (error = thrown));
  return () => error;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  [undefined, 60_000],
  [0, 60_000],
  [-5, 60_000],
  [Number.NaN, 60_000],
  [200, 200],
  [300_000, 300_000],
  [1e12, 600_000],
])('the time limit of a challenge with the timeout %s is %d ms', (timeout, ms) => {
  expect(timeoutOf(timeout === undefined ? {} : { timeout })).toBe(ms);
});

// docs/behaviour.md#security-keys "The console gives up on a prompt"
test.each([
  { what: 'an assertion', call: 'get', ask: promptForAssertion, timeout: undefined, ms: 60_000 },
  { what: 'an assertion', call: 'get', ask: promptForAssertion, timeout: 90_000, ms: 90_000 },
  { what: 'a new key', call: 'create', ask: promptForNewKey, timeout: undefined, ms: 60_000 },
  { what: 'a new key', call: 'create', ask: promptForNewKey, timeout: 90_000, ms: 90_000 },
] as const)(
  'gives up the prompt for $what after $ms ms if it never settles',
  async ({ call, ask: openPrompt, timeout, ms }) => {
    const { isAborted } = browserWith(call, neverSettles);
    const error = errorOf(openPrompt(timeout));
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(error()).toBeUndefined();
    expect(isAborted()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(error()?.message).toContain("wasn't used in time");
    expect(isPromptCanceled(error())).toBe(false);
    expect(isAborted()).toBe(true);
  },
);

test.each([
  ['an assertion', 'get', promptForAssertion],
  ['a new key', 'create', promptForNewKey],
] as const)(
  'cancels the prompt for %s when the signal aborts, even if it never settles',
  async (_what, call, openPrompt) => {
    const { isAborted } = browserWith(call, neverSettles);
    const controller = new AbortController();
    const error = errorOf(openPrompt(undefined, controller.signal));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(isPromptCanceled(error())).toBe(true);
    expect(isAborted()).toBe(true);
  },
);

test('a new prompt cancels an open one, whose time limit and signal do not affect the new prompt', async () => {
  const hangingController = new AbortController();
  browserWith('get', neverSettles);
  const firstError = errorOf(promptForAssertion(undefined, hangingController.signal));
  await vi.advanceTimersByTimeAsync(30_000);
  const { isAborted } = browserWith('get', neverSettles);
  const secondError = errorOf(promptForAssertion());
  await vi.advanceTimersByTimeAsync(0);
  expect(isPromptCanceled(firstError())).toBe(true);
  hangingController.abort();
  await vi.advanceTimersByTimeAsync(45_000);
  expect(isAborted()).toBe(false);
  expect(secondError()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(secondError()?.message).toContain("wasn't used in time");
});

test('an answer stops the time limit', async () => {
  const { isAborted } = browserWith('get', () => assertion);
  await promptForAssertion();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(isAborted()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
