import { expect, test } from 'vitest';
import { integrationRows } from './integration-row.ts';

const ARN = 'arn:aws:iam::111122223333:role/discover';
const aws = (name: string, roleArn = ARN) => ({ name, subKind: 'aws-oidc', awsoidc: { roleArn } });
const github = { name: 'code', subKind: 'github', github: { organization: 'acme' } };
const rolesAnywhere = {
  name: 'roles',
  subKind: 'aws-ra',
  awsra: { trustAnchorARN: 'arn:aws:rolesanywhere:us-east-1:1:x' },
};

const shownRows = (
  items: unknown,
  search = '',
  order: { field: string; dir: 'asc' | 'desc' } = { field: '', dir: 'asc' },
) => integrationRows({ items }, { search, order }).map((row) => (row.ok ? row.name : row.raw));

test.each([
  [aws('a'), { type: 'AWS OIDC', details: ARN, roleArn: ARN }],
  [github, { type: 'GitHub organization', details: 'acme', roleArn: undefined }],
  [
    rolesAnywhere,
    { type: 'AWS IAM Roles Anywhere', details: 'arn:aws:rolesanywhere:us-east-1:1:x', roleArn: undefined },
  ],
  [
    { name: 'x', subKind: 'of-tomorrow' },
    { type: 'of-tomorrow', details: '', roleArn: undefined },
  ],
  [
    { name: 'x', subKind: 'aws-oidc', awsoidc: null },
    { details: '', roleArn: '' },
  ],
  [{ name: 'x', subKind: '__proto__' }, { type: '__proto__' }],
  [
    { name: 'a\u202eb', subKind: 'c\u200bd' },
    { id: 'a\u202eb', name: 'aU+202Eb', type: 'cU+200Bd' },
  ],
])('parses %j', (raw, row) => {
  expect(integrationRows({ items: [raw] }, { search: '', order: { field: '', dir: 'asc' } })).toMatchObject([row]);
});

test.each([null, 7, {}, { name: '', subKind: 'github' }, { name: 'x' }, { name: 7, subKind: 'github' }])(
  'shows the unreadable record %j after all others',
  (raw) => expect(shownRows([raw, github])).toEqual(['code', raw]),
);

test.each([null, undefined, {}, [], { items: null }, { items: 'x' }])('the response %j is an empty list', (answer) => {
  expect(integrationRows(answer, { search: '', order: { field: '', dir: 'asc' } })).toEqual([]);
});

test('sorts by name or type, and searches in name, type and details', () => {
  const integrations = [aws('b'), github, aws('a', 'arn:aws:iam::9:role/other')];
  expect(shownRows(integrations)).toEqual(['a', 'b', 'code']);
  expect(shownRows(integrations, '', { field: 'name', dir: 'desc' })).toEqual(['code', 'b', 'a']);
  expect(shownRows(integrations, '', { field: 'type', dir: 'desc' })).toEqual(['code', 'a', 'b']);
  expect(shownRows(integrations, 'ACME')).toEqual(['code']);
  expect(shownRows(integrations, 'oidc')).toEqual(['a', 'b']);
  expect(shownRows(integrations, 'role/other')).toEqual(['a']);
});
