import { expect, test } from 'vitest';
import {
  errorsAfterSubmit,
  errorsAfterInput,
  fieldErrorOf,
  validationErrorOf,
  validationErrors,
  errorsAfterBlur,
  NO_ERRORS,
  type Control,
} from './form-errors.ts';

const field = (name: string, value = '', rest: Partial<Control> = {}): Control => ({
  name,
  value,
  type: 'text',
  required: false,
  title: '',
  willValidate: true,
  validity: { valid: true, valueMissing: false, patternMismatch: false },
  validationMessage: '',
  ...rest,
});

const badPattern = { valid: false, valueMissing: false, patternMismatch: true };
const missing = { valid: false, valueMissing: true, patternMismatch: false };
const FILL_OUT_MESSAGE = 'Fill out this field.';

test.each([
  ['an empty optional field', field('a'), undefined],
  ['a filled required field', field('a', 'x', { required: true }), undefined],
  ['an empty required field', field('a', '', { required: true, validity: missing }), FILL_OUT_MESSAGE],
  [
    'an unchecked required checkbox',
    field('a', 'on', { type: 'checkbox', required: true, validity: missing }),
    FILL_OUT_MESSAGE,
  ],
  ['a required field with spaces only', field('a', '  ', { required: true }), FILL_OUT_MESSAGE],
  ['a password of spaces', field('a', '  ', { type: 'password', required: true }), undefined],
  [
    'a pattern with its rule',
    field('a', '1', { title: 'Enter six digits.', validity: badPattern }),
    'Enter six digits.',
  ],
  ['a pattern without a title', field('a', '1', { validity: badPattern, validationMessage: 'Bad.' }), 'Bad.'],
])('validates %s', (_title, control, message) => {
  expect(validationErrorOf(control)).toBe(message);
});

test("prefers errors of the form's own rules, and ignores read-only controls and controls without a name", () => {
  const controls = [
    field('name', '', { required: true, validity: missing }),
    field('code', '', { required: true, validity: missing }),
    field('user', '', { required: true, validity: missing, willValidate: false }),
    field('', '', { required: true, validity: missing }),
  ];
  expect(validationErrors(controls, { name: 'Give the device a name.' })).toEqual({
    name: 'Give the device a name.',
    code: FILL_OUT_MESSAGE,
  });
});

test("checks a disabled control only with the form's own rules", () => {
  const loading = field('roles', '', { required: true, validity: missing, willValidate: false });
  expect(validationErrors([loading], { roles: 'Add at least one role.' })).toEqual({ roles: 'Add at least one role.' });
  expect(validationErrors([loading], {})).toEqual({});
});

test('typing hides the error of its field and updates the errors of other fields', () => {
  const errorsOnSubmit = errorsAfterSubmit({ password: 'Use 6.', confirmation: 'Not the same.', name: 'Taken.' });
  const currentErrors = { password: 'Use 6.', name: 'Too long.', code: 'Enter six digits.' };
  expect(errorsAfterInput(errorsOnSubmit, 'password', currentErrors).fieldErrors).toEqual({ name: 'Too long.' });
});

test('leaving a field shows the errors of filled fields only', () => {
  const controls = [field('password', 'abc'), field('confirmation'), field('code', '12')];
  const currentErrors = { password: 'Use 6.', confirmation: FILL_OUT_MESSAGE, code: 'Enter six digits.' };
  const errors = errorsAfterBlur(
    NO_ERRORS,
    controls.filter(({ name }) => name !== 'code'),
    currentErrors,
  );
  expect(errors.fieldErrors).toEqual({ password: 'Use 6.' });
});

test('shows a refusal at its field until the user edits the field, and again after the next submit', () => {
  const refusal = { field: 'code', text: 'This code is wrong.' };
  expect(fieldErrorOf(NO_ERRORS, 'code', refusal)).toBe('This code is wrong.');
  expect(fieldErrorOf(NO_ERRORS, 'name', refusal)).toBeUndefined();
  const errorsAfterTyping = errorsAfterInput(NO_ERRORS, 'code', {});
  expect(fieldErrorOf(errorsAfterTyping, 'code', refusal)).toBeUndefined();
  expect(fieldErrorOf(errorsAfterInput(NO_ERRORS, 'name', {}), 'code', refusal)).toBe('This code is wrong.');
  expect(fieldErrorOf(errorsAfterSubmit({}), 'code', refusal)).toBe('This code is wrong.');
});

test('prefers a validation error to a refusal of the same field', () => {
  expect(fieldErrorOf(errorsAfterSubmit({ name: 'Too long.' }), 'name', { field: 'name', text: 'taken' })).toBe(
    'Too long.',
  );
});
