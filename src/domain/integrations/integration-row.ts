// The rows of the list of integrations.
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { compareNames } from '#lib/text/locale.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { searchText } from '#lib/text/search-words.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';
import { INTEGRATION_TYPE_LABELS } from './messages.ts';

export interface ReadableIntegration {
  ok: true;
  /** The unsanitized name, for requests to the proxy. */
  id: string;
  name: string;
  /** The label of the type, such as "AWS OIDC". */
  type: string;
  /** The connected role, organization or trust anchor. */
  details: string;
  /** The role of an AWS OIDC integration, as sent. It is all that can be changed (docs/protocol/resources.md#9.1). */
  roleArn: string | undefined;
  /** The text for searching (`searchText`). */
  searchableText: string;
}

export type IntegrationRow = ReadableIntegration | UnreadableEntry;

/** The fields of all kinds of integrations (docs/protocol/resources.md#9.1, #18.4). */
interface AnyIntegration {
  name: string;
  subKind: string;
  awsoidc: Schemas['AwsOidcIntegration']['awsoidc'];
  awsra: NonNullable<Schemas['AwsRaIntegration']['awsra']>;
  github: NonNullable<Schemas['GithubIntegration']['github']>;
}

const integrationTypeLabel = (subKind: string): string =>
  (Object.hasOwn(INTEGRATION_TYPE_LABELS, subKind) ? INTEGRATION_TYPE_LABELS[subKind] : undefined) ?? subKind;

/** Parses one record of the list. A record without a name or a type is unreadable. */
export function integrationRow(raw: unknown, index: number): IntegrationRow {
  const { name, subKind, awsoidc, awsra, github } = fieldsOf<AnyIntegration>(raw);
  if (typeof name !== 'string' || name === '' || typeof subKind !== 'string') return unreadableEntry(raw, index);
  const role = textOr(fieldsOf<AnyIntegration['awsoidc']>(awsoidc).roleArn, '');
  const anchor = textOr(fieldsOf<AnyIntegration['awsra']>(awsra).trustAnchorARN, '');
  const organization = textOr(fieldsOf<AnyIntegration['github']>(github).organization, '');
  const type = integrationTypeLabel(subKind);
  const details = role || anchor || organization;
  return {
    ok: true,
    id: name,
    name: sanitize(name),
    type: sanitize(type),
    details: sanitize(details),
    roleArn: subKind === 'aws-oidc' ? role : undefined,
    searchableText: searchText([name, type, details]),
  };
}

interface IntegrationRowQuery {
  search: string;
  order: { field: string; dir: 'asc' | 'desc' };
}

/** The rows that match the search, sorted. Unreadable records come last (docs/behaviour.md#unreadable-records). */
export function integrationRows(response: unknown, { search, order }: IntegrationRowQuery): IntegrationRow[] {
  const text = search.trim().toLowerCase();
  const rows = listOf(fieldsOf<{ items: unknown }>(response).items).map(integrationRow);
  const sign = order.dir === 'asc' ? 1 : -1;
  const field = order.field === 'type' ? 'type' : 'name';
  const matchingRows = rows
    .filter((row) => row.ok)
    .filter(({ searchableText }) => searchableText.includes(text))
    .toSorted((a, b) => sign * compareNames(a[field], b[field]) || compareNames(a.name, b.name));
  return [...matchingRows, ...rows.filter((row) => !row.ok)];
}
