// Highlights YAML and JSON, which is a subset of YAML, with CodeMirror's parser.
import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';
import { parser } from '@lezer/yaml';
import type { ReactNode } from 'react';
import * as css from './markdown.css.ts';

/** Highlighting longer texts would block the page. */
const MAX_HIGHLIGHTED_LENGTH = 20_000;

const highlighter = tagHighlighter([
  { tag: tags.definition(tags.propertyName), class: css.codeColors.key },
  { tag: tags.string, class: css.codeColors.value },
  {
    tag: [tags.comment, tags.meta, tags.separator, tags.punctuation, tags.squareBracket, tags.brace],
    class: css.codeColors.faint,
  },
]);

/** Returns the text with colored parts; undefined if the text is too long. */
export function highlightYaml(text: string): ReactNode {
  if (text.length > MAX_HIGHLIGHTED_LENGTH) return undefined;
  const parts: ReactNode[] = [];
  const addPart = (part: string, className: string) =>
    parts.push(
      className === '' ? (
        part
      ) : (
        <span key={parts.length} className={className}>
          {part}
        </span>
      ),
    );
  highlightCode(text, parser.parse(text), highlighter, addPart, () => parts.push('\n'));
  return parts;
}
