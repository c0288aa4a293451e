import { expect, test } from 'vitest';
import { hasMissingStylesheet } from './stylesheet-errors.ts';

const unreadableSheet = {
  get cssRules(): never {
    throw new DOMException('Cannot access rules', 'SecurityError');
  },
};

// The fake page has only the members that the function reads.
const page = (readyState: DocumentReadyState, ...sheets: unknown[]) =>
  ({ readyState, querySelectorAll: () => sheets.map((sheet) => ({ sheet })) }) as unknown as Document;

test('reports no error when all stylesheets have rules', () => {
  expect(hasMissingStylesheet(page('complete', { cssRules: [{}] }, { cssRules: [{}, {}] }))).toBe(false);
});

test.each([
  ['did not load', null],
  ['left empty', { cssRules: [] }],
  ['cannot read', unreadableSheet],
])('reports a complete page with a stylesheet that the engine %s', (_, sheet) => {
  expect(hasMissingStylesheet(page('complete', { cssRules: [{}] }, sheet))).toBe(true);
});

test.each(['loading', 'interactive'] as const)('waits for stylesheets while a page is %s', (state) => {
  expect(hasMissingStylesheet(page(state, null))).toBe(false);
});
