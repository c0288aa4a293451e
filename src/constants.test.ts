// Checks the console's numbers and defaults (docs/behaviour.md#constants, docs/behaviour.md#session,
// docs/behaviour.md#configuration): each has its documented value, is defined in one place, and is used.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { truncateValue } from '#domain/audit/value-text.ts';
import { readConfig } from '#domain/config.ts';
import {
  CHECK_EVERY_MS,
  IDLE_CHECK_EVERY_MS,
  IDLE_SLACK_MS,
  POLL_BEFORE_MS,
  STAMP_EVERY_MS,
} from '#domain/session/session-timers.ts';
import { RENEW_BEFORE_MS } from '#domain/session/session-record.ts';
import { PAGE_LIMIT } from '#features/activity/log-query.ts';
import { formatDate, formatDateTime, formatShortDate } from '#lib/time.ts';
import { DELAY } from '#ui/feedback/spinner.css.ts';
import { measure, motion, POPOVER_MARGIN } from '#ui/theme/tokens.ts';

interface Constant {
  description: string;
  actual: unknown;
  expected: unknown;
  /** The file that defines the value, and the name of the value there. */
  definitionPath: string;
  name: string;
  /** Matches definitions of the value in `searchedPaths`. In other files, the number means something else. */
  definitionPattern: RegExp;
  searchedPaths: RegExp;
}

const SESSION_PATHS = /src\/(?:domain|app)\/session\//;
const TIMERS_PATH = 'src/domain/session/session-timers.ts';
const TOKENS_PATH = 'src/ui/theme/tokens.ts';
const ALL_PATHS = /^src\//;
const config = readConfig(undefined);
const CONFIG_PATH = 'src/domain/config.ts';
const SAMPLE_TIME = Date.UTC(2026, 6, 9, 5, 4, 3);

