import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAbortError, UserFacingError, describeError } from './user-facing-error.ts';

const UNEXPECTED = 'Something went wrong in the console. Try again, or reload the page.';

function resultOrThrownError(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

// docs/behaviour.md#errors "Texts of the browser or of a library"
test.each([
  [() => (null as unknown as { name: string }).name, /^TypeError: Cannot read properties of null/],
  [() => JSON.parse('<html>') as unknown, /^SyntaxError: Unexpected token '<'/],
  [() => String(Object.create(null)), /^TypeError: Cannot convert object to primitive value/],
  [() => 'x'.repeat(-1), /^RangeError/],
  [() => new Error('Minified React error #31'), /^Error: Minified React error #31/],
  [() => 'a text', /^a text$/],
  [() => undefined, /^undefined$/],
])('replaces an error message for developers and moves it to the details: %s', (act, details) => {
  const description = describeError(resultOrThrownError(act));
  expect(description.message).toBe(UNEXPECTED);
  expect(description.details).toMatch(details);
});

// docs/behaviour.md#errors "Texts of the browser or of a library"
test('replaces the message of a quota error', () => {
  const error = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  expect(describeError(error)).toEqual({
    message: 'This browser has no room left for the data of this address.',
    details: 'QuotaExceededError: The quota has been exceeded.',
  });
});

test('keeps messages of the console and the proxy, with the causing error in the details', () => {
  expect(describeError(new UserFacingError('Try again.'))).toEqual({ message: 'Try again.', details: undefined });
  const cause = new DOMException('of the browser', 'UnknownError');
  expect(describeError(new UserFacingError('Try again.', { cause })).details).toBe('UnknownError: of the browser');
  const refused = Object.assign(new UserFacingError('no'), { details: '<html>' });
  expect(describeError(new UserFacingError('Try again.', { cause: refused })).details).toBe('<html>');
  expect(describeError({ message: 'no access', status: 403 })).toEqual({ message: 'no access', status: 403 });
});

test('detects an aborted call', () => {
  expect(isAbortError(new DOMException('', 'AbortError'))).toBe(true);
  expect(isAbortError(new UserFacingError('AbortError'))).toBe(false);
});

test('describes any thrown value', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (thrown) => {
      expect(describeError(thrown).message).toBeTypeOf('string');
    }),
  );
});
