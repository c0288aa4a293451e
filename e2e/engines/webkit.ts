// Starts WebKit: the program WebKitWebDriver, with its small browser on a virtual display.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Engine } from './engine.ts';
import { isReady, openTab } from './web-driver.ts';

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Finds a TCP port that no program uses. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a server that listens on a port has this type
  server.close();
  await once(server, 'close');
  return port;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** Starts a virtual display, which chooses its own number. */
async function startDisplay(xvfb: string): Promise<{ child: ChildProcess; display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
  const child = spawn(xvfb, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [displayNumber] = (await once(child.stdout, 'data')) as [Buffer]; // the program prints only the display number
  return { child, display: `:${displayNumber.toString().trim()}` };
}

export async function startWebKit({ driver, xvfb }: { driver: string; xvfb: string }): Promise<Engine> {
  const { child: displayProcess, display } = await startDisplay(xvfb);
  const port = await findFreePort();
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' };
  const driverProcess = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  for (let attempts = 0; !(await isReady(address)); attempts += 1) {
    if (attempts > 100) throw new Error('WebKitWebDriver did not start');
    await delay(100);
  }
  return {
    openTab: () => openTab(address),
    async close() {
      await stopProcess(driverProcess);
      await stopProcess(displayProcess);
    },
  };
}
