// The parser's state table, which maps a state and a code to an action and the next state. After the actions `oscEnd`
// and `dcsEnd`, the parser chooses the next state itself. The table is the version of the VT500 parser
// (https://vt100.net/emu/dec_ansi_parser) that the terminal widget (xterm.js) uses. CSI is a control sequence, OSC an
// operating system command, and DCS a device control string.

export const STATE = {
  ground: 0,
  escape: 1,
  escapeIntermediate: 2,
  csiEntry: 3,
  csiParam: 4,
  csiIntermediate: 5,
  csiIgnore: 6,
  /** The strings SOS, PM and APC, which have no effect. */
  ignoredString: 7,
  osc: 8,
  dcsEntry: 9,
  dcsParam: 10,
  dcsIgnore: 11,
  dcsIntermediate: 12,
  dcsPassthrough: 13,
} as const;

export const ACTION = {
  ignore: 0,
  print: 1,
  execute: 2,
  csi: 3,
  param: 4,
  collect: 5,
  escape: 6,
  clear: 7,
  oscStart: 8,
  oscPut: 9,
  oscEnd: 10,
  dcsEnd: 11,
} as const;

const STATE_COUNT = 14;
export const ACTION_SHIFT = 4;
export const STATE_MASK = 15;
/** The table column for all codes from 0xa0 on. */
export const ABOVE_CONTROLS = 0xa0;

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

const PRINTABLE = range(0x20, 0x7f);
const CONTROL = [...range(0x00, 0x18), 0x19, ...range(0x1c, 0x20)];
const DELETE = [0x7f];
const PARAMETER_CODES = range(0x30, 0x3c);
const PREFIXES = range(0x3c, 0x40);
const INTERMEDIATE = range(0x20, 0x30);
const FINAL = range(0x40, 0x7f);

type TransitionRule = readonly [state: number, codes: readonly number[], action: number, next: number];

const S = STATE;
const A = ACTION;

const rulesForEveryState = (state: number): TransitionRule[] => [
  [state, [0x18, 0x1a, ...range(0x80, 0x9b)], A.execute, S.ground],
  [state, [0x9c], A.ignore, S.ground],
  [state, [0x1b], A.clear, S.escape],
  [state, [0x9d], A.oscStart, S.osc],
  [state, [0x98, 0x9e, 0x9f], A.ignore, S.ignoredString],
  [state, [0x9b], A.clear, S.csiEntry],
  [state, [0x90], A.clear, S.dcsEntry],
];

const executeControls = (state: number): TransitionRule[] => [[state, CONTROL, A.execute, state]];
const ignoreCodes = (state: number, codes: readonly number[]): TransitionRule[] => [[state, codes, A.ignore, state]];

const GROUND: TransitionRule[] = [
  [S.ground, [...PRINTABLE, ABOVE_CONTROLS], A.print, S.ground],
  ...executeControls(S.ground),
];

const ESCAPES: TransitionRule[] = [
  ...executeControls(S.escape),
  ...ignoreCodes(S.escape, DELETE),
  [S.escape, INTERMEDIATE, A.collect, S.escapeIntermediate],
  [S.escape, [...range(0x30, 0x50), ...range(0x51, 0x58), 0x59, 0x5a, 0x5c, ...range(0x60, 0x7f)], A.escape, S.ground],
  [S.escape, [0x50], A.clear, S.dcsEntry],
  [S.escape, [0x5b], A.clear, S.csiEntry],
  [S.escape, [0x5d], A.oscStart, S.osc],
  [S.escape, [0x58, 0x5e, 0x5f], A.ignore, S.ignoredString],
  ...executeControls(S.escapeIntermediate),
  ...ignoreCodes(S.escapeIntermediate, DELETE),
  [S.escapeIntermediate, INTERMEDIATE, A.collect, S.escapeIntermediate],
  [S.escapeIntermediate, range(0x30, 0x7f), A.escape, S.ground],
];

