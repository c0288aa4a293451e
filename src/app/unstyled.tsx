import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';

/** Of a sheet that did not come engines make nothing, one without rules, or one whose rules cannot be read. */
function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

/**
 * Reports a stylesheet that did not come (docs/behaviour.md#errors). There is one for all pages, in the head, and
 * scripts wait for it: whether it came is known before anything is drawn. Without it the console works, but looks like
 * nothing.
 */
export function Unstyled() {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  if (![...sheets].some(isLost)) return null;
  return (
    <Banner tone="bad" action={<Button onClick={() => location.reload()}>Reload</Button>}>
      The styles of this page couldn’t be loaded. You can go on without them, or reload the page.
    </Banner>
  );
}
