// The length of every text from a proxy is limited, because browsers take a minute to lay out 500,000 letters without a space.

/** For names in a cell, a tooltip or a title. */
export const MAX_NAME_LENGTH = 500;
/** For messages of a proxy. */
export const MAX_MESSAGE_LENGTH = 2000;
/** For documents, scripts and responses. */
export const MAX_DOCUMENT_LENGTH = 20_000;

const ELLIPSIS = '…';

/** The first `length` characters, or one fewer if a surrogate pair would be split. */
export const safePrefix = (text: string, length: number): string => {
  const lastCodeUnit = text.charCodeAt(length - 1);
  return text.slice(0, lastCodeUnit >= 0xd800 && lastCodeUnit <= 0xdbff ? length - 1 : length);
};

/** At most `maxLength` characters. The last one is an ellipsis if the text is longer. */
export const truncate = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${safePrefix(text, maxLength - 1)}${ELLIPSIS}`;
