// Finds the part of a text that a refusal is about: the resource name, a line number or a quoted field.
import { isScalar, visit } from 'yaml';
import { findPair } from '#domain/yaml/key-text.ts';
import { parseYaml } from '#domain/yaml/parse-yaml.ts';
import { lineStarts } from '#lib/text/line-starts.ts';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { proxyMessage } from '#ui/feedback/messages.ts';
import type { SaveRefusal } from './editing.ts';

type TextRange = Pick<TextProblem, 'from' | 'to'>;

/**
 * Whether a refusal is about the name: it already exists, or it differs from the address
 * (docs/protocol/auth-and-identity.md#16).
 */
const isAboutName = ({ status, message }: SaveRefusal): boolean =>
  status === 409 || (status === 400 && /renam/i.test(message));

function nameRange(text: string): TextRange | undefined {
  const metadata = findPair(parseYaml(text).document?.contents, 'metadata')?.value;
  const name = findPair(metadata, 'name')?.value;
  return isScalar(name) && name.range ? { from: name.range[0], to: name.range[1] } : undefined;
}

function lineRange(text: string, message: string): TextRange | undefined {
  const line = Number(/\bline (\d+)/.exec(message)?.[1] ?? 0);
  const from = line > 0 ? lineStarts(text)[line - 1] : undefined;
  if (from === undefined) return undefined;
  const end = text.indexOf('\n', from);
  return { from, to: end === -1 ? text.length : end };
}

/** The range of the first quoted word that is a field or a value in the text. */
function quotedRange(text: string, message: string): TextRange | undefined {
  const quotedWords = [...message.matchAll(/["'`]([^"'`]+)["'`]/g)].map(([, word]) => word);
  const ranges = new Map<string, TextRange>();
  const { document } = parseYaml(text);
  if (document && quotedWords.length > 0)
    visit(document, {
      Scalar(_, { value, range }) {
        const word = String(value);
        if (range && !ranges.has(word)) ranges.set(word, { from: range[0], to: range[1] });
      },
    });
  return quotedWords.map((word = '') => ranges.get(word)).find((range) => range !== undefined);
}

export function problemOfRefusal(text: string, refusal: SaveRefusal): TextProblem | undefined {
  const { status, message } = refusal;
  if (status !== 400 && status !== 409) return undefined;
  const range = isAboutName(refusal) ? nameRange(text) : (lineRange(text, message) ?? quotedRange(text, message));
  return range && { ...range, severity: 'error', message: proxyMessage(message) };
}
