// The displayed names of join methods.
import { UNKNOWN } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { JOIN_METHOD_LABELS } from './join-messages.ts';

/** The label of a name on the wire. Names without a label are shown as sent, with invisible characters escaped. */
export const labelOfWireName = (labels: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(labels, name) ? labels[name] : undefined) ?? sanitize(name);

export const joinMethodLabel = (method: string): string =>
  method === '' ? UNKNOWN : labelOfWireName(JOIN_METHOD_LABELS, method);
