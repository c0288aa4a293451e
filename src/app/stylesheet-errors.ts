/** Of a sheet that did not come engines make nothing, one without rules, or one whose rules cannot be read. */
function isNotLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

/** Whether the page looks like nothing. Before it is complete a sheet may only be under way. */
export const hasMissingStylesheet = (page: Pick<Document, 'readyState' | 'querySelectorAll'>): boolean =>
  page.readyState === 'complete' &&
  [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(isNotLoaded);
