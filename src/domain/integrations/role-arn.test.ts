import { expect, test } from 'vitest';
import { readRoleArn } from './role-arn.ts';

test.each([
  ['arn:aws:iam::111122223333:role/discover', { role: 'discover', account: '111122223333' }],
  [' arn:aws:iam::111122223333:role/discover\n', { role: 'discover', account: '111122223333' }],
  ['arn:aws:iam::111122223333:role:discover', { role: 'discover', account: '111122223333' }],
  ['arn:aws:iam::111122223333:role/team/a/b', { role: 'team/a/b', account: '111122223333' }],
  ['', undefined],
  ['arn:aws:iam::111122223333:role/', undefined],
  ['arn:aws:iam::111122223333:role', undefined],
  ['arn:aws:iam::111122223333:user/discover', undefined],
  ['arn:aws:s3::111122223333:role/discover', undefined],
  ['arn:aws:iam::111122223333:role/two words', undefined],
  ['see arn:aws:iam::111122223333:role/discover', undefined],
])('parses the role ARN %j as %j', (text, expected) => expect(readRoleArn(text)).toEqual(expected));
