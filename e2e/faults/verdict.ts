// Checks what a page shows while a call or stream fails.

/** The visible content of a page. */
export interface PageSnapshot {
  title: string;
  /** All visible text, and the names of controls. */
  text: string;
  /** The visible text of the `main` element, without the layout, or of the whole page if it has no such element. */
  main: string;
  /** Whether the page has a visible link, button or field to continue with. */
  hasExit: boolean;
  isBusy: boolean;
  longestTaskMs: number;
}

/** A snapshot with the errors and calls of the page. */
export interface ObservedPage extends PageSnapshot {
  errors: readonly string[];
  /** The number of calls of the operation that was called most often. */
  calls: number;
  /** Whether the fault delays a response, so that the page may still be loading. */
  isWaiting: boolean;
}

const MAX_CALLS = 12;
const MAX_TASK_MS = 1_000;

/** Parts of JavaScript error messages, and values that were printed by mistake. */
const ENGINE_MESSAGES =
  /Cannot read propert\w+|is not a function|is not iterable|is not defined|is not an object|Unexpected (token|end|identifier|non-whitespace)|JSON\.parse|\bquota\b|\bundefined\b|\bNaN\b|\[object \w+\]|Invalid (Date|time value|array length|URL)|Maximum call stack|Failed to (fetch|execute)|Minified React error|\b(Type|Syntax|Range|Reference)Error\b|not valid JSON/i;

/** At least two words. */
const SENTENCE = /\p{L}{2,}\P{L}+\p{L}{2,}/u;

/** Returns the problems of a page, one short phrase each. */
export function problemsOf(observed: ObservedPage): string[] {
  const { title, text, main, hasExit, isBusy, isWaiting, longestTaskMs, errors, calls } = observed;
  const engineMessage = ENGINE_MESSAGES.exec(`${title}\n${text}`)?.[0];
  const hasExplanation = SENTENCE.test(main) || (isWaiting && isBusy);
  return [
    ...errors.map((error) => `page error: ${error.slice(0, 160)}`),
    ...(engineMessage === undefined ? [] : [`on screen: ${engineMessage}`]),
    ...(calls > MAX_CALLS ? ['too many requests'] : []),
    ...(longestTaskMs > MAX_TASK_MS ? ['a long task'] : []),
    ...(hasExplanation ? [] : ['no sentence']),
    ...(hasExit ? [] : ['no way on']),
  ];
}

/** Reads the visible content. Runs in the page. */
export function capturePage(): PageSnapshot {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const visibleElements = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const names = visibleElements('[aria-label], [title], [placeholder]').flatMap((element) =>
    ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  const main = document.querySelector('main');
  // A document has no body until its response arrives.
  const body = (document.body as HTMLElement | null)?.innerText ?? '';
  // Buttons without text, such as the theme button, are on every page and do not count.
  const hasVisibleText = (element: Element) => (element as HTMLElement).innerText.trim() !== ''; // links and buttons
  const exits = visibleElements('a[href]:not([href^="#"]), button:not(:disabled)').filter(hasVisibleText);
  const record = globalThis as { longestTaskMs?: number };
  return {
    title: document.title,
    text: [body, ...names].join('\n'),
    main: main && isShown(main) ? main.innerText : body,
    hasExit: exits.length > 0 || visibleElements('input:not(:disabled), textarea:not(:disabled)').length > 0,
    isBusy: document.querySelector('[aria-busy="true"], [role="status"], [role="progressbar"]') !== null,
    longestTaskMs: record.longestTaskMs ?? 0,
  };
}
