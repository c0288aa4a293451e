import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { measureMemoryGrowth } from './memory.ts';

const ALLOCATED_MIB = 64;
/** Starts a child process that allocates memory when its input ends. */
const PARENT = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', process.argv[1]], { stdio: 'inherit' });
  process.on('SIGTERM', () => child.kill());
  child.on('exit', () => process.exit());`;
const CHILD = `
  console.log('started');
  process.stdin.on('end', () => {
    globalThis.memory = Buffer.alloc(${ALLOCATED_MIB} * 1024 * 1024, 1);
    console.log('allocated');
    setInterval(() => undefined, 1000);
  }).resume();`;

test.runIf(process.platform === 'linux')('memory growth includes the descendants of a process', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT, CHILD], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void parent.kill());
  await once(parent.stdout, 'data');
  const memoryGrowth = measureMemoryGrowth(parent.pid ?? 0);
  parent.stdin.end();
  await once(parent.stdout, 'data');
  expect(memoryGrowth()).toBeGreaterThan(ALLOCATED_MIB * 0.9);
});
