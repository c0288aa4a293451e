// A terminal without a browser: a websocket that sends nothing by itself and counts everything it receives.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { decodeEnvelope, encodeEnvelope } from '#fixtures/sockets/envelope.ts';
import type { Client } from '#e2e/contract/client.ts';

export interface TerminalStream {
  socket: WebSocket;
  type: (text: string) => void;
  /** Calls the listener with all further output. Returns a function that removes it. */
  onOutput: (listener: (text: string) => void) => () => void;
  /** Resolves when the output since this call contains the text. */
  waitForOutput: (text: string) => Promise<void>;
}

const terminalPath = (client: Client, serverId: string): string => {
  const params = JSON.stringify({ login: 'root', server_id: serverId, term: { h: 25, w: 80 } });
  return `/v1/webapi/sites/-current-/connect?${String(new URLSearchParams({ access_token: client.bearer(), params }))}`;
};

/** Opens a shell as root, over HTTP/1.1 as most browsers do. */
export async function openTerminal(client: Client, serverId: string): Promise<TerminalStream> {
  const url = new URL(terminalPath(client, serverId), client.origin);
  url.protocol = 'wss:';
  const socket = new WebSocket(url, {
    rejectUnauthorized: false,
    headers: { cookie: client.cookie(), origin: client.origin.origin },
  });
  const listeners = new Set<(text: string) => void>();
  socket.on('message', (data: Buffer) => {
    const { type, payload = '' } = decodeEnvelope(data) ?? {};
    if (type === 'r') listeners.forEach((listener) => listener(payload));
  });
  const terminal: TerminalStream = {
    socket,
    type: (text) => socket.send(encodeEnvelope('r', text)),
    onOutput(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async waitForOutput(text) {
      let output = '';
      const stop = terminal.onOutput((part) => (output += part));
      while (!output.includes(text)) {
        if (socket.readyState !== WebSocket.OPEN) throw new Error(`the terminal closed before "${text}"`);
        await delay(20);
      }
      stop();
    },
  };
  await once(socket, 'open');
  // The words differ from the typed ones, which the shell echoes.
  terminal.type("echo rea''dy\r");
  await terminal.waitForOutput('ready');
  return terminal;
}

/** Counts frames and pings of a terminal from now on. */
export function countFrames({ socket }: TerminalStream): () => number {
  let count = 0;
  for (const event of ['message', 'ping', 'pong'] as const) socket.on(event, () => (count += 1));
  return () => count;
}

interface NumberRange {
  first: number;
  last: number;
}

/** Reads lines with the numbers of a range, and checks that each arrives once and in order. */
function createNumberReader({ first, last }: NumberRange) {
  const progress: { next: number; wrongLine?: string } = { next: first };
  let unfinishedLine = '';
  function read(text: string): void {
    const lines = (unfinishedLine + text).split('\r\n');
    unfinishedLine = lines.pop() ?? '';
    for (const line of lines) {
      if (Number(line) === progress.next) progress.next += 1;
      else if (progress.next > first && progress.next <= last) progress.wrongLine ??= line;
    }
  }
  return { progress, read };
}

/** Prints the numbers of a range in a terminal, with a pause of the reader, and checks that all arrive. */
export async function floodTerminal(
  { type, onOutput, socket }: TerminalStream,
  { range, pauseMs }: { range: NumberRange; pauseMs: number },
): Promise<void> {
  const { progress, read } = createNumberReader(range);
  const stop = onOutput(read);
  async function waitForNumber(number: number): Promise<void> {
    while (progress.next <= number) {
      if (progress.wrongLine !== undefined)
        throw new Error(`expected ${progress.next}, received "${progress.wrongLine}"`);
      if (socket.readyState !== WebSocket.OPEN) throw new Error(`the terminal closed before ${progress.next}`);
      await delay(20);
    }
  }
  type(`seq ${range.first} ${range.last}\r`);
  await waitForNumber(range.first + Math.floor((range.last - range.first) / 4));
  socket.pause();
  await delay(pauseMs);
  socket.resume();
  await waitForNumber(range.last);
  stop();
}
