import { expect, test } from 'vitest';
import { dialectOf } from '#api/dialect/dialect.ts';
import { handoverOf } from './app-handover.ts';

test.each([
  ['12.0.0', { by: 'state', role: 'awsrole', mayRequireMfa: false, takesFragment: false }],
  ['14.0.0', { by: 'headers' }],
  ['14.3.33-dev', { by: 'headers' }],
  ['', { by: 'headers' }],
  ['16.1.0', { by: 'state', role: 'arn', mayRequireMfa: false, takesFragment: false }],
  ['18.7.6', { by: 'state', role: 'arn', mayRequireMfa: true, takesFragment: false }],
  ['18.8.0', { by: 'state', role: 'arn', mayRequireMfa: true, takesFragment: true }],
  ['18.10.1', { by: 'state', role: 'arn', mayRequireMfa: true, takesFragment: true }],
  ['19.0.0-alpha.1', { by: 'state', role: 'arn', mayRequireMfa: true, takesFragment: true }],
])('picks the handover of version %j', (version, handover) => {
  expect(handoverOf(dialectOf(version))).toEqual(handover);
});