const CONTROL_SEQUENCES: TransitionRule[] = [
  ...[S.csiEntry, S.csiParam, S.csiIgnore, S.csiIntermediate].flatMap((state) => [
    ...executeControls(state),
    ...ignoreCodes(state, DELETE),
  ]),
  [S.csiEntry, FINAL, A.csi, S.ground],
  [S.csiEntry, PARAMETER_CODES, A.param, S.csiParam],
  [S.csiEntry, PREFIXES, A.collect, S.csiParam],
  [S.csiEntry, INTERMEDIATE, A.collect, S.csiIntermediate],
  [S.csiParam, PARAMETER_CODES, A.param, S.csiParam],
  [S.csiParam, FINAL, A.csi, S.ground],
  [S.csiParam, PREFIXES, A.ignore, S.csiIgnore],
  [S.csiParam, INTERMEDIATE, A.collect, S.csiIntermediate],
  [S.csiIntermediate, INTERMEDIATE, A.collect, S.csiIntermediate],
  [S.csiIntermediate, range(0x30, 0x40), A.ignore, S.csiIgnore],
  [S.csiIntermediate, FINAL, A.csi, S.ground],
  ...ignoreCodes(S.csiIgnore, [...range(0x20, 0x40), ABOVE_CONTROLS]),
  [S.csiIgnore, FINAL, A.ignore, S.ground],
];

const STRINGS: TransitionRule[] = [
  ...ignoreCodes(S.osc, CONTROL),
  [S.osc, [...PRINTABLE, ...DELETE, ABOVE_CONTROLS], A.oscPut, S.osc],
  [S.osc, [0x9c, 0x1b, 0x18, 0x1a, 0x07], A.oscEnd, S.ground],
  ...ignoreCodes(S.ignoredString, [...PRINTABLE, ...CONTROL, ...DELETE]),
  [S.ignoredString, [0x9c], A.ignore, S.ground],
  ...[S.dcsEntry, S.dcsParam, S.dcsIntermediate].flatMap((state) => ignoreCodes(state, [...CONTROL, ...DELETE])),
  [S.dcsEntry, INTERMEDIATE, A.collect, S.dcsIntermediate],
  [S.dcsEntry, PARAMETER_CODES, A.param, S.dcsParam],
  [S.dcsEntry, PREFIXES, A.collect, S.dcsParam],
  ...ignoreCodes(S.dcsIgnore, [...CONTROL, ...range(0x20, 0x80), ABOVE_CONTROLS]),
  [S.dcsParam, PARAMETER_CODES, A.param, S.dcsParam],
  [S.dcsParam, PREFIXES, A.ignore, S.dcsIgnore],
  [S.dcsParam, INTERMEDIATE, A.collect, S.dcsIntermediate],
  [S.dcsIntermediate, INTERMEDIATE, A.collect, S.dcsIntermediate],
  [S.dcsIntermediate, range(0x30, 0x40), A.ignore, S.dcsIgnore],
  ...[S.dcsEntry, S.dcsParam, S.dcsIntermediate].map((state): TransitionRule => [
    state,
    FINAL,
    A.ignore,
    S.dcsPassthrough,
  ]),
  ...ignoreCodes(S.dcsPassthrough, [...CONTROL, ...PRINTABLE, ...DELETE, ABOVE_CONTROLS]),
  [S.dcsPassthrough, [0x1b, 0x9c, 0x18, 0x1a], A.dcsEnd, S.ground],
];

function createTable(): Uint8Array {
  // Combinations without a rule return to the ground state (0).
  const table = new Uint8Array(STATE_COUNT << 8);
  const rules = [
    ...range(0, STATE_COUNT).flatMap(rulesForEveryState),
    ...GROUND,
    ...ESCAPES,
    ...CONTROL_SEQUENCES,
    ...STRINGS,
  ];
  for (const [state, codes, action, next] of rules)
    for (const code of codes) table[(state << 8) | code] = (action << ACTION_SHIFT) | next;
  return table;
}

/** Indexed by `(state << 8) | code`. An entry is `(action << ACTION_SHIFT) | next state`. */
export const TRANSITIONS = createTable();
