// Colors of YAML, and of JSON, which is YAML too: CodeMirror's parser without its editor.
import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';
import { parser } from '@lezer/yaml';
import type { ReactNode } from 'react';
import * as css from './markdown.css.ts';

/** Coloring a longer text would hold up the page. */
const MAX_HIGHLIGHTED_LENGTH = 20_000;

const highlighter = tagHighlighter([
  { tag: tags.definition(tags.propertyName), class: css.codeColors.key },
  { tag: tags.string, class: css.codeColors.value },
  {
    tag: [tags.comment, tags.meta, tags.separator, tags.punctuation, tags.squareBracket, tags.brace],
    class: css.codeColors.faint,
  },
]);

/** Undefined where the text is too long. */
export function highlightYaml(text: string): ReactNode {
  if (text.length > MAX_HIGHLIGHTED_LENGTH) return undefined;
  const parts: ReactNode[] = [];
  const addPart = (part: string, ink: string) =>
    parts.push(
      ink === '' ? (
        part
      ) : (
        <span key={parts.length} className={ink}>
          {part}
        </span>
      ),
    );
  highlightCode(text, parser.parse(text), highlighter, addPart, () => parts.push('\n'));
  return parts;
}
