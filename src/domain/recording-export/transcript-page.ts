// Exports the lines of a recording as one HTML file (a transcript page) without external resources and scripts.
import { formatClock } from '#domain/recording/clock-text.ts';
import type { LineBatches } from './plain-text.ts';

export interface TranscriptHeader {
  /** The title and the heading of the page. */
  title: string;
  /** Facts about the session, such as user and time; one paragraph each. */
  facts: readonly string[];
}

const TRANSCRIPT_STYLE =
  'body{margin:2rem auto;max-width:72rem;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#1d2733;background:#fff}' +
  'table{border-collapse:collapse;font:14px/1.5 ui-monospace,monospace}td{padding:0 1rem 0 0;vertical-align:top;white-space:pre-wrap;overflow-wrap:anywhere}' +
  'td:first-child{color:#5b6776;white-space:nowrap}@media(prefers-color-scheme:dark){body{color:#e6edf3;background:#0d1117}td:first-child{color:#9aa7b4}}';

/** The hash of the styles above. The page's policy (CSP) forbids other styles, all scripts and all requests. */
export const STYLE_HASH = 'sha256-lsROjTRgDDsXG/Hc6hSlJVzLkUpo1F2aOSVlNQZDo38=';

const CONTENT_SECURITY_POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

export async function* transcriptPage(
  { title, facts }: TranscriptHeader,
  batches: LineBatches,
): AsyncGenerator<string> {
  const name = escapeHtml(title);
  yield [
    '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n',
    `<meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}">\n`,
    '<meta name="referrer" content="no-referrer">\n<meta name="viewport" content="width=device-width">\n',
    `<title>${name}</title>\n<style>${TRANSCRIPT_STYLE}</style>\n</head>\n<body>\n<h1>${name}</h1>\n`,
    ...facts.map((fact) => `<p>${escapeHtml(fact)}</p>\n`),
    '<table>\n<tbody>\n',
  ].join('');
  for await (const lines of batches)
    if (lines.length > 0)
      yield lines.map(({ ms, text }) => `<tr><td>${formatClock(ms)}</td><td>${escapeHtml(text)}</td></tr>\n`).join('');
  yield '</tbody>\n</table>\n</body>\n</html>\n';
}

/** The styles, for the test of `STYLE_HASH`. */
export const styleText = (): string => TRANSCRIPT_STYLE;
