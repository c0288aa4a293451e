// No text of a proxy is drawn whole: laying out 500,000 letters without a space takes browsers a minute.

/** The longest name in a cell, a tooltip or a title. */
export const MAX_NAME_LENGTH = 500;
/** The longest message of a proxy. */
export const MAX_MESSAGE_LENGTH = 2000;
/** The longest document, script or answer, of which users read more than of a message. */
export const DOCUMENT_LENGTH = 20_000;

const ELLIPSIS = '…';

/** Never half of a surrogate pair. */
export const safePrefix = (text: string, length: number): string => {
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
};

/** At most `most` characters, the last of which is an ellipsis where something was cut. */
export const truncate = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${safePrefix(text, maxLength - 1)}${ELLIPSIS}`;
