import type { OptionName } from './option-table.ts';

/** An invalid option, described in one sentence, or several problems of the configuration file, one per line. */
export class InvalidOptionError extends Error {
  readonly option: OptionName | undefined;

  /** `option` is the option with the invalid value. Its source is then added to the message. */
  constructor(message: string, option?: OptionName) {
    super(message);
    this.option = option;
  }
}

/** Replaces the user name and the password of an address with asterisks. */
export const hidePassword = (text: string): string => text.replace(/.*\S@/s, '***@');

/** The text in quotes, without a password. */
export const quote = (text: string): string => `"${hidePassword(text)}"`;
