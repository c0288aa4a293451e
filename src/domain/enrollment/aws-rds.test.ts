import { describe, expect, test } from 'vitest';
import {
  rdsQueryOf,
  awsFailure,
  enrolledQuery,
  isComplete,
  statusToneOf,
  missingRdsPermissions,
  newDatabaseOf,
  readAwsDatabases,
  otherLabelsOf,
  AWS_REGIONS,
  parseResourceIds,
} from './aws-rds.ts';
import { cardCatalog } from './card-catalog.ts';

const RAW = {
  name: 'orders',
  desc: 'RDS instance in eu-west-1',
  protocol: 'postgres',
  type: 'rds',
  uri: 'orders.example.eu-west-1.rds.amazonaws.com:5432',
  labels: [
    { name: 'engine', value: 'postgres' },
    { name: 'engine-version', value: '15.4' },
    { name: 'team', value: 'orders' },
  ],
  aws: { account_id: '111122223333', status: 'available', rds: { resource_id: 'db-1', iam_auth: true } },
};
const ORDERS = {
  name: 'orders',
  protocol: 'postgres',
  uri: RAW.uri,
  labels: RAW.labels,
  engine: 'postgres 15.4',
  status: 'available',
  accountId: '111122223333',
  resourceId: 'db-1',
};

test.each([
  ['rds-postgres', 'instance', ['postgres']],
  ['rds-mysql', 'instance', ['mysql', 'mariadb']],
  ['aurora-postgres', 'cluster', ['aurora-postgresql']],
  ['aurora-mysql', 'cluster', ['aurora', 'aurora-mysql']],
])('card %s queries RDS for each %s with one of the engines %j', (card, rdsType, engines) =>
  expect(rdsQueryOf(card)).toEqual({ rdsType, engines }),
);

test('all cards of the RDS guide have a query, and other cards have none', () => {
  for (const { id, method } of cardCatalog)
    expect([id, rdsQueryOf(id) !== undefined]).toEqual([id, method.method === 'flow' && method.flow === 'rds']);
  expect(rdsQueryOf('constructor')).toBeUndefined();
});

test('has 27 different regions', () => {
  expect(new Set(AWS_REGIONS).size).toBe(27);
  for (const region of AWS_REGIONS) expect(region).toMatch(/^[a-z]{2}-[a-z]+-\d$/);
});

describe('an AWS database', () => {
  test('is parsed, and gives the fields for its registration', () => {
    const [database] = readAwsDatabases({ databases: [RAW] });
    expect(database).toEqual(ORDERS);
    expect(newDatabaseOf(ORDERS)).toEqual({
      name: 'orders',
      protocol: 'postgres',
      uri: RAW.uri,
      labels: RAW.labels,
      awsRds: { accountId: '111122223333', resourceId: 'db-1' },
    });
    expect(isComplete(ORDERS)).toBe(true);
    expect(otherLabelsOf(ORDERS)).toEqual([{ name: 'team', value: 'orders' }]);
  });

  test.each([
    [null],
    [7],
    [{}],
    [{ ...RAW, name: 7 }],
    [{ ...RAW, protocol: null }],
    [{ ...RAW, uri: '' }],
    [{ ...RAW, aws: null }],
    [{ ...RAW, aws: { ...RAW.aws, account_id: '' } }],
    [{ ...RAW, aws: { ...RAW.aws, rds: { iam_auth: true } } }],
  ])('parsed from %j is incomplete, so that it cannot be registered', (raw) => {
    const databases = readAwsDatabases({ databases: [raw] });
    expect(databases.map(isComplete)).toEqual([false]);
  });

  test.each([null, {}, { databases: null }, { databases: 'x' }])('does not exist in the response %j', (answer) => {
    expect(readAwsDatabases(answer)).toEqual([]);
  });

  test('has its protocol as engine and its label as status if AWS reports neither', () => {
    const { aws } = RAW;
    const raw = { ...RAW, labels: [{ name: 'status', value: 'failed' }], aws: { ...aws, status: '' } };
    expect(readAwsDatabases({ databases: [raw] })[0]).toMatchObject({ engine: 'postgres', status: 'failed' });
  });
});

describe('enrolled databases', () => {
  test('are requested by their resource IDs, without repeated and empty IDs', () => {
    const ids = ['db-1', 'db-"2', 'db-1', ''].map((resourceId) => ({ ...ORDERS, resourceId }));
    expect(enrolledQuery(ids)).toEqual({
      query: String.raw`resource.spec.aws.rds.resource_id == "db-1" || resource.spec.aws.rds.resource_id == "db-\"2"`,
      limit: 2,
    });
    expect(enrolledQuery([{ ...ORDERS, resourceId: '' }])).toBeUndefined();
  });
  test('are recognized by their resource IDs', () => {
    expect(parseResourceIds({ items: [RAW, null, { name: 'self-hosted' }] })).toEqual(['db-1']);
    expect(parseResourceIds({ items: null })).toEqual([]);
  });
});

test.each([
  ['available', 'ok'],
  ['failed', 'bad'],
  ['deleting', 'bad'],
  ['backing-up', 'plain'],
  ['', 'plain'],
])('the status %j has the tone %s', (status, tone) => expect(statusToneOf(status)).toBe(tone));

test.each([
  [403, 'User: arn:aws:sts::1:assumed-role/x is not authorized to perform: rds:DescribeDBInstances', 'denied'],
  [400, 'AccessDenied: no', 'denied'],
  [400, 'ExpiredTokenException: The security token included in the request is expired', 'expired'],
  [403, 'Not authorized to perform sts:AssumeRoleWithWebIdentity', 'untrusted'],
  [400, 'InvalidIdentityToken: No OpenIDConnect provider found in your account', 'untrusted'],
  [400, 'The security token included in the request is invalid', 'region'],
  [400, 'Throttling: Rate exceeded', 'throttled'],
  [403, 'access denied to perform action "use" on "integration"', 'permission'],
  [404, 'integration "aws" doesn\'t exist', 'gone'],
  [500, 'the backend is away', 'other'],
  [undefined, 'no answer', 'other'],
])('classifies the refusal with status %j and text %j as "%s"', (status, message, failure) =>
  expect(awsFailure({ message, ...(status === undefined ? {} : { status }) })).toBe(failure),
);

const ALL_VERBS = { list: true, read: true, edit: true, create: true, remove: true, use: true };

test.each([
  [{ integrations: ALL_VERBS, db: ALL_VERBS }, []],
  [{ integrations: ALL_VERBS }, ['db: create']],
  [{ integrations: { ...ALL_VERBS, use: false }, db: ALL_VERBS }, ['integration: use']],
  [{ integrations: null, db: { create: false } }, ['integration: create, list, use', 'db: create']],
  [undefined, ['integration: create, list, use', 'db: create']],
])('the access %j lacks the permissions %j', (acl, missing) => expect(missingRdsPermissions(acl)).toEqual(missing));
