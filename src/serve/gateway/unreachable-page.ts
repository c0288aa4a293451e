import { escapeHtml } from '#serve/pages/escape-html.ts';
import type { Unreachable } from './unreachable.ts';

/** Stands on its own, because the console's own files must not be needed to say why there is no console. It does not reload by itself: that would read it out again each time (WCAG 2.2.1). */
export const unreachablePage = ({ message, remedy }: Unreachable): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Proxy not reachable</title>
    <style>
      :root { color-scheme: light dark; color: CanvasText; background: Canvas; font: 16px/1.5 system-ui, sans-serif; }
      main { max-width: 34rem; margin: 20vh auto 0; padding: 0 1.5rem; }
      h1 { font-size: 1.375rem; line-height: 1.3; }
    </style>
  </head>
  <body>
    <main>
      <h1>The proxy behind this console cannot be reached</h1>
      <p>${escapeHtml(message)}</p>
      <p>${escapeHtml(remedy)}</p>
      <p><a href="">Try again</a></p>
    </main>
  </body>
</html>
`;
