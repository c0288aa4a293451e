import { expect, test } from 'vitest';
import { hasMissingStylesheet } from './stylesheet-errors.ts';

const unreadableSheet = {
  get cssRules(): never {
    throw new DOMException('Cannot access rules', 'SecurityError');
  },
};

// Nothing of a page is here but what is asked of it.
const page = (readyState: DocumentReadyState, ...sheets: unknown[]) =>
  ({ readyState, querySelectorAll: () => sheets.map((sheet) => ({ sheet })) }) as unknown as Document;

test('a page whose sheets have rules lacks none', () => {
  expect(hasMissingStylesheet(page('complete', { cssRules: [{}] }, { cssRules: [{}, {}] }))).toBe(false);
});

test.each([
  ['made nothing of', null],
  ['left empty', { cssRules: [] }],
  ['lets nobody read', unreadableSheet],
])('a complete page lacks a sheet that the engine %s', (_, sheet) => {
  expect(hasMissingStylesheet(page('complete', { cssRules: [{}] }, sheet))).toBe(true);
});

test.each(['loading', 'interactive'] as const)('while a page is %s its sheets may still come', (state) => {
  expect(hasMissingStylesheet(page(state, null))).toBe(false);
});
