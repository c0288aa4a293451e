// The values that are not printed as they are sent (docs/protocol/audit-catalogue.md#1).
import { isRecord, listOf } from '#lib/untrusted.ts';
import { formatBytes } from '#lib/text/bytes.ts';
import { fieldOf, type Fields } from './fields.ts';
import { fileCount } from './messages.ts';
import { valueText } from './value-text.ts';

const textIn = (fields: Fields, name: string): string => valueText(fieldOf(fields, name)) ?? '';

const records = (value: unknown): Fields[] => listOf(value).filter(isRecord);

/** What each record of a list says, without those that say nothing. */
const each = (value: unknown, says: (record: Fields) => string): string[] => records(value).map(says).filter(Boolean);

function permission(record: Fields): string {
  const counts = fieldOf(record, 'counts');
  const of = isRecord(counts) ? Object.keys(counts).map((kind) => `${kind} ${textIn(counts, kind)}`) : [];
  const name = textIn(record, 'permission');
  return of.length > 0 ? `${name} (${of.join(', ')})` : name;
}

/** More than any transfer has; a longer number says more as it was sent. */
const MOST_BYTES = 1e18;

/** A count of bytes; one that JavaScript would round comes as a text of digits. */
function bytesText(value: unknown): string | undefined {
  const isCount = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));
  const bytes = isCount ? Number(value) : Number.NaN;
  return bytes >= 0 && bytes < MOST_BYTES ? formatBytes(bytes) : undefined;
}

const SCOPE = 'CHALLENGE_SCOPE_';
const CONTACTS: readonly unknown[] = ['unspecified', 'business', 'security'];

/** Each says what it makes of a value, or nothing of one that is not of its kind. */
const FORMATS = {
  bytes: (value) => {
    const short = bytesText(value);
    const digits = valueText(value);
    return short === undefined || short === `${digits} B` ? short : `${short} (${digits} bytes)`;
  },
  argv: (value) =>
    listOf(value)
      .flatMap((item) => valueText(item) ?? [])
      .join(' '),
  contact: (value) => (typeof value === 'number' ? CONTACTS[value] : undefined),
  files: (value) => (Array.isArray(value) ? fileCount(value.length) : undefined),
  gitActions: (value) =>
    each(value, (record) => `${textIn(record, 'action')} ${textIn(record, 'reference')}`.trim()).join(', '),
  memberNames: (value) => each(value, (record) => textIn(record, 'member_name')).join(', '),
  permissions: (value) => each(value, permission).join('; '),
  scope: (value) =>
    typeof value === 'string' && value.startsWith(SCOPE)
      ? value.slice(SCOPE.length).replaceAll('_', ' ').toLowerCase()
      : undefined,
  size: (value) => (typeof value === 'string' ? value.replace(':', '×') : undefined),
} satisfies Readonly<Record<string, (value: unknown) => unknown>>;

export type Format = keyof typeof FORMATS;

/** A value in a format; one that is of another kind than the format is for, as it came. */
export function formatted(value: unknown, format: Format | undefined): string | undefined {
  const text = format && valueText(FORMATS[format](value));
  return text ?? valueText(value);
}

/** The value in a line of the log, where the whole value is longer. */
export const shortForm = (value: unknown, format: Format | undefined): string | undefined =>
  format === 'bytes' ? bytesText(value) : undefined;
