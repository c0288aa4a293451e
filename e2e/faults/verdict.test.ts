import { expect, test } from 'vitest';
import { problemsOf, type Observed } from './verdict.ts';

const GOOD: Observed = {
  title: 'Servers',
  text: "Couldn't load the servers.\nRetry",
  main: "Couldn't load the servers.\nRetry",
  hasWayOn: true,
  isBusy: false,
  longestTaskMs: 200,
  errors: [],
  calls: 12,
  isWaiting: false,
};

test('a page with a sentence and a way on has no problem', () => expect(problemsOf(GOOD)).toEqual([]));

test.each<[Partial<Observed>, string]>([
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
  [{ hasWayOn: false }, 'no way on'],
])('%o is a problem', (difference, problem) => expect(problemsOf({ ...GOOD, ...difference })).toEqual([problem]));

test('a page that waits for the proxy may show that it is busy', () =>
  expect(problemsOf({ ...GOOD, main: '', isBusy: true, isWaiting: true })).toEqual([]));

test('names that contain such words are no problem', () =>
  expect(problemsOf({ ...GOOD, text: 'nano, NANCY, quotation, undefinedness' })).toEqual([]));
