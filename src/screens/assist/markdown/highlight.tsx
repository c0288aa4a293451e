// Colors of code, as elements: the library's own way to them is HTML.
import { languages, Token, tokenizeText, type TokenStream } from 'prism-code-editor/prism';
import 'prism-code-editor/prism/languages/bash';
import 'prism-code-editor/prism/languages/json';
import 'prism-code-editor/prism/languages/sql';
import 'prism-code-editor/prism/languages/yaml';
import type { ReactNode } from 'react';
import * as css from './markdown.css.ts';

/** Longer ones are not worth the time. */
const MOST_LENGTH = 20_000;

const inks: Readonly<Record<string, string>> = css.ink;

const drawn = (stream: TokenStream | string | Token): ReactNode => {
  if (typeof stream === 'string') return stream;
  if (!(stream instanceof Token)) return stream.map(drawn);
  return <span className={inks[stream.type]}>{drawn(stream.content)}</span>;
};

/** Undefined where the language is not known. */
export function highlighted(text: string, language: string): ReactNode {
  const grammar = Object.hasOwn(languages, language) ? languages[language] : undefined;
  return grammar && text.length <= MOST_LENGTH ? drawn(tokenizeText(text, grammar)) : undefined;
}
