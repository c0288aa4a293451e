/** Expressions and templates have commas of their own. */
const takesComma = (text: string): boolean => text.startsWith('^') || text.includes('{{');

/** What was typed or pasted, in pieces: by line, tab or comma. */
export const piecesOf = (text: string): string[] =>
  text
    .split(takesComma(text) ? /[\r\n\t]+/ : /[\r\n\t,]+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

/** Whether a key ends what is typed. */
export const endsPiece = (key: string, draft: string): boolean =>
  key === 'Enter' || (key === ',' && !takesComma(draft));

/** The values with more of them, each once; and the first that was there already. */
export function withPieces(values: readonly string[], pieces: readonly string[]) {
  const fresh = [...new Set(pieces)].filter((piece) => !values.includes(piece));
  const doubled = pieces.find((piece, index) => values.includes(piece) || pieces.indexOf(piece) < index);
  return { values: fresh.length > 0 ? [...values, ...fresh] : values, doubled };
}
