// Starts the mock proxy in this process, and Postern in front of it in another process, whose memory can be measured.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createProxy } from '#fixtures/proxy/proxy.ts';
import type { WireRequest } from '#fixtures/proxy/wire.ts';
import { serve } from '#serve/server.ts';

export interface Upstream {
  origin: string;
  /** The ID of the server web-01. */
  serverId: string;
  /** All requests that arrived, without their bodies. */
  requests: Pick<WireRequest, 'url' | 'headers'>[];
  close: () => Promise<void>;
}

export async function startUpstream(): Promise<Upstream> {
  const mock = createProxy({ scenario: 'two servers', secure: true });
  mock.world.settings.rateLimits = false;
  const requests: Upstream['requests'] = [];
  const recordingMock = {
    ...mock,
    handle(request: WireRequest) {
      requests.push({ url: request.url, headers: request.headers });
      return mock.handle(request);
    },
  };
  const { origin, close } = await serve({ dist: 'dist', host: '127.0.0.1', port: 0, back: { mock: recordingMock } });
  const server = mock.world.db.server.all().find(({ item }) => item.hostname === 'web-01');
  return { origin, serverId: server?.item.id ?? '', requests, close };
}

export interface Postern {
  pid: number;
  port: number;
  /** Ends the process with SIGTERM, waits until it has drained, and starts it again on the same port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a process with the options that the recipes name. 0 picks a free port. */
async function spawnPostern(upstreamOrigin: string, port: number) {
  const options = ['--host', '127.0.0.1', '--trusted-proxy', '127.0.0.1', '--proxy', upstreamOrigin];
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/serve/command/start.ts', '--port', String(port), ...options],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const [, actualPort] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? [];
    if (actualPort === undefined) continue;
    child.stdout.resume();
    return { child, exited, port: Number(actualPort) };
  }
  throw new Error('Postern did not start');
}

export async function startPostern(upstreamOrigin: string): Promise<Postern> {
  let running = await spawnPostern(upstreamOrigin, 0);
  async function stop() {
    running.child.kill();
    await running.exited;
  }
  const { port } = running;
  return {
    pid: running.child.pid ?? 0,
    port,
    stop,
    async restart() {
      await stop();
      running = await spawnPostern(upstreamOrigin, port);
    },
  };
}
