/**
 * Depending on the browser, a stylesheet that failed to load is null, has no rules, or throws when its rules are read.
 */
function isNotLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

/** Whether a stylesheet failed to load. False until the page is complete, because stylesheets may still be loading. */
export const hasMissingStylesheet = (page: Pick<Document, 'readyState' | 'querySelectorAll'>): boolean =>
  page.readyState === 'complete' &&
  [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(isNotLoaded);
