// Parses YAML like the proxies, to a document with positions (docs/protocol/resources.md#6.1). A long text is parsed in
// slices, so that typing is not blocked.
import { Composer, isScalar, Lexer, Parser, visit, type Document, type Tags } from 'yaml';
import { lineNumberAt, lineStarts } from '#lib/text/line-starts.ts';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { hasInvisibleCharacters, sanitize } from '#lib/text/sanitize.ts';
import { keyText } from './key-text.ts';
import { EMPTY_TEXT, HIDDEN_MARK, ONLY_FIRST_DOCUMENT_SAVED, repeatedName, NESTED_TOO_DEEPLY } from './messages.ts';
import { textRangeOf } from './text-range.ts';

export type YamlDocument = Document.Parsed;

export interface ParsedYaml {
  /** Undefined if the text is blank or nested too deeply. */
  document: YamlDocument | undefined;
  /** Syntax errors, and warnings about surprising content. */
  problems: readonly TextProblem[];
}

const TOKENS_PER_SLICE = 1_500;

/** Deeper nesting would overflow the stack of the recursive YAML library. */
const MAX_DEPTH = 200;

type Token = Parameters<Composer['next']>[0];

/** Types of YAML 1.1 that proxies read as text (`12:30:45` and `2026-11-27`). */
const isTime = (tag: Tags[number]): boolean =>
  typeof tag === 'object' && (tag.tag === 'tag:yaml.org,2002:timestamp' || tag.format === 'TIME');

/**
 * Proxies read YAML 1.1, where `yes`, `no`, `on`, `off`, `y` and `n` are booleans and `012` and `1_000` are numbers.
 */
const PROXY_YAML_OPTIONS = {
  version: '1.1',
  customTags: (tags: Tags): Tags => tags.filter((tag) => !isTime(tag)),
  // A proxy accepts repeated names and uses the last one; `repeatedNameProblems` warns about them.
  uniqueKeys: false,
} as const;

function* parseSteps(text: string): Generator<undefined, ParsedYaml> {
  const parser = new Parser();
  const tokens: Token[] = [];
  let count = 0;
  let depth = 0;
  for (const lexeme of new Lexer().lex(text)) {
    tokens.push(...parser.next(lexeme));
    if (lexeme === '[' || lexeme === '{') depth += 1;
    else if (lexeme === ']' || lexeme === '}') depth -= 1;
    if (depth > MAX_DEPTH)
      return { document: undefined, problems: [{ from: 0, to: 1, severity: 'error', message: NESTED_TOO_DEEPLY }] };
    count += 1;
    if (count % TOKENS_PER_SLICE === 0) yield undefined;
  }
  tokens.push(...parser.end());
  yield undefined;
  // Source tokens contain the positions of list dashes.
  const composer = new Composer({ ...PROXY_YAML_OPTIONS, prettyErrors: false, keepSourceTokens: true });
  const documents = [...composer.compose(tokens, true, text.length)];
  const problems = [...syntaxProblems(documents), ...emptyTextProblems(documents), ...hiddenMarkProblems(text)];
  return { document: documents[0], problems: [...problems, ...repeatedNameProblems(documents[0], text)] };
}

/** Reports a text without content. A text that contains only comments has no content. */
function emptyTextProblems([first]: readonly Document.Parsed[]): TextProblem[] {
  const contents = first?.contents ?? undefined;
  const isEmpty = contents === undefined || (isScalar(contents) && contents.source === '');
  return isEmpty && !first?.errors.length ? [{ from: 0, to: 0, severity: 'error', message: EMPTY_TEXT }] : [];
}

/** Warns about names that appear more than once in a map. */
function repeatedNameProblems(document: Document.Parsed | undefined, text: string): TextProblem[] {
  const problems: TextProblem[] = [];
  if (!document || document.errors.length > 0) return problems;
  const starts = lineStarts(text);
  visit(document, {
    Map(_, { items }) {
      const laterLines = new Map<string, number>();
      for (const pair of items.toReversed()) {
        const name = keyText(pair);
        if (name === undefined || name === '<<') continue;
        const range = textRangeOf(pair.key);
        const line = laterLines.get(name);
        if (line === undefined) laterLines.set(name, lineNumberAt(starts, range.from));
        else problems.push({ ...range, severity: 'warning', message: repeatedName(sanitize(name), line) });
      }
    },
  });
  return problems;
}

/**
 * The syntax errors of the first document. If it has none, warns about a second document, because proxies read only the
 * first (docs/protocol/auth-and-identity.md#16).
 */
function syntaxProblems(documents: readonly Document.Parsed[]): TextProblem[] {
  const [first, second] = documents;
  const problems = (first?.errors ?? []).map(({ pos: [from, to], message }): TextProblem => ({
    from,
    to,
    severity: 'error',
    message,
  }));
  if (!second || problems.length > 0) return problems;
  const [from] = second.range;
  return [{ from, to: from + 1, severity: 'warning', message: ONLY_FIRST_DOCUMENT_SAVED }];
}

/** Warns about lines with invisible characters, which can hide the real content of a line (Unicode TR 36). */
function hiddenMarkProblems(text: string): TextProblem[] {
  // A byte order mark at the start and Windows line breaks are harmless.
  const withoutOrdinary = (part: string) => part.replaceAll(/^\ufeff|\r?\n|\r$|\t/g, '');
  if (!hasInvisibleCharacters(withoutOrdinary(text))) return [];
  let lineStart = 0;
  return text.split('\n').flatMap((line, index): TextProblem[] => {
    const from = lineStart;
    lineStart += line.length + 1;
    const isOrdinary = !hasInvisibleCharacters(withoutOrdinary(index === 0 ? line : ` ${line}`));
    if (isOrdinary) return [];
    return [{ from, to: from + line.length, severity: 'warning', message: HIDDEN_MARK }];
  });
}

export function parseYaml(text: string): ParsedYaml {
  const steps = parseSteps(text);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Parses with a pause after each slice. Resolves to undefined after the signal is aborted. */
export async function parseYamlInSlices(
  text: string,
  { pause, signal }: { pause: () => Promise<unknown>; signal: AbortSignal },
): Promise<ParsedYaml | undefined> {
  const steps = parseSteps(text);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pause();
    if (signal.aborted) return undefined;
  }
}

/** Converts a document to plain values; undefined if it has errors. */
export function yamlToValue({ document }: Pick<ParsedYaml, 'document'>): unknown {
  if (!document || document.errors.length > 0) return undefined;
  try {
    return document.toJS({ maxAliasCount: 100 }) ?? undefined;
  } catch {
    return undefined; // Too many aliases.
  }
}
