// The parts of the W3C WebDriver protocol that the tests need: a session, pointer, keys and scripts.
import { WINDOW_SIZE, type Point, type Tab } from './engine.ts';

/** Keys that type no character, as WebDriver key codes (W3C WebDriver 17.4.2). */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  F6: '\uE036',
};

type WebDriverCall = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

function webDriverCalls(address: string): WebDriverCall {
  return async (method, path, body) => {
    const response = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: unknown }; // every response has a value (W3C WebDriver 6.3)
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

const keyCodeOf = (name: string) => KEYS[name] ?? name;
const keyDownAction = (name: string) => ({ type: 'keyDown', value: keyCodeOf(name) });
const keyUpAction = (name: string) => ({ type: 'keyUp', value: keyCodeOf(name) });
const pointerMoveAction = ({ x, y }: Point) => ({
  type: 'pointerMove',
  duration: 0,
  x: Math.round(x),
  y: Math.round(y),
});

function tabOf(call: WebDriverCall, session: string): Tab {
  const post = (path: string, body: object = {}) => call('POST', `${session}${path}`, body);
  const performActions = async (source: object, actions: readonly object[]) =>
    void (await post('/actions', { actions: [{ ...source, actions }] }));
  const performKeys = (actions: readonly object[]) => performActions({ type: 'key', id: 'keys' }, actions);
  const performMouse = (actions: readonly object[]) =>
    performActions({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, actions);
  return {
    goTo: async (url) => void (await post('/url', { url })),
    evaluate: async (pageFunction, ...args) => {
      const result = await post('/execute/sync', {
        script: `return (${String(pageFunction)}).apply(null, arguments)`,
        args,
      });
      return result as Awaited<ReturnType<typeof pageFunction>>;
    },
    move: (position) => performMouse([pointerMoveAction(position)]),
    click: (position) =>
      performMouse([pointerMoveAction(position), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
    wheel: ({ x, y }, deltaY) =>
      performActions({ type: 'wheel', id: 'wheel' }, [
        { type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY },
      ]),
    press: (...names) => performKeys([...names.map(keyDownAction), ...names.toReversed().map(keyUpAction)]),
    type: (text) =>
      performKeys(
        Array.from(text, (character) => (character === '\n' ? 'Enter' : character)).flatMap((letter) => [
          keyDownAction(letter),
          keyUpAction(letter),
        ]),
      ),
    screenshot: async () => Buffer.from(String(await call('GET', `${session}/screenshot`)), 'base64'),
    close: async () => void (await call('DELETE', session)),
  };
}

/** Whether the WebDriver program at this address accepts sessions. */
export const isReady = async (address: string): Promise<boolean> => {
  try {
    const status = (await webDriverCalls(address)('GET', '/status')) as { ready: boolean }; // W3C WebDriver 8.3
    return status.ready;
  } catch {
    return false; // the driver does not listen yet
  }
};

export async function openTab(address: string): Promise<Tab> {
  const call = webDriverCalls(address);
  const createdSession = await call('POST', '/session', {
    capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
  });
  const session = `/session/${(createdSession as { sessionId: string }).sessionId}`; // W3C WebDriver 8.1
  await call('POST', `${session}/window/rect`, WINDOW_SIZE);
  return tabOf(call, session);
}
