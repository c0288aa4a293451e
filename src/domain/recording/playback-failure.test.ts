import { expect, test } from 'vitest';
import { failureCauseOf, STREAM_ERROR_STATUS } from './playback-failure.ts';

test.each([
  [403, 'access denied to perform action "read" on "session"', 'denied'],
  [404, 'offset 0 not found', 'missing'],
  [410, 'retention is over', 'gone'],
  [501, 'this is not implemented', 'unsupported'],
  [504, 'the storage did not answer', 'unknown'],
  [500, 'failed to decrypt the recording: key not found', 'encrypted'],
  [0, 'not found', 'unknown'],
  [STREAM_ERROR_STATUS, 'access denied to perform action "read" on "session"', 'denied'],
  [STREAM_ERROR_STATUS, 'recording for session 1c3a not found', 'missing'],
  [STREAM_ERROR_STATUS, 'session not found', 'missing'],
  [STREAM_ERROR_STATUS, 'key "prod/42" does not exist', 'missing'],
  [STREAM_ERROR_STATUS, 'the recording has expired', 'gone'],
  [STREAM_ERROR_STATUS, 'recording is encrypted', 'encrypted'],
  [STREAM_ERROR_STATUS, 'session recordings of kind "app" are not supported', 'unsupported'],
  [STREAM_ERROR_STATUS, 'server error', 'unknown'],
  [STREAM_ERROR_STATUS, '', 'unknown'],
])('the cause of status %i with the message %j is "%s"', (status, message, cause) =>
  expect(failureCauseOf({ status, message })).toBe(cause),
);
