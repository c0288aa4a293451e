import './ui/theme/base.css.ts';
import { showFailure, start } from '#app/start.tsx';

const page = document.getElementById('app');
if (!page) throw new Error('the page has no element with the id app');

/**
 * The static demo leaves a worker with its origin, whose file dismisses it where a real console is served (`src/serve`).
 * Browsers ask for that file when they see fit, so it is asked for now.
 */
async function leaveDemo(): Promise<void> {
  const left = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(left.map((registration) => registration.update()));
}

async function main(at: HTMLElement): Promise<void> {
  if (import.meta.env.MODE === 'mock') {
    const { startMock } = await import('#fixtures/browser/worker.ts');
    if (!(await startMock())) return;
  } else void leaveDemo().catch(() => undefined); // the next page tries again
  // Reading the code was one long task; what follows is another.
  await new Promise((resolve) => setTimeout(resolve));
  await start(at);
}

// Not awaited here: a file that the mock shares must not wait for the mock.
main(page).catch((error: unknown) => showFailure(page, error));
