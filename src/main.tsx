import './ui/theme/base.css.ts';
import { showStartError, startConsole } from '#app/start.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('the page has no element with the id app');

/**
 * The static demo leaves a worker with its origin, whose file dismisses it where a real console is served (`src/serve`).
 * Browsers ask for that file when they see fit, so it is asked for now.
 */
async function updateDemoWorker(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.update()));
}

async function startPage(container: HTMLElement): Promise<void> {
  if (import.meta.env.MODE === 'mock') {
    const { startMock } = await import('#fixtures/browser/worker.ts');
    if (!(await startMock())) return;
  } else void updateDemoWorker().catch(() => undefined); // the next page tries again
  // Reading the code was one long task; what follows is another.
  await new Promise((resolve) => setTimeout(resolve));
  await startConsole(container);
}

// Not awaited here: a file that the mock shares must not wait for the mock.
startPage(container).catch((error: unknown) => showStartError(container, error));
