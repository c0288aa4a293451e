// Finds the path of names to an offset in a YAML text. It uses only the columns of the names, because incomplete text
// usually cannot be parsed.

/** The path step for any item of a list. */
export const ITEM = '-';

export interface YamlPosition {
  path: readonly string[];
  /** Whether the user types a name, or a value of the last name in the path. */
  part: 'name' | 'value';
  /** The start of the word at the offset. */
  from: number;
}

interface PathStep {
  column: number;
  name: string;
}

const NAME_PATTERN = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|([^\s#"'[\]{},][^#]*?))\s*:(?=\s|$)/;

/** The names and list dashes of a line, from left to right. `rest` is the column after them. */
function lineStepsOf(line: string): { steps: PathStep[]; rest: number } {
  const steps: PathStep[] = [];
  let position = line.search(/\S|$/);
  while (/^-(?:\s|$)/.test(line.slice(position))) {
    steps.push({ column: position, name: ITEM });
    position += 1 + line.slice(position + 1).search(/\S|$/);
  }
  const match = NAME_PATTERN.exec(line.slice(position));
  if (match) {
    steps.push({ column: position, name: match[1] ?? match[2] ?? match[3] ?? '' });
    position += match[0].length;
  }
  return { steps, rest: position };
}

const isBlank = (line: string): boolean => /^\s*(?:#|$|---)/.test(line);

/** The parent names of a step, the nearest last. A list may be at the same column as its name. */
function namesAbove(lines: readonly string[], { column, name }: PathStep): string[] {
  const path: string[] = [];
  let lowerStep = { column, name };
  for (let index = lines.length - 1; index >= 0 && lowerStep.column >= 0; index -= 1) {
    const line = lines[index] ?? '';
    if (isBlank(line)) continue;
    for (const step of lineStepsOf(line).steps.toReversed()) {
      const isList = lowerStep.name === ITEM && step.name !== ITEM && step.column === lowerStep.column;
      if (step.column >= lowerStep.column && !isList) continue;
      path.unshift(step.name);
      lowerStep = step;
    }
  }
  return path;
}

/** The text after the last separator of a list in brackets. */
const lastWordIn = (value: string): string => /[^\s[,]*$/.exec(value)?.[0] ?? '';

/** The position of an offset; undefined in comments. */
export function yamlPositionAt(text: string, offset: number): YamlPosition | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const typed = text.slice(start, offset);
  if (/(?:^|\s)#/.test(typed)) return undefined;
  const { steps, rest } = lineStepsOf(typed);
  const lines = text.slice(0, start).split('\n').slice(0, -1);
  const first = steps[0] ?? { column: typed.search(/\S|$/), name: '' };
  const path = [...namesAbove(lines, first), ...steps.map(({ name }) => name)];
  const isValue = steps.length > 0 && steps.at(-1)?.name !== ITEM;
  if (!isValue) return { path, part: 'name', from: start + rest };
  const value = typed.slice(rest);
  const inList = value.trimStart().startsWith('[') && !value.includes(']') ? [ITEM] : [];
  const word = inList.length > 0 ? lastWordIn(value) : value.trimStart();
  return { path: [...path, ...inList], part: 'value', from: offset - word.length };
}

/** The path of the name at an offset, including the name itself; undefined if the offset is not on a name. */
export function namePathAt(text: string, offset: number): readonly string[] | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(start, end === -1 ? text.length : end);
  const { steps, rest } = lineStepsOf(line);
  const name = steps.at(-1);
  if (!name || name.name === ITEM || offset < start + name.column || offset >= start + rest) return undefined;
  return yamlPositionAt(text, start + rest)?.path;
}

/** The other names in the map that contains the offset. */
export function siblingNames(text: string, offset: number): Set<string> {
  const before = text.slice(0, offset).split('\n');
  const after = text.slice(offset).split('\n').slice(1);
  const { steps } = lineStepsOf(before.at(-1) ?? '');
  const ownLine = before.at(-1) ?? '';
  const column = steps.at(-1)?.name === ITEM ? ownLine.length : ownLine.search(/\S|$/);
  const names = new Set<string>();
  // A line with a smaller indent ends the map. Above the offset, this line may still contain the first name of a list
  // item.
  const collect = (lines: readonly string[], isAbove: boolean) => {
    for (const line of lines) {
      if (isBlank(line)) continue;
      const { steps } = lineStepsOf(line);
      const isEnd = (steps[0]?.column ?? column) < column;
      if (isEnd && !isAbove) return;
      const name = steps.find((step) => step.column === column && step.name !== ITEM);
      if (name) names.add(name.name);
      if (isEnd) return;
    }
  };
  collect(before.slice(0, -1).toReversed(), true);
  collect(after, false);
  return names;
}
