import { escapeHtml } from '#serve/pages/escape-html.ts';
import type { UpstreamUnreachable } from './unreachable.ts';

const NOT_REACHABLE = { title: 'Proxy not reachable', heading: 'The proxy behind this console cannot be reached' };
const NOT_A_PROXY_PAGE = {
  title: 'Not a page of a proxy',
  heading: 'The proxy behind this console answered, but not with its page',
};

/**
 * The page that replaces the console when its proxy cannot be reached or sends no page. It must be self-contained,
 * because the console's files may be missing. It does not reload itself, because screen readers would read it again
 * each time (WCAG 2.2.1).
 */
export function unreachablePage({ code, message, remedy }: UpstreamUnreachable): string {
  const { title, heading } = code === 'unexpected_response' ? NOT_A_PROXY_PAGE : NOT_REACHABLE;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <style>
      :root { color-scheme: light dark; color: CanvasText; background: Canvas; font: 16px/1.5 system-ui, sans-serif; }
      main { max-width: 34rem; margin: 20vh auto 0; padding: 0 1.5rem; }
      h1 { font-size: 1.375rem; line-height: 1.3; }
    </style>
  </head>
  <body>
    <main>
      <h1>${heading}</h1>
      <p>${escapeHtml(message)}</p>
      <p>${escapeHtml(remedy)}</p>
      <p><a href="">Try again</a></p>
    </main>
  </body>
</html>
`;
}
