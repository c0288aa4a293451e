import { expect, test } from 'vitest';
import { dialectOf } from '#api/dialect/dialect.ts';
import { handoverOf } from './app-handover.ts';

test.each([
  ['12.0.0', { method: 'state', role: 'awsrole', mayRequireMfa: false, takesFragment: false }],
  ['14.0.0', { method: 'headers' }],
  ['14.3.33-dev', { method: 'headers' }],
  ['', { method: 'headers' }],
  ['16.1.0', { method: 'state', role: 'arn', mayRequireMfa: false, takesFragment: false }],
  ['18.7.6', { method: 'state', role: 'arn', mayRequireMfa: true, takesFragment: false }],
  ['18.8.0', { method: 'state', role: 'arn', mayRequireMfa: true, takesFragment: true }],
  ['18.10.1', { method: 'state', role: 'arn', mayRequireMfa: true, takesFragment: true }],
  ['19.0.0-alpha.1', { method: 'state', role: 'arn', mayRequireMfa: true, takesFragment: true }],
])('picks the handover of version %j', (version, handover) => {
  expect(handoverOf(dialectOf(version))).toEqual(handover);
});
