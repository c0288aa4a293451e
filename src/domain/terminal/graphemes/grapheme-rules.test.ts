import { expect, test } from 'vitest';
// Loads the addon in the way that Node needs, so it comes first.
import { openTerminal } from '#domain/terminal/flood/test-terminal.ts';
import { graphemeRules, type GraphemeRules } from './grapheme-rules.ts';

/** Those of the widget's own addon, which the terminal of the tests has. */
function addonRules(): GraphemeRules {
  const terminal = openTerminal();
  // The service that the widget asks, which it does not show.
  const { _core: core } = terminal as unknown as { _core: { unicodeService: GraphemeRules } };
  const { unicodeService: service } = core;
  return {
    wcwidth: (codepoint) => service.wcwidth(codepoint),
    charProperties: (codepoint, preceding) => service.charProperties(codepoint, preceding),
  };
}

const LAST = 0x10ffff;
const ours = graphemeRules();
const theirs = addonRules();

/** What the widget reads of it: whether it joins, and its width. */
const seen = (properties: number): number => properties & 7;

test('every code point is as wide as the addon has it', () => {
  const different: number[] = [];
  for (let codepoint = 32; codepoint <= LAST; codepoint += 1) {
    const isSame =
      ours.wcwidth(codepoint) === theirs.wcwidth(codepoint) &&
      seen(ours.charProperties(codepoint, 0)) === seen(theirs.charProperties(codepoint, 0));
    if (!isSame) different.push(codepoint);
  }
  expect(different).toEqual([]);
});

/** One of each class: wide and narrow, and both halves of a flag. */
const SOME = [
  0x41, 0x600, 0x301, 0x1f1e6, 0x903, 0x1112, 0x1161, 0x11a8, 0xac00, 0xac01, 0x200d, 0x1f468, 0xa9, 0x4e00, 0xfe0f,
  0x1f3fd, 0x20003, 0xe0100, 0x302a, 0x302e,
];

test.each([1, 2, 3])('every code point joins what the addon has it join, behind %d others', (length) => {
  const behind = Array.from({ length }, () => SOME).reduce<number[][]>(
    (all, next) => all.flatMap((before) => next.map((one) => [...before, one])),
    [[]],
  );
  const states = new Map<string, readonly [number, number]>();
  for (const letters of behind) {
    const state = [ours, theirs].map(({ charProperties }) =>
      letters.reduce((last, one) => charProperties(one, last), 0),
    );
    states.set(state.join(), [state[0] ?? 0, state[1] ?? 0]);
  }
  const different: string[] = [];
  for (const [ourState, theirState] of states.values())
    for (let codepoint = 32; codepoint <= LAST; codepoint += length === 1 ? 1 : 97)
      if (seen(ours.charProperties(codepoint, ourState)) !== seen(theirs.charProperties(codepoint, theirState)))
        different.push(`${codepoint.toString(16)} behind ${ourState}`);
  expect(different.slice(0, 9)).toEqual([]);
});
