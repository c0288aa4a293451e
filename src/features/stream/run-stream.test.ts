import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreCredentials, revokeCredentials } from '#api/identity/credentials.ts';
import { runStream } from './run-stream.ts';
import { TestSocket } from './test-socket.ts';

interface State {
  at: 'connecting' | 'open' | 'ended';
  awaits?: 'frame';
  heard: readonly string[];
}

/** Keeps what befell it; what begins with `!` it does. */
function started(explained = async (_ended: State): Promise<State | undefined> => undefined) {
  const states: State[] = [];
  const followed: string[] = [];
  const running = runStream<State, { on: 'asked' }, { do: 'note'; text: string }>({
    initial: { at: 'open', heard: [] },
    address: async () => ({ url: 'wss://proxy.example.com/', stream: { at: 'open', heard: [] } }),
    next(stream, event) {
      if (stream.at === 'ended') return { stream };
      const input = event.on === 'frame' ? String(event.data) : event.on;
      const isEnd = ['socketClosed', 'signedOut', 'timedOut', '!hangUp'].includes(input);
      const next: State = { at: isEnd ? 'ended' : 'open', heard: [...stream.heard, input] };
      if (input === '!send') return { stream: next, effect: { do: 'send', data: 'pong' } };
      if (input === 'garbage') return { stream: { ...next, at: 'connecting' } };
      if (input === '!ok') return { stream: { ...next, awaits: 'frame' } };
      if (input === '!note') return { stream: next, effect: { do: 'note', text: input } };
      return isEnd ? { stream: next, effect: { do: 'hangUp' } } : { stream: next };
    },
    runEffect: ({ text }) => void followed.push(text),
    afterEvent: () => {},
    onStream: (stream) => void states.push(stream),
    explainEnd: explained,
    failureState: (error) => ({ at: 'ended', heard: [String(error)] }),
  });
  const now = () => states.at(-1);
  return { running, states, followed, now };
}

const opened = async () => {
  await vi.waitFor(() => expect(TestSocket.last).toBeDefined());
  TestSocket.last.simulateOpen();
};

beforeEach(() => {
  Reflect.deleteProperty(TestSocket, 'last');
  vi.stubGlobal('WebSocket', TestSocket);
});

afterEach(() => {
  vi.useRealTimers();
  restoreCredentials();
});

test('what comes is heard in order, and what is asked for is done', async () => {
  const { now, followed } = started();
  await opened();
  for (const frame of ['one', '!send', '!note', '!hangUp']) TestSocket.last.receive(frame);
  await vi.waitFor(() => expect(now()?.at).toBe('ended'));
  expect(now()?.heard).toEqual(['opened', 'one', '!send', '!note', '!hangUp']);
  expect(TestSocket.last.sent).toEqual(['pong']);
  expect(followed).toEqual(['!note']);
  expect(TestSocket.last.readyState).toBe(3);
});

// docs/behaviour.md#live-desktops "Another request finds out whether"
test('an end that the line left unexplained is explained by what another call tells', async () => {
  const { now, states } = started(async (ended) => ({ ...ended, heard: ['the proxy is gone'] }));
  await opened();
  TestSocket.last.close();
  await vi.waitFor(() => expect(now()?.heard).toEqual(['the proxy is gone']));
  expect(states.at(-2)?.heard).toEqual(['opened', 'socketClosed']);
});

test('no line outlives the bearer that it was opened with', async () => {
  const { now } = started();
  await opened();
  revokeCredentials();
  await vi.waitFor(() => expect(now()?.heard.at(-1)).toBe('signedOut'));
  await vi.waitFor(() => expect(TestSocket.last.readyState).toBe(3));
});

test('a proxy that says nothing for half a minute has not answered, and one that did may be silent', async () => {
  vi.useFakeTimers();
  const silent = started();
  await vi.advanceTimersByTimeAsync(0);
  TestSocket.last.simulateOpen();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(silent.now()?.at).toBe('open');
  await vi.advanceTimersByTimeAsync(2000);
  expect(silent.now()?.heard).toEqual(['opened', 'timedOut']);
  const answering = started();
  await vi.advanceTimersByTimeAsync(0);
  TestSocket.last.simulateOpen();
  TestSocket.last.receive('one');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answering.now()?.heard).toEqual(['opened', 'one']);
});

test('a proxy that takes the token and then says nothing has not answered', async () => {
  vi.useFakeTimers();
  const { now } = started();
  await vi.advanceTimersByTimeAsync(0);
  TestSocket.last.simulateOpen();
  TestSocket.last.receive('!ok');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(now()?.heard).toEqual(['opened', '!ok']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(now()?.heard).toEqual(['opened', '!ok', 'timedOut']);
});

test('a proxy that sends unreadable messages only has not answered', async () => {
  vi.useFakeTimers();
  const { now } = started();
  await vi.advanceTimersByTimeAsync(0);
  TestSocket.last.simulateOpen();
  TestSocket.last.receive('garbage');
  await vi.advanceTimersByTimeAsync(31_000);
  expect(now()?.heard).toEqual(['opened', 'garbage', 'timedOut']);
});

test('who has left hears nothing more', async () => {
  const { running, states } = started();
  await opened();
  await vi.waitFor(() => expect(states).toHaveLength(1));
  running.mute();
  running.dispatch({ on: 'asked' });
  TestSocket.last.close();
  await new Promise((resolve) => setImmediate(resolve));
  expect(states).toHaveLength(1);
});
