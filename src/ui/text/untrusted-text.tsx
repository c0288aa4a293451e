import { sanitize } from '#lib/text/sanitize.ts';

/**
 * Text of the proxy's, of an address or of anybody's making, in one line: no mark in it is unseen, and its direction ends
 * with it (Unicode TR 36, WCAG 1.3.2). Attributes and titles, which take no elements, hold `visible(text)`.
 */
export function UntrustedText({ children }: { children: string }) {
  return <bdi>{sanitize(children)}</bdi>;
}
