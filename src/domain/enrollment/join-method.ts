import { UNKNOWN } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { METHOD_WORDS } from './join-messages.ts';

/** What a name of the wire is called; one that is not known stays as it came. */
export const inWords = (words: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(words, name) ? words[name] : undefined) ?? sanitize(name);

export const methodText = (method: string): string => (method === '' ? UNKNOWN : inWords(METHOD_WORDS, method));
