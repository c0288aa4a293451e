import { UNKNOWN } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { JOIN_METHOD_LABELS } from './join-messages.ts';

/** What a name of the wire is called; one that is not known stays as it came. */
export const labelOfWireName = (labels: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(labels, name) ? labels[name] : undefined) ?? sanitize(name);

export const joinMethodLabel = (method: string): string =>
  method === '' ? UNKNOWN : labelOfWireName(JOIN_METHOD_LABELS, method);
