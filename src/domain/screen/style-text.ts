// Converts a pen to the sequences that set it.
import type { ExtendedTable, CellLink } from './extended-attributes.ts';
import type { Pen } from './line.ts';
import { BASIC_COLOR_MODE, BG, COLOR_MASK, FG, COLOR_MODE_MASK, RGB_COLOR_MODE } from './pen.ts';

const COLOR_CODES = { fg: 38, bg: 48, underline: 58 } as const;

function colorCodesOf(color: number, target: keyof typeof COLOR_CODES): string[] {
  const mode = color & COLOR_MODE_MASK;
  const value = color & 0xff_ffff;
  const code = COLOR_CODES[target];
  if (mode === 0) return [];
  if (mode === RGB_COLOR_MODE) return [`${code};2;${value >> 16};${(value >> 8) & 255};${value & 255}`];
  if (mode === BASIC_COLOR_MODE && target !== 'underline')
    return [String((value & 255) < 8 ? code - 8 + (value & 7) : code + 52 + (value & 7))];
  return [`${code};5;${value & 255}`];
}

const FLAG_CODES: readonly (readonly [keyof Pen, number, number])[] = [
  ['fg', FG.bold, 1],
  ['bg', BG.dim, 2],
  ['bg', BG.italic, 3],
  ['fg', FG.blink, 5],
  ['fg', FG.inverse, 7],
  ['fg', FG.invisible, 8],
  ['fg', FG.struck, 9],
  ['bg', BG.overline, 53],
];

const linkText = (link: CellLink | undefined): string =>
  link ? `\x1b]8;${link.id === '' ? '' : `id=${link.id}`};${link.address}\x1b\\` : '\x1b]8;;\x1b\\';

function underlineCodesOf(pen: Pen, style: number): string[] {
  if ((pen.fg & FG.underline) === 0) return [];
  return [(pen.bg & BG.extended) === 0 || style <= 1 ? '4' : `4:${style}`];
}

/** Returns a function that writes the sequences for a pen; nothing if the pen is the same as the previous one. */
export function createStyleWriter(table: ExtendedTable): (pen: Pen) => string {
  let previousPen: Pen = { fg: 0, bg: 0, ext: 0 };
  let previousLink: CellLink | undefined;
  return ({ fg, bg, ext }) => {
    const pen = { fg: fg | 0, bg: bg | 0, ext };
    if (pen.fg === previousPen.fg && pen.bg === previousPen.bg && pen.ext === previousPen.ext) return '';
    previousPen = pen;
    const { style, color, link } = table.get(ext);
    const flags = FLAG_CODES.filter(([part, flag]) => (pen[part] & flag) !== 0).map(([, , code]) => String(code));
    const codes = [
      ...flags,
      ...underlineCodesOf(pen, style),
      ...colorCodesOf(pen.fg & COLOR_MASK, 'fg'),
      ...colorCodesOf(pen.bg & COLOR_MASK, 'bg'),
      ...colorCodesOf(color, 'underline'),
    ];
    const protectionSequence = (pen.bg & BG.protected) === 0 ? '' : '\x1b[1"q';
    const linkSequence = link === previousLink ? '' : linkText(link);
    previousLink = link;
    return `${linkSequence}\x1b[${['', ...codes].join(';')}m${protectionSequence}`;
  };
}
