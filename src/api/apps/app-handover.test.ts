import { expect, test } from 'vitest';
import { dialectOf } from '#api/dialect/dialect.ts';
import { handoverOf } from './app-handover.ts';

test.each([
  ['12.0.0', { by: 'state', role: 'awsrole', mayRequireMfa: false }],
  ['14.0.0', { by: 'headers' }],
  ['14.3.33-dev', { by: 'headers' }],
  ['', { by: 'headers' }],
  ['16.1.0', { by: 'state', role: 'arn', mayRequireMfa: false }],
  ['18.3.0', { by: 'state', role: 'arn', mayRequireMfa: true }],
])('%s', (version, handover) => {
  expect(handoverOf(dialectOf(version))).toEqual(handover);
});
