import { expect, test } from 'vitest';
import { failureCauseOf, STREAM_ERROR_STATUS as said } from './playback-failure.ts';

test.each([
  [403, 'access denied to perform action "read" on "session"', 'denied'],
  [404, 'offset 0 not found', 'missing'],
  [410, 'retention is over', 'gone'],
  [501, 'this is not implemented', 'unsupported'],
  [504, 'the storage did not answer', 'unknown'],
  [500, 'failed to decrypt the recording: key not found', 'encrypted'],
  [0, 'not found', 'unknown'],
  [said, 'access denied to perform action "read" on "session"', 'denied'],
  [said, 'recording for session 1c3a not found', 'missing'],
  [said, 'session not found', 'missing'],
  [said, 'key "prod/42" does not exist', 'missing'],
  [said, 'the recording has expired', 'gone'],
  [said, 'recording is encrypted', 'encrypted'],
  [said, 'session recordings of kind "app" are not supported', 'unsupported'],
  [said, 'server error', 'unknown'],
  [said, '', 'unknown'],
])('%i %j: %s', (status, message, cause) => expect(failureCauseOf({ status, message })).toBe(cause));
