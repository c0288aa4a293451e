import { expect, test } from 'vitest';
import { problemsOf, type ObservedPage } from './verdict.ts';

const HEALTHY_PAGE: ObservedPage = {
  title: 'Servers',
  text: "Couldn't load the servers.\nRetry",
  main: "Couldn't load the servers.\nRetry",
  hasExit: true,
  isBusy: false,
  longestTaskMs: 200,
  errors: [],
  calls: 12,
  isWaiting: false,
};

test('a page with an explanation and a way to continue has no problem', () =>
  expect(problemsOf(HEALTHY_PAGE)).toEqual([]));

test.each<[Partial<ObservedPage>, string]>([
  [{ errors: ['uncaught: boom'] }, 'page error: uncaught: boom'],
  [{ text: "Cannot read properties of null (reading 'map')" }, 'on screen: Cannot read properties'],
  [{ text: 'items.map is not a function' }, 'on screen: is not a function'],
  [{ text: 'Unexpected token < in JSON' }, 'on screen: Unexpected token'],
  [{ text: 'The quota was exceeded.' }, 'on screen: quota'],
  [{ text: 'Last seen NaN min ago' }, 'on screen: NaN'],
  [{ text: 'Created Invalid Date' }, 'on screen: Invalid Date'],
  [{ text: 'Owner [object Object]' }, 'on screen: [object Object]'],
  [{ title: 'undefined' }, 'on screen: undefined'],
  [{ calls: 13 }, 'too many requests'],
  [{ longestTaskMs: 1_001 }, 'a long task'],
  [{ main: '' }, 'no sentence'],
  [{ main: '', isBusy: true }, 'no sentence'],
  [{ hasExit: false }, 'no way on'],
])('a page with %o has a problem', (difference, problem) =>
  expect(problemsOf({ ...HEALTHY_PAGE, ...difference })).toEqual([problem]),
);

test('a page that waits for the proxy needs no explanation while it shows that it is busy', () =>
  expect(problemsOf({ ...HEALTHY_PAGE, main: '', isBusy: true, isWaiting: true })).toEqual([]));

test('names that only contain words of error messages are not a problem', () =>
  expect(problemsOf({ ...HEALTHY_PAGE, text: 'nano, NANCY, quotation, undefinedness' })).toEqual([]));
