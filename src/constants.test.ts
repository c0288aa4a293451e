// The console's numbers and defaults (docs/behaviour.md#constants, docs/behaviour.md#session,
// docs/behaviour.md#configuration): each has its value, stands in one place, and is used.
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
  /** The file that defines it, and under which name. */
  home: string;
  name: string;
  /** How a second definition would be written, and where one could stand; elsewhere it is another thing of the same size. */
  written: RegExp;
  within: RegExp;
}

const SESSION = /src\/(?:domain|app)\/session\//;
const CLOCKS = 'src/domain/session/session-timers.ts';
const TOKENS = 'src/ui/theme/tokens.ts';
const ANYWHERE = /^src\//;
const config = readConfig(undefined);
const CONFIG = 'src/domain/config.ts';
const SAMPLE_TIME = Date.UTC(2026, 6, 9, 5, 4, 3);

const constants: readonly Constant[] = [
  {
    description: 'a bearer is renewed with less than 180 s left',
    actual: RENEW_BEFORE_MS,
    expected: 180 * 1000,
    home: 'src/domain/session/session-record.ts',
    name: 'RENEW_BEFORE_MS',
    written: /\b180_?000\b|\b3 \* 60_?000\b|\b180 \* 1_?000\b/,
    within: ANYWHERE,
  },
  {
    description: 'the session is looked at every 15 s',
    actual: CHECK_EVERY_MS,
    expected: 15 * 1000,
    home: CLOCKS,
    name: 'CHECK_EVERY_MS',
    written: /\b15_?000\b/,
    within: SESSION,
  },
  {
    description: 'the status is asked for while more than 30 s are left',
    actual: POLL_BEFORE_MS,
    expected: 30 * 1000,
    home: CLOCKS,
    name: 'POLL_BEFORE_MS',
    written: /\b30_?000\b/,
    within: SESSION,
  },
  {
    description: 'inactivity is looked at every 30 s',
    actual: IDLE_CHECK_EVERY_MS,
    expected: 30 * 1000,
    home: CLOCKS,
    name: 'IDLE_CHECK_EVERY_MS',
    written: /\b30_?000\b/,
    within: SESSION,
  },
  {
    description: 'inactivity may last 30 s less than its timeout',
    actual: IDLE_SLACK_MS,
    expected: 30 * 1000,
    home: CLOCKS,
    name: 'IDLE_SLACK_MS',
    written: /\b30_?000\b/,
    within: SESSION,
  },
  {
    description: 'activity is recorded every 15 s at most',
    actual: STAMP_EVERY_MS,
    expected: 15 * 1000,
    home: CLOCKS,
    name: 'STAMP_EVERY_MS',
    written: /\b15_?000\b/,
    within: SESSION,
  },
  {
    description: 'a page of events or recordings holds 5,000',
    actual: PAGE_LIMIT,
    expected: 5 * 1000,
    home: 'src/features/activity/log-query.ts',
    name: 'PAGE_LIMIT',
    written: /(?:PAGE|LIMIT|limit:?) (?:= )?5_?000\b/,
    within: ANYWHERE,
  },
  {
    description: 'an audit text is cut at 80 characters, an ellipsis included',
    actual: [truncateValue('x'.repeat(80)), truncateValue('x'.repeat(81))],
    expected: ['x'.repeat(80), `${'x'.repeat(77)}...`],
    home: 'src/domain/audit/value-text.ts',
    name: 'MAX_LENGTH',
    written: /\b80\b/,
    within: /src\/(?:domain|screens)\/audit\/(?!codes)/,
  },
  {
    description: 'a terminal keeps 1,000 lines',
    actual: config.ui.scrollbackLines,
    expected: 1000,
    home: CONFIG,
    name: 'scrollbackLines',
    written: /[sS]crollback(?:Lines)?: .*\b[1-9]\d*\b/,
    within: ANYWHERE,
  },
  {
    description: 'a time is yyyy-MM-dd HH:mm:ss',
    actual: formatDateTime(SAMPLE_TIME, 'utc'),
    expected: '2026-07-09 05:04:03',
    home: 'src/lib/time.ts',
    name: 'formatClock',
    written: /\$\{hours\}:\$\{minutes\}|(?:getHours\(\)|getMinutes\(\)).*:\$/,
    within: ANYWHERE,
  },
  {
    description: 'a day is yyyy-MM-dd',
    actual: formatDate(SAMPLE_TIME, 'utc'),
    expected: '2026-07-09',
    home: 'src/lib/time.ts',
    name: 'formatDay',
    written: /\$\{year\}-|toLocaleDateString|getFullYear\(\).*(?:join|`)/,
    within: ANYWHERE,
  },
  {
    description: 'a short day is MMM dd, yyyy',
    actual: formatShortDate(SAMPLE_TIME, 'utc'),
    expected: 'Jul 09, 2026',
    home: 'src/lib/time.ts',
    name: 'SHORT_DATE',
    written: /month: 'short'/,
    within: ANYWHERE,
  },
  {
    description: 'a slide takes 500 ms',
    actual: motion.slide,
    expected: '500ms ease-out',
    home: TOKENS,
    name: 'slide',
    written: /\b500ms\b/,
    within: ANYWHERE,
  },
  {
    description: 'a spinner waits 0, 400 or 600 ms',
    actual: DELAY,
    expected: { none: 0, short: 400, long: 600 },
    home: 'src/ui/feedback/spinner.css.ts',
    name: 'DELAY',
    written: /\b[46]00ms\b|\b(?:short|long|delay\w*): [46]00\b/,
    within: ANYWHERE,
  },
  {
    description: 'the navigation is 240 px wide',
    actual: measure.sideNav,
    expected: '240px',
    home: TOKENS,
    name: 'sideNav',
    written: /'240px'|\bwidth: 240\b/,
    within: ANYWHERE,
  },
  {
    description: 'the card of sign-in is 540 px wide',
    actual: measure.authCard,
    expected: '540px',
    home: TOKENS,
    name: 'authCard',
    written: /\b540(?:px)?\b/,
    within: ANYWHERE,
  },
  {
    description: 'what pops up stays 16 px from the edge',
    actual: POPOVER_MARGIN,
    expected: 16,
    home: TOKENS,
    name: 'POPOVER_MARGIN',
    written: /MARGIN = |(?:view|window)\w*\.(?:width|height)[^;]*\b16\b/,
    within: /src\/ui\/(?:menu|theme)\//,
  },
  {
    description: 'there is no second factor by default',
    actual: config.auth.second_factor,
    expected: 'off',
    home: CONFIG,
    name: 'second_factor',
    written: /second_factor\b.*'off'/,
    within: ANYWHERE,
  },
  {
    description: 'one signs in locally by default',
    actual: config.auth.authType,
    expected: 'local',
    home: CONFIG,
    name: 'authType',
    written: /authType\b.*'local'\)/,
    within: ANYWHERE,
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

const isDefinition = ({ path, line }: SourceLine, { home, name }: Constant): boolean =>
  path === home && new RegExp(String.raw`\b${name}\b`).test(line);

const linesMatching = (pattern: RegExp, within: RegExp): SourceLine[] =>
  sources
    .filter(({ path }) => within.test(path))
    .flatMap(({ path, lines }) => lines.filter((line) => pattern.test(line)).map((line) => ({ path, line })));

const isComment = ({ line }: SourceLine): boolean => /^\s*(?:\*|\/[/*])/.test(line);

// docs/behaviour.md#constants "Dates have the formats yyyy-MM-dd", "A spinner appears immediately, after 400",
// "The navigation is 240 px wide and the sign-in", "Audit texts are cut at 80 characters",
// "Pages of events and recordings hold"
describe.each(constants)('$says', (constant) => {
  const { actual, expected, home, name, written, within } = constant;

  test('with this value', () => expect(actual).toStrictEqual(expected));

  test('in one place', () => {
    const found = linesMatching(written, within).filter((line) => !isComment(line));
    expect(found.filter((line) => isDefinition(line, constant)).length, `${name} in ${home}`).toBeGreaterThan(0);
    const others = found.filter((line) => !constants.some((other) => isDefinition(line, other)));
    expect(others.map(({ path, line }) => `${path}: ${line.trim()}`)).toEqual([]);
  });
});

/** How often the product names it beside its definition. */
const countUses = ({ name, home }: Constant): number => {
  const isHeld = home === TOKENS && name !== 'POPOVER_MARGIN';
  const uses = linesMatching(new RegExp(isHeld ? String.raw`\.${name}\b` : String.raw`\b${name}\b`), /^src\//);
  return uses.filter((line) => !isComment(line)).length - (isHeld ? 0 : 1);
};

test('all are used', () => {
  expect(constants.filter((constant) => countUses(constant) === 0).map(({ description }) => description)).toEqual([]);
});

const textOf = (path: string): string => readFileSync(path, 'utf8');

/** Defaults that stand in the middle of a call, because they are no values by themselves. */
describe('without a choice', () => {
  test.each([
    // The script before everything else is on its own, so that it says the same once more.
    [
      'the theme is light',
      /=== 'dark' \? 'dark' : 'light'/,
      ['src/app/sign-in/early.ts', 'src/features/theme/theme.ts'],
    ],
    [
      'a join token joins by the method token',
      /join_method: 'token'|useState<JoinMethod>\('token'\)/,
      ['src/screens/discover/guide/joining/use-join-token.ts', 'src/screens/tokens/new-token.tsx'],
    ],
    [
      'a new MFA device is for MFA',
      /[uU]sageOf = .*: \('mfa' as const\)|createKey\(setting, 'mfa'\)/,
      ['src/domain/mfa/device-enrollment.ts', 'src/screens/invite/set-up-account.ts'],
    ],
  ])('%s', (_says, pattern, places) => {
    const holding = sources.filter(({ path }) => pattern.test(textOf(path))).map(({ path }) => path);
    expect(holding.toSorted()).toEqual(places);
  });
});
