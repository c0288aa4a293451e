// A browser with only the features that benchmarks need. Playwright receives every frame of every websocket with its
// bytes, which takes a third of the CPU at thousands of frames a second.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { browserPath } from '#e2e/browser/path.ts';

export interface DevToolsPage {
  /** Sends a command of the DevTools protocol. */
  send: (method: string, params?: object) => Promise<unknown>;
  /** The JSON value of a script's result. */
  evaluate: <T>(script: string) => Promise<T>;
  /** Runs the script every 50 ms until its result is truthy. */
  waitUntil: (script: string) => Promise<void>;
  wait: (ms: number) => Promise<void>;
  close: () => void;
  /** The used heaps of the page and its workers after garbage collection, in MiB. */
  heap: () => Promise<number>;
}

interface DevToolsMessage {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
  params?: { sessionId?: string };
}

type SendCommand = (method: string, params?: object, sessionId?: string) => Promise<unknown>;

async function heapOf(send: SendCommand, sessions: readonly (string | undefined)[]): Promise<number> {
  let bytes = 0;
  for (const session of sessions) {
    await send('HeapProfiler.collectGarbage', {}, session);
    const heapSizes = await send('Runtime.getHeapUsage', {}, session);
    bytes += (heapSizes as { usedSize: number }).usedSize;
  }
  return bytes / 1024 / 1024;
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function connect(url: string): Promise<DevToolsPage> {
  const socket = new WebSocket(url, { maxPayload: 0 });
  await once(socket, 'open');
  const pendingCommands = new Map<number, (answer: DevToolsMessage) => void>();
  const workers: string[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as DevToolsMessage; // The format of the DevTools protocol.
    if (message.id !== undefined) pendingCommands.get(message.id)?.(message);
    if (message.method === 'Target.attachedToTarget') workers.push(message.params?.sessionId ?? '');
  });
  let lastId = 0;
  const send: SendCommand = (method, params = {}, sessionId) =>
    new Promise<unknown>((resolve, reject) => {
      const id = (lastId += 1);
      pendingCommands.set(id, ({ result, error }) => {
        pendingCommands.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  async function evaluate<T>(expression: string): Promise<T> {
    const { result } = (await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })) as {
      result: { value: T };
    };
    return result.value;
  }
  async function waitUntil(script: string): Promise<void> {
    while (!(await evaluate(script))) await delay(50);
  }
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true });
  return {
    send,
    evaluate,
    waitUntil,
    wait: delay,
    close: () => socket.terminate(),
    heap: () => heapOf(send, [undefined, ...workers]),
  };
}

/** Starts a browser with one empty page, and stops the browser when `use` is done. */
export async function withDevToolsBrowser<T>(use: (page: DevToolsPage) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const browser = spawn(
    browserPath() ?? 'chromium',
    ['--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  let page: DevToolsPage | undefined;
  try {
    for await (const line of createInterface(browser.stderr)) {
      const [, origin] = /^DevTools listening on ws:\/\/([^/]+)/.exec(line) ?? [];
      if (origin === undefined) continue;
      const pages = (await (await fetch(`http://${origin}/json`)).json()) as {
        type: string;
        webSocketDebuggerUrl: string;
      }[];
      page = await connect(pages.find(({ type }) => type === 'page')?.webSocketDebuggerUrl ?? '');
      return await use(page);
    }
    throw new Error('the browser did not start');
  } finally {
    page?.close();
    browser.stderr.destroy();
    const exited = once(browser, 'exit');
    // The command may be a script that starts the browser, so the whole process group is stopped.
    if (browser.pid !== undefined) process.kill(-browser.pid);
    await exited;
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
