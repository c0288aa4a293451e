import { expect, test } from 'vitest';
import { integrationRows } from './integration-row.ts';

const ARN = 'arn:aws:iam::111122223333:role/discover';
const aws = (name: string, roleArn = ARN) => ({ name, subKind: 'aws-oidc', awsoidc: { roleArn } });
const github = { name: 'code', subKind: 'github', github: { organization: 'acme' } };
const anywhere = { name: 'roles', subKind: 'aws-ra', awsra: { trustAnchorARN: 'arn:aws:rolesanywhere:us-east-1:1:x' } };

const shown = (
  items: unknown,
  search = '',
  order: { field: string; dir: 'asc' | 'desc' } = { field: '', dir: 'asc' },
) => integrationRows({ items }, { search, order }).map((row) => (row.ok ? row.name : row.raw));

test.each([
  [aws('a'), { type: 'AWS OIDC', details: ARN, roleArn: ARN }],
  [github, { type: 'GitHub organization', details: 'acme', roleArn: undefined }],
  [anywhere, { type: 'AWS IAM Roles Anywhere', details: 'arn:aws:rolesanywhere:us-east-1:1:x', roleArn: undefined }],
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
  (raw) => expect(shown([raw, github])).toEqual(['code', raw]),
);

test.each([null, undefined, {}, [], { items: null }, { items: 'x' }])('the response %j is an empty list', (answer) => {
  expect(integrationRows(answer, { search: '', order: { field: '', dir: 'asc' } })).toEqual([]);
});

test('sorts by name or type, and searches all columns', () => {
  const all = [aws('b'), github, aws('a', 'arn:aws:iam::9:role/other')];
  expect(shown(all)).toEqual(['a', 'b', 'code']);
  expect(shown(all, '', { field: 'name', dir: 'desc' })).toEqual(['code', 'b', 'a']);
  expect(shown(all, '', { field: 'type', dir: 'desc' })).toEqual(['code', 'a', 'b']);
  expect(shown(all, 'ACME')).toEqual(['code']);
  expect(shown(all, 'oidc')).toEqual(['a', 'b']);
  expect(shown(all, 'role/other')).toEqual(['a']);
});
