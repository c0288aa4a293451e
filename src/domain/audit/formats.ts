// Formats of fields that are not shown as sent (docs/protocol/audit-catalogue.md#1).
import { isRecord, listOf } from '#lib/untrusted.ts';
import { formatBytes } from '#lib/text/bytes.ts';
import { fieldOf, type Fields } from './fields.ts';
import { fileCountText } from './messages.ts';
import { valueText } from './value-text.ts';

const textIn = (fields: Fields, name: string): string => valueText(fieldOf(fields, name)) ?? '';

const records = (value: unknown): Fields[] => listOf(value).filter(isRecord);

/** The texts of a list's records, without empty ones. */
const describeRecords = (value: unknown, describe: (record: Fields) => string): string[] =>
  records(value).map(describe).filter(Boolean);

function describePermission(record: Fields): string {
  const counts = fieldOf(record, 'counts');
  const countTexts = isRecord(counts) ? Object.keys(counts).map((kind) => `${kind} ${textIn(counts, kind)}`) : [];
  const name = textIn(record, 'permission');
  return countTexts.length > 0 ? `${name} (${countTexts.join(', ')})` : name;
}

/** More than any transfer. Numbers of this size and above are shown as sent. */
const MAX_BYTES = 1e18;

/** Formats a count of bytes. Counts too large for a JavaScript number arrive as strings of digits. */
function bytesText(value: unknown): string | undefined {
  const isCount = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));
  const bytes = isCount ? Number(value) : Number.NaN;
  return bytes >= 0 && bytes < MAX_BYTES ? formatBytes(bytes) : undefined;
}

const SCOPE_PREFIX = 'CHALLENGE_SCOPE_';
const CONTACT_TYPES: readonly unknown[] = ['unspecified', 'business', 'security'];

/** For a value of an unexpected type, a formatter returns undefined or an empty text. */
const FORMATTERS = {
  bytes: (value) => {
    const short = bytesText(value);
    const digits = valueText(value);
    return short === undefined || short === `${digits} B` ? short : `${short} (${digits} bytes)`;
  },
  argv: (value) =>
    listOf(value)
      .flatMap((item) => valueText(item) ?? [])
      .join(' '),
  contact: (value) => (typeof value === 'number' ? CONTACT_TYPES[value] : undefined),
  files: (value) => (Array.isArray(value) ? fileCountText(value.length) : undefined),
  gitActions: (value) =>
    describeRecords(value, (record) => `${textIn(record, 'action')} ${textIn(record, 'reference')}`.trim()).join(', '),
  memberNames: (value) => describeRecords(value, (record) => textIn(record, 'member_name')).join(', '),
  permissions: (value) => describeRecords(value, describePermission).join('; '),
  scope: (value) =>
    typeof value === 'string' && value.startsWith(SCOPE_PREFIX)
      ? value.slice(SCOPE_PREFIX.length).replaceAll('_', ' ').toLowerCase()
      : undefined,
  size: (value) => (typeof value === 'string' ? value.replace(':', '×') : undefined),
} satisfies Readonly<Record<string, (value: unknown) => unknown>>;

export type Format = keyof typeof FORMATTERS;

/** The formatted value, or the plain value if it has an unexpected type. */
export function formatField(value: unknown, format: Format | undefined): string | undefined {
  const text = format && valueText(FORMATTERS[format](value));
  return text ?? valueText(value);
}

/** A shorter form of the value for a line of the log, if the format has one. */
export const shortFieldText = (value: unknown, format: Format | undefined): string | undefined =>
  format === 'bytes' ? bytesText(value) : undefined;
