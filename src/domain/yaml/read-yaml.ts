// YAML as a document with places. A long text is read in slices, so that typing is never in its way.
import { Composer, Lexer, Parser, type Document } from 'yaml';
import type { Problem } from '#lib/text/problem.ts';
import { hasUnseenMarks } from '#lib/text/sanitize.ts';
import { HIDDEN_MARK, ONLY_FIRST, TOO_DEEP } from './messages.ts';

export type YamlDocument = Document.Parsed;

export interface ReadYaml {
  /** Undefined where nothing but space is there. */
  document: YamlDocument | undefined;
  /** Whatever keeps it from being read, and what would surprise. */
  problems: readonly Problem[];
}

/** So many of its smallest parts are read at a time. */
const SLICE = 1_500;

/** Brackets in brackets beyond this would exhaust the reader, which goes down into each. */
const DEEPEST = 200;

type Token = Parameters<Composer['next']>[0];

function* slices(text: string): Generator<undefined, ReadYaml> {
  const parser = new Parser();
  const tokens: Token[] = [];
  let count = 0;
  let depth = 0;
  for (const lexeme of new Lexer().lex(text)) {
    tokens.push(...parser.next(lexeme));
    if (lexeme === '[' || lexeme === '{') depth += 1;
    else if (lexeme === ']' || lexeme === '}') depth -= 1;
    if (depth > DEEPEST)
      return { document: undefined, problems: [{ from: 0, to: 1, severity: 'error', message: TOO_DEEP }] };
    count += 1;
    if (count % SLICE === 0) yield undefined;
  }
  tokens.push(...parser.end());
  yield undefined;
  // Source tokens say where the marks of lists stand.
  const composer = new Composer({ prettyErrors: false, keepSourceTokens: true });
  const documents = [...composer.compose(tokens, true, text.length)];
  return { document: documents[0], problems: [...syntaxProblems(documents), ...markProblems(text)] };
}

/** Only the first document is read by a proxy (docs/protocol/auth-and-identity.md#16). */
function syntaxProblems(documents: readonly Document.Parsed[]): Problem[] {
  const [first, second] = documents;
  const problems = (first?.errors ?? []).map(({ pos: [from, to], message }): Problem => ({
    from,
    to,
    severity: 'error',
    message,
  }));
  if (!second || problems.length > 0) return problems;
  const [from] = second.range;
  return [{ from, to: from + 1, severity: 'warning', message: ONLY_FIRST }];
}

/** Characters that nobody sees change what a line says (Unicode TR 36). */
function markProblems(text: string): Problem[] {
  const unseen = text.replaceAll('\n', '').replaceAll('\t', '');
  if (!hasUnseenMarks(unseen)) return [];
  let at = 0;
  return text.split('\n').flatMap((line): Problem[] => {
    const from = at;
    at += line.length + 1;
    if (!hasUnseenMarks(line.replaceAll('\t', ''))) return [];
    return [{ from, to: from + line.length, severity: 'warning', message: HIDDEN_MARK }];
  });
}

export function readYaml(text: string): ReadYaml {
  const reading = slices(text);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** The same with a pause after each slice; nothing comes of it once the signal is aborted. */
export async function readYamlInSlices(
  text: string,
  { pause, signal }: { pause: () => Promise<unknown>; signal: AbortSignal },
): Promise<ReadYaml | undefined> {
  const reading = slices(text);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
    await pause();
    if (signal.aborted) return undefined;
  }
}

/** What it says as plain values; undefined where it cannot be read. */
export function valueOf({ document }: Pick<ReadYaml, 'document'>): unknown {
  if (!document || document.errors.length > 0) return undefined;
  try {
    return document.toJS({ maxAliasCount: 100 }) ?? undefined;
  } catch {
    return undefined; // aliases that grow without end
  }
}
