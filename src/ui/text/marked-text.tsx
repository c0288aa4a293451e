import { createContext, use } from 'react';
import { splitByMatches } from '#lib/text/search-words.ts';
import * as css from './marked-text.css.ts';

/** The words that a list is searched for, in lower case. A context, because rows in the page are not rendered again. */
export const SearchWordsContext = createContext<readonly string[]>([]);

/** A text in which the words of the search are marked. */
export function MarkedText({ text }: { text: string }) {
  const words = use(SearchWordsContext);
  if (words.length === 0) return text;
  return splitByMatches(text, words).map((part) =>
    part.isMatch ? (
      <mark key={part.start} className={css.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
