// Prepares the output and the error of a command that the assistant ran.
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';

// oxlint-disable-next-line no-control-regex -- ECMA-48 5.4, 5.6: control sequences and strings begin with ESC
const ESCAPE_SEQUENCE = /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])/g;

/** Terminal output as plain text, without escape sequences and without white space at the end. */
export const plainOutput = (text: string): string =>
  text.replace(ESCAPE_SEQUENCE, '').replaceAll('\r\n', '\n').trimEnd();

/** The error of a failed command, from its recording; empty if it did not fail (docs/protocol/streams.md#12.4). */
export function exitErrorOf(sessionEvents: unknown): string {
  const events = listOf(fieldsOf<{ events: unknown }>(sessionEvents).events).map((event) =>
    fieldsOf<{ event: string; exitError: string }>(event),
  );
  return textOr(events.find(({ event }) => event === 'exec')?.exitError, '');
}
