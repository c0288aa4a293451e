// Judges a page while the proxy answers wrongly.

export interface PageSnapshot {
  title: string;
  /** All visible text, and the names of controls. */
  text: string;
  /** The visible text of the page itself, without the layout. */
  main: string;
  /** Whether the page has a visible link, button or field to continue with. */
  hasExit: boolean;
  isBusy: boolean;
  longestTaskMs: number;
}

export interface ObservedPage extends PageSnapshot {
  errors: readonly string[];
  /** The number of calls of the most called operation. */
  calls: number;
  /** Whether the proxy has not answered, so that the page may still be loading. */
  isWaiting: boolean;
}

const MAX_CALLS = 12;
const MAX_TASK_MS = 1_000;

const ENGINE_MESSAGES =
  /Cannot read propert\w+|is not a function|is not iterable|is not defined|is not an object|Unexpected (token|end|identifier|non-whitespace)|JSON\.parse|\bquota\b|\bundefined\b|\bNaN\b|\[object \w+\]|Invalid (Date|time value|array length|URL)|Maximum call stack|Failed to (fetch|execute)|Minified React error|\b(Type|Syntax|Range|Reference)Error\b|not valid JSON/i;

const SENTENCE = /\p{L}{2,}\P{L}+\p{L}{2,}/u;

/** The problems of a page, one short sentence each. */
export function problemsOf(observed: ObservedPage): string[] {
  const { title, text, main, hasExit, isBusy, isWaiting, longestTaskMs, errors, calls } = observed;
  const word = ENGINE_MESSAGES.exec(`${title}\n${text}`)?.[0];
  const saysSomething = SENTENCE.test(main) || (isWaiting && isBusy);
  return [
    ...errors.map((error) => `page error: ${error.slice(0, 160)}`),
    ...(word === undefined ? [] : [`on screen: ${word}`]),
    ...(calls > MAX_CALLS ? ['too many requests'] : []),
    ...(longestTaskMs > MAX_TASK_MS ? ['a long task'] : []),
    ...(saysSomething ? [] : ['no sentence']),
    ...(hasExit ? [] : ['no way on']),
  ];
}

/** Runs in the page. */
export function capturePage(): PageSnapshot {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const names = all('[aria-label], [title], [placeholder]').flatMap((element) =>
    ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  const main = document.querySelector('main');
  // A document whose response is pending has no body.
  const body = (document.body as HTMLElement | null)?.innerText ?? '';
  // Buttons without text, such as the theme button, are on every page and do not count.
  const leadsOn = (element: Element) => (element as HTMLElement).innerText.trim() !== ''; // both kinds are HTML
  const ways = all('a[href]:not([href^="#"]), button:not(:disabled)').filter(leadsOn);
  const record = globalThis as { longestTaskMs?: number };
  return {
    title: document.title,
    text: [body, ...names].join('\n'),
    main: main && isShown(main) ? main.innerText : body,
    hasExit: ways.length > 0 || all('input:not(:disabled), textarea:not(:disabled)').length > 0,
    isBusy: document.querySelector('[aria-busy="true"], [role="status"], [role="progressbar"]') !== null,
    longestTaskMs: record.longestTaskMs ?? 0,
  };
}
