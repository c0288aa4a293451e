import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreCredentials, revokeCredentials } from '#api/identity/credentials.ts';
import { runStream } from './run-stream.ts';
import { TestSocket } from './test-socket.ts';

interface State {
  status: 'connecting' | 'open' | 'ended';
  awaits?: 'frame';
  received: readonly string[];
}

/**
 * Starts a stream whose state records all events. The frames `!send`, `!note` and `!hangUp` have effects, `!ok` is the
 * answer to the token, and `garbage` is an unreadable message.
 */
function startTestStream(explainEnd = async (_ended: State): Promise<State | undefined> => undefined) {
  const states: State[] = [];
  const followed: string[] = [];
  const running = runStream<State, { type: 'asked' }, { type: 'note'; text: string }>({
    initial: { status: 'open', received: [] },
    address: async () => ({ url: 'wss://proxy.example.com/', stream: { status: 'open', received: [] } }),
    next(stream, event) {
      if (stream.status === 'ended') return { stream };
      const input = event.type === 'frame' ? String(event.data) : event.type;
      const isEnd = ['socketClosed', 'signedOut', 'timedOut', '!hangUp'].includes(input);
      const next: State = { status: isEnd ? 'ended' : 'open', received: [...stream.received, input] };
      if (input === '!send') return { stream: next, effect: { type: 'send', data: 'pong' } };
      if (input === 'garbage') return { stream: { ...next, status: 'connecting' } };
      if (input === '!ok') return { stream: { ...next, awaits: 'frame' } };
      if (input === '!note') return { stream: next, effect: { type: 'note', text: input } };
      return isEnd ? { stream: next, effect: { type: 'hangUp' } } : { stream: next };
    },
    runEffect: ({ text }) => void followed.push(text),
    afterEvent: () => {},
    onStream: (stream) => void states.push(stream),
    explainEnd,
    failureState: (error) => ({ status: 'ended', received: [String(error)] }),
  });
  const now = () => states.at(-1);
  return { running, states, followed, now };
}

const openSocket = async () => {
  await vi.waitFor(() => expect(TestSocket.latest).toBeDefined());
  TestSocket.latest.simulateOpen();
};

beforeEach(() => {
  Reflect.deleteProperty(TestSocket, 'last');
  vi.stubGlobal('WebSocket', TestSocket);
});

afterEach(() => {
  vi.useRealTimers();
  restoreCredentials();
});

test('handles events in order and runs their effects', async () => {
  const { now, followed } = startTestStream();
  await openSocket();
  for (const frame of ['one', '!send', '!note', '!hangUp']) TestSocket.latest.receive(frame);
  await vi.waitFor(() => expect(now()?.status).toBe('ended'));
  expect(now()?.received).toEqual(['opened', 'one', '!send', '!note', '!hangUp']);
  expect(TestSocket.latest.sent).toEqual(['pong']);
  expect(followed).toEqual(['!note']);
  expect(TestSocket.latest.readyState).toBe(3);
});

// docs/behaviour.md#live-desktops "Another request finds out whether"
test('another call explains an end for which the socket gave no reason', async () => {
  const { now, states } = startTestStream(async (ended) => ({ ...ended, received: ['the proxy is gone'] }));
  await openSocket();
  TestSocket.latest.close();
  await vi.waitFor(() => expect(now()?.received).toEqual(['the proxy is gone']));
  expect(states.at(-2)?.received).toEqual(['opened', 'socketClosed']);
});

test('closes the socket when the bearer token is revoked', async () => {
  const { now } = startTestStream();
  await openSocket();
  revokeCredentials();
  await vi.waitFor(() => expect(now()?.received.at(-1)).toBe('signedOut'));
  await vi.waitFor(() => expect(TestSocket.latest.readyState).toBe(3));
});

test('times out 30 seconds after opening if no message arrives, but not after a first message', async () => {
  vi.useFakeTimers();
  const silent = startTestStream();
  await vi.advanceTimersByTimeAsync(0);
  TestSocket.latest.simulateOpen();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(silent.now()?.status).toBe('open');
  await vi.advanceTimersByTimeAsync(2000);
  expect(silent.now()?.received).toEqual(['opened', 'timedOut']);
  const answering = startTestStream();
  await vi.advanceTimersByTimeAsync(0);
  TestSocket.latest.simulateOpen();
  TestSocket.latest.receive('one');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answering.now()?.received).toEqual(['opened', 'one']);
});

test('times out when nothing follows the accepted token', async () => {
  vi.useFakeTimers();
  const { now } = startTestStream();
  await vi.advanceTimersByTimeAsync(0);
  TestSocket.latest.simulateOpen();
  TestSocket.latest.receive('!ok');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(now()?.received).toEqual(['opened', '!ok']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(now()?.received).toEqual(['opened', '!ok', 'timedOut']);
});

test('times out when all messages are unreadable', async () => {
  vi.useFakeTimers();
  const { now } = startTestStream();
  await vi.advanceTimersByTimeAsync(0);
  TestSocket.latest.simulateOpen();
  TestSocket.latest.receive('garbage');
  await vi.advanceTimersByTimeAsync(31_000);
  expect(now()?.received).toEqual(['opened', 'garbage', 'timedOut']);
});

test('reports nothing after it was muted', async () => {
  const { running, states } = startTestStream();
  await openSocket();
  await vi.waitFor(() => expect(states).toHaveLength(1));
  running.mute();
  running.dispatch({ type: 'asked' });
  TestSocket.latest.close();
  await new Promise((resolve) => setImmediate(resolve));
  expect(states).toHaveLength(1);
});
