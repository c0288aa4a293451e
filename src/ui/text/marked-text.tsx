import { createContext, use } from 'react';
import { splitByMatches } from '#lib/text/search-words.ts';
import * as css from './marked-text.css.ts';

/** The lower-case words of the list's search. A context, because memoized rows must update. */
export const SearchWordsContext = createContext<readonly string[]>([]);

/** Highlights the search words in a text. */
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
