import '#ui/base.css.ts';
import { start } from '#app/start.tsx';

async function main(): Promise<void> {
  if (import.meta.env.MODE === 'mock') {
    const { startMock } = await import('#fixtures/worker.ts');
    if (!(await startMock())) return;
  }
  // Reading the code was one long task; what follows is another.
  await new Promise((resolve) => setTimeout(resolve));
  await start();
}

// Not awaited here: a file that the mock shares must not wait for the mock.
void main();
