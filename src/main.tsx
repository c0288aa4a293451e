import './ui/theme/fonts.css';
import './ui/theme/base.css.ts';
import { showStartError, startConsole } from '#app/start.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('the page has no element with the id app');

/**
 * The static demo leaves a service worker on its origin. A real console on the same origin serves a new worker file
 * that unregisters it (`src/serve`). Browsers do not request the file immediately, so this function does.
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
  // Evaluating the modules was a long task. Starting the console in another task lets the browser respond in between.
  await new Promise((resolve) => setTimeout(resolve));
  await startConsole(container);
}

// No top-level await, because modules that the mock shares with this file would wait for the mock.
startPage(container).catch((error: unknown) => showStartError(container, error));
