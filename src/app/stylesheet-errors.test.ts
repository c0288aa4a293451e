import { expect, test } from 'vitest';
import { hasMissingStylesheet } from './stylesheet-errors.ts';

const unreadableSheet = {
  get cssRules(): never {
    throw new DOMException('Cannot access rules', 'SecurityError');
  },
};

// The fake page has only the members that the function reads.
const fakePage = (readyState: DocumentReadyState, ...sheets: unknown[]) =>
  ({ readyState, querySelectorAll: () => sheets.map((sheet) => ({ sheet })) }) as unknown as Document;

test('reports no error when all stylesheets have rules', () => {
  expect(hasMissingStylesheet(fakePage('complete', { cssRules: [{}] }, { cssRules: [{}, {}] }))).toBe(false);
});

test.each([
  ['failed to load', null],
  ['is empty', { cssRules: [] }],
  ['cannot be read', unreadableSheet],
])('reports a complete page with a stylesheet that %s', (_, sheet) => {
  expect(hasMissingStylesheet(fakePage('complete', { cssRules: [{}] }, sheet))).toBe(true);
});

test.each(['loading', 'interactive'] as const)('reports no missing stylesheet while a page is %s', (state) => {
  expect(hasMissingStylesheet(fakePage(state, null))).toBe(false);
});