const constants: readonly Constant[] = [
  {
    description: 'a bearer token is renewed when less than 180 s are left',
    actual: RENEW_BEFORE_MS,
    expected: 180 * 1000,
    definitionPath: 'src/domain/session/session-record.ts',
    name: 'RENEW_BEFORE_MS',
    definitionPattern: /\b180_?000\b|\b3 \* 60_?000\b|\b180 \* 1_?000\b/,
    searchedPaths: ALL_PATHS,
  },
  {
    description: 'the session is checked every 15 s',
    actual: CHECK_EVERY_MS,
    expected: 15 * 1000,
    definitionPath: TIMERS_PATH,
    name: 'CHECK_EVERY_MS',
    definitionPattern: /\b15_?000\b/,
    searchedPaths: SESSION_PATHS,
  },
  {
    description: 'the status is requested while more than 30 s are left',
    actual: POLL_BEFORE_MS,
    expected: 30 * 1000,
    definitionPath: TIMERS_PATH,
    name: 'POLL_BEFORE_MS',
    definitionPattern: /\b30_?000\b/,
    searchedPaths: SESSION_PATHS,
  },
  {
    description: 'inactivity is checked every 30 s',
    actual: IDLE_CHECK_EVERY_MS,
    expected: 30 * 1000,
    definitionPath: TIMERS_PATH,
    name: 'IDLE_CHECK_EVERY_MS',
    definitionPattern: /\b30_?000\b/,
    searchedPaths: SESSION_PATHS,
  },
  {
    description: 'inactivity may last 30 s less than its timeout',
    actual: IDLE_SLACK_MS,
    expected: 30 * 1000,
    definitionPath: TIMERS_PATH,
    name: 'IDLE_SLACK_MS',
    definitionPattern: /\b30_?000\b/,
    searchedPaths: SESSION_PATHS,
  },
  {
    description: 'activity is recorded every 15 s at most',
    actual: STAMP_EVERY_MS,
    expected: 15 * 1000,
    definitionPath: TIMERS_PATH,
    name: 'STAMP_EVERY_MS',
    definitionPattern: /\b15_?000\b/,
    searchedPaths: SESSION_PATHS,
  },
  {
    description: 'a page of events or recordings has up to 5,000 records',
    actual: PAGE_LIMIT,
    expected: 5 * 1000,
    definitionPath: 'src/features/activity/log-query.ts',
    name: 'PAGE_LIMIT',
    definitionPattern: /(?:PAGE|LIMIT|limit:?) (?:= )?5_?000\b/,
    searchedPaths: ALL_PATHS,
  },
  {
    description: 'an audit text is truncated to 80 characters, including an ellipsis',
    actual: [truncateValue('x'.repeat(80)), truncateValue('x'.repeat(81))],
    expected: ['x'.repeat(80), `${'x'.repeat(77)}...`],
    definitionPath: 'src/domain/audit/value-text.ts',
    name: 'MAX_LENGTH',
    definitionPattern: /\b80\b/,
    searchedPaths: /src\/(?:domain|screens)\/audit\/(?!codes)/,
  },
  {
    description: 'a terminal keeps 1,000 lines',
    actual: config.ui.scrollbackLines,
    expected: 1000,
    definitionPath: CONFIG_PATH,
    name: 'scrollbackLines',
    definitionPattern: /[sS]crollback(?:Lines)?: .*\b[1-9]\d*\b/,
    searchedPaths: ALL_PATHS,
  },
  {
    description: 'a time is yyyy-MM-dd HH:mm:ss',
    actual: formatDateTime(SAMPLE_TIME, 'utc'),
    expected: '2026-07-09 05:04:03',
    definitionPath: 'src/lib/time.ts',
    name: 'formatClock',
    definitionPattern: /\$\{hours\}:\$\{minutes\}|(?:getHours\(\)|getMinutes\(\)).*:\$/,
    searchedPaths: ALL_PATHS,
  },
  {
    description: 'a day is yyyy-MM-dd',
    actual: formatDate(SAMPLE_TIME, 'utc'),
    expected: '2026-07-09',
    definitionPath: 'src/lib/time.ts',
    name: 'formatDay',
    definitionPattern: /\$\{year\}-|toLocaleDateString|getFullYear\(\).*(?:join|`)/,
    searchedPaths: ALL_PATHS,
  },
  {
    description: 'a short day is MMM dd, yyyy',
    actual: formatShortDate(SAMPLE_TIME, 'utc'),
    expected: 'Jul 09, 2026',
    definitionPath: 'src/lib/time.ts',
    name: 'SHORT_DATE',
    definitionPattern: /month: 'short'/,
    searchedPaths: ALL_PATHS,
  },
  {
    description: 'a slide animation takes 500 ms',
    actual: motion.slide,
    expected: '500ms ease-out',
    definitionPath: TOKENS_PATH,
    name: 'slide',
    definitionPattern: /\b500ms\b/,
    searchedPaths: ALL_PATHS,
  },
  {
    description: 'a spinner appears after 0, 400 or 600 ms',
    actual: DELAY,
    expected: { none: 0, short: 400, long: 600 },
    definitionPath: 'src/ui/feedback/spinner.css.ts',
    name: 'DELAY',
    definitionPattern: /\b[46]00ms\b|\b(?:short|long|delay\w*): [46]00\b/,
    searchedPaths: ALL_PATHS,
  },
  {
    description: 'the navigation is 240 px wide',
    actual: measure.sideNav,
    expected: '240px',
    definitionPath: TOKENS_PATH,
    name: 'sideNav',
    definitionPattern: /'240px'|\bwidth: 240\b/,
    searchedPaths: ALL_PATHS,
  },
  {
    description: 'the sign-in card is 540 px wide',
    actual: measure.authCard,
    expected: '540px',
    definitionPath: TOKENS_PATH,
    name: 'authCard',
    definitionPattern: /\b540(?:px)?\b/,
    searchedPaths: ALL_PATHS,
  },
  {
    description: 'a popover stays 16 px away from the edge',
    actual: POPOVER_MARGIN,
    expected: 16,
    definitionPath: TOKENS_PATH,
    name: 'POPOVER_MARGIN',
    definitionPattern: /MARGIN = |(?:view|window)\w*\.(?:width|height)[^;]*\b16\b/,
    searchedPaths: /src\/ui\/(?:menu|theme)\//,
  },
  {
    description: 'there is no second factor by default',
    actual: config.auth.second_factor,
    expected: 'off',
    definitionPath: CONFIG_PATH,
    name: 'second_factor',
    definitionPattern: /second_factor\b.*'off'/,
    searchedPaths: ALL_PATHS,
  },
  {
    description: 'users sign in locally by default',
    actual: config.auth.authType,
    expected: 'local',
    definitionPath: CONFIG_PATH,
    name: 'authType',
    definitionPattern: /authType\b.*'local'\)/,
    searchedPaths: ALL_PATHS,
  },
];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter((path) => /(?<!\.d|\.test)\.tsx?$/.test(path) && !/\/test-[^/]*$/.test(path))
  .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n') }));

interface SourceLine {
  path: string;
  line: string;
}

const isDefinition = ({ path, line }: SourceLine, { definitionPath, name }: Constant): boolean =>
  path === definitionPath && new RegExp(String.raw`\b${name}\b`).test(line);

const linesMatching = (pattern: RegExp, pathPattern: RegExp): SourceLine[] =>
  sources
    .filter(({ path }) => pathPattern.test(path))
    .flatMap(({ path, lines }) => lines.filter((line) => pattern.test(line)).map((line) => ({ path, line })));

const isComment = ({ line }: SourceLine): boolean => /^\s*(?:\*|\/[/*])/.test(line);

// docs/behaviour.md#constants "Dates have the formats yyyy-MM-dd", "A spinner appears immediately, after 400",
// "The navigation is 240 px wide and the sign-in", "Audit texts are cut at 80 characters",
// "Pages of events and recordings hold"
describe.each(constants)('$description', (constant) => {
  const { actual, expected, definitionPath, name, definitionPattern, searchedPaths } = constant;

  test('has the expected value', () => expect(actual).toStrictEqual(expected));

  test('is defined in one place', () => {
    const definitions = linesMatching(definitionPattern, searchedPaths).filter((line) => !isComment(line));
    expect(
      definitions.filter((line) => isDefinition(line, constant)).length,
      `${name} in ${definitionPath}`,
    ).toBeGreaterThan(0);
    const duplicates = definitions.filter((line) => !constants.some((other) => isDefinition(line, other)));
    expect(duplicates.map(({ path, line }) => `${path}: ${line.trim()}`)).toEqual([]);
  });
});

/** The number of uses in the source code, without the definition. */
const countUses = ({ name, definitionPath }: Constant): number => {
  const isThemeProperty = definitionPath === TOKENS_PATH && name !== 'POPOVER_MARGIN';
  const uses = linesMatching(new RegExp(isThemeProperty ? String.raw`\.${name}\b` : String.raw`\b${name}\b`), /^src\//);
  return uses.filter((line) => !isComment(line)).length - (isThemeProperty ? 0 : 1);
};

test('every constant is used', () => {
  expect(constants.filter((constant) => countUses(constant) === 0).map(({ description }) => description)).toEqual([]);
});

const textOf = (path: string): string => readFileSync(path, 'utf8');

/** Defaults that have no name, because they are part of a longer expression. */
describe('defaults without a name', () => {
  test.each([
    // The early script imports no modules, so it repeats the default theme.
    [
      'the theme is light',
      /: stored === 'dark';|=== 'system' \? stored : 'light'/,
      ['src/app/sign-in/early.ts', 'src/features/theme/theme.ts'],
    ],
    [
      'a new join token has the join method "token"',
      /join_method: 'token'|useState<JoinMethod>\('token'\)/,
      ['src/screens/discover/guide/joining/use-join-token.ts', 'src/screens/tokens/new-token.tsx'],
    ],
    [
      'a new MFA device is for MFA',
      /[uU]sageOf = .*: \('mfa' as const\)|createKey\(setting, 'mfa'\)/,
      ['src/domain/mfa/device-enrollment.ts', 'src/screens/invite/set-up-account.ts'],
    ],
  ])('%s', (_description, pattern, expectedPaths) => {
    const matchingPaths = sources.filter(({ path }) => pattern.test(textOf(path))).map(({ path }) => path);
    expect(matchingPaths.toSorted()).toEqual(expectedPaths);
  });
});
