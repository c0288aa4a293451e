import { expect, test } from 'vitest';
import { unknownPermissions } from './unknown-permissions.ts';

const LIST_AND_READ = { list: true, read: true, edit: false, create: false, remove: false };

// docs/behaviour.md#unknown-values "Help & Support lists permissions"
test.each<[unknown, string[]]>([
  [{ users: LIST_AND_READ, clipboard: true }, []],
  [{ inferenceModel: LIST_AND_READ, users: LIST_AND_READ }, ['Inference model: list, read']],
  [{ clientIpRestriction: true }, ['Client IP restriction']],
  [{ beam: { list: false }, instances: false, vnet: null, text: 'x', list: [true] }, []],
  [{ constructor: { dryRun: true, 'a\u202eb': true } }, ['Constructor: dry run, au+202eb']],
  [null, []],
  [7, []],
])('the unknown permissions of the ACL %j are %j', (acl, expected) =>
  expect(unknownPermissions(acl)).toEqual(expected),
);
