import { sanitize } from '#lib/text/sanitize.ts';

/**
 * Untrusted text on one line: invisible characters are escaped, and its text direction is isolated (Unicode TR 36, WCAG
 * 1.3.2). Attributes and titles cannot contain elements, so they use `sanitize(text)`.
 */
export function UntrustedText({ children }: { children: string }) {
  return <bdi>{sanitize(children)}</bdi>;
}
