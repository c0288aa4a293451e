// Data for enrolling databases of RDS, the database service of AWS: queries, parsing, failures and permissions
// (docs/protocol/resources.md#9.2, #15.6).
import type { Schemas } from '#api/schemas.ts';
import type { Acl } from '#api/identity/user-context.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { quoteLiteral } from '#lib/text/labels.ts';
import { readLabels, type Label } from './labels.ts';

type Query = Schemas['AwsDatabaseQuery'];

/** The query of each card for AWS databases. */
const RDS_QUERIES: Readonly<Record<string, Pick<Query, 'rdsType' | 'engines'>>> = {
  'rds-postgres': { rdsType: 'instance', engines: ['postgres'] },
  'rds-mysql': { rdsType: 'instance', engines: ['mysql', 'mariadb'] },
  'aurora-postgres': { rdsType: 'cluster', engines: ['aurora-postgresql'] },
  'aurora-mysql': { rdsType: 'cluster', engines: ['aurora', 'aurora-mysql'] },
};

/** The query for the databases of a card. Undefined if the card is not one of the RDS cards. */
export const rdsQueryOf = (card: string): Pick<Query, 'rdsType' | 'engines'> | undefined =>
  Object.hasOwn(RDS_QUERIES, card) ? RDS_QUERIES[card] : undefined;

export const AWS_REGIONS: readonly string[] =
  'us-east-1 us-east-2 us-west-1 us-west-2 af-south-1 ap-east-1 ap-south-1 ap-south-2 ap-southeast-1 ap-southeast-2 ap-southeast-3 ap-southeast-4 ap-northeast-1 ap-northeast-2 ap-northeast-3 ca-central-1 eu-central-1 eu-central-2 eu-west-1 eu-west-2 eu-west-3 eu-south-1 eu-south-2 eu-north-1 me-south-1 me-central-1 sa-east-1'.split(
    ' ',
  );

export interface AwsDatabase {
  name: string;
  protocol: string;
  uri: string;
  labels: readonly Label[];
  /** The engine with its version: "postgres 15.4". */
  engine: string;
  status: string;
  accountId: string;
  resourceId: string;
}

/** Parses a database. Missing texts are empty: an incomplete database is shown but cannot be selected. */
function readAwsDatabase(raw: unknown): AwsDatabase {
  const { name, protocol, uri, labels, aws } = fieldsOf<Schemas['Database']>(raw);
  const awsFields = fieldsOf<Schemas['DatabaseAws'] & { status: string }>(aws);
  const parsedLabels = readLabels(labels);
  const labelValue = (labelName: string) =>
    parsedLabels.find((parsedLabel) => parsedLabel.name === labelName)?.value ?? '';
  return {
    name: textOr(name, ''),
    protocol: textOr(protocol, ''),
    uri: textOr(uri, ''),
    labels: parsedLabels,
    engine: `${labelValue('engine') || textOr(protocol, '')} ${labelValue('engine-version')}`.trim(),
    status: textOr(awsFields.status, labelValue('status')),
    accountId: textOr(awsFields.account_id, ''),
    resourceId: textOr(fieldsOf<Schemas['DatabaseRds']>(awsFields.rds).resource_id, ''),
  };
}

export const readAwsDatabases = (response: unknown): AwsDatabase[] =>
  listOf(fieldsOf<Schemas['AwsDatabasePage']>(response).databases).map(readAwsDatabase);

const SHOWN_LABELS = ['account-id', 'region', 'engine', 'engine-version', 'endpoint-type', 'status'];

/** The labels of the database, without those that the page shows separately, such as region and engine. */
export const otherLabelsOf = ({ labels }: AwsDatabase): Label[] =>
  labels.filter(({ name }) => !SHOWN_LABELS.includes(name));

/** Whether the database can be registered (docs/protocol/resources.md#2.2). */
export const isComplete = ({ name, protocol, uri, accountId, resourceId }: AwsDatabase): boolean =>
  [name, protocol, uri, accountId, resourceId].every((text) => text !== '');

export const newDatabaseOf = ({ accountId, resourceId, ...database }: AwsDatabase): Schemas['NewDatabase'] => ({
  name: database.name,
  protocol: database.protocol as Schemas['NewDatabase']['protocol'], // the proxy sent this value, so it accepts it
  uri: database.uri,
  labels: [...database.labels],
  awsRds: { accountId, resourceId },
});

const isNonEmptyId = (id: string): boolean => id !== '';

/** A query for those of the databases that are already enrolled, or undefined if no database has a resource ID. */
export function enrolledQuery(databases: readonly AwsDatabase[]): { query: string; limit: number } | undefined {
  const ids = [...new Set(databases.map(({ resourceId }) => resourceId).filter(isNonEmptyId))];
  const query = ids.map((id) => `resource.spec.aws.rds.resource_id == ${quoteLiteral(id)}`).join(' || ');
  return ids.length === 0 ? undefined : { query, limit: ids.length };
}

/** The resource IDs of the databases in a response. Databases without an ID are skipped. */
export const parseResourceIds = (response: unknown): string[] =>
  listOf(fieldsOf<{ items: unknown }>(response).items)
    .map((raw) => readAwsDatabase(raw).resourceId)
    .filter(isNonEmptyId);

/** How the page colors a status: as good, bad or neutral (docs/protocol/resources.md#9.2). */
export function statusToneOf(status: string): 'ok' | 'bad' | 'plain' {
  if (status === 'available') return 'ok';
  return ['failed', 'deleting'].includes(status) ? 'bad' : 'plain';
}

export type AwsFailure = 'denied' | 'expired' | 'gone' | 'other' | 'permission' | 'region' | 'throttled' | 'untrusted';

/** Patterns of error texts of AWS, which the proxy forwards. The first pattern that matches decides. */
const FAILURE_PATTERNS: readonly (readonly [RegExp, AwsFailure])[] = [
  [/expired/i, 'expired'],
  [/AssumeRoleWithWebIdentity|InvalidIdentityToken|OpenIDConnect/i, 'untrusted'],
  [/not authorized to perform|AccessDenied(?:Exception)?\b|UnauthorizedOperation/, 'denied'],
  [/InvalidClientTokenId|security token included in the request is invalid/i, 'region'],
  [/Throttl|Rate exceeded/i, 'throttled'],
];

/** Classifies why the databases of an account could not be listed. */
export function awsFailure({ message, status = 0 }: { message: string; status?: number }): AwsFailure {
  const knownFailure = FAILURE_PATTERNS.find(([pattern]) => pattern.test(message))?.[1];
  if (knownFailure) return knownFailure;
  if (status === 403) return 'permission';
  return status === 404 ? 'gone' : 'other';
}

/** Missing permissions for connecting an account and enrolling its databases (docs/protocol/resources.md#15.6). */
export function missingRdsPermissions(acl: Acl | undefined): string[] {
  const verbs = (['create', 'list', 'use'] as const).filter((verb) => acl?.integrations?.[verb] !== true);
  return [
    ...(verbs.length > 0 ? [`integration: ${verbs.join(', ')}`] : []),
    ...(acl?.db?.create === true ? [] : ['db: create']),
  ];
}
