import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeField } from '#ui/field/code-field.tsx';
import { NewPassword } from './new-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpEnrolment } from './totp-enrolment.tsx';

const says = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const hostile = '<img src=x onerror=alert(1)>';

test('the QR code is a picture that says what it is for', () => {
  const markup = renderToStaticMarkup(<TotpEnrolment qrCode="iVBORw0KGgo=" />);
  expect(markup).toMatch(/<img[^>]* src="data:image\/png;base64,iVBORw0KGgo="/);
  expect(markup).toContain('alt="QR code that adds this account to an authenticator app"');
  expect(says(markup)).not.toContain('Cannot scan it?');
});

test('the key stands in fours, and can be copied', () => {
  const markup = renderToStaticMarkup(<TotpEnrolment qrCode="" secret="JBSWY3DPEHPK3PXPAB" />);
  expect(markup).toContain('JBSW Y3DP EHPK 3PXP AB</code>');
  expect(markup).toContain('aria-label="Copy key"');
});

test('a code that would not do is said at its field', () => {
  const markup = renderToStaticMarkup(<CodeField error="This code is wrong." />);
  expect(markup).toContain('aria-invalid="true"');
  expect(markup).toContain('autoComplete="one-time-code"');
  expect(says(markup)).toContain('This code is wrong.');
});

test('recovery codes are listed, and the way on is shut until they are saved', () => {
  const markup = renderToStaticMarkup(
    <RecoveryCodes codes={['tele-acorn', 'tele-birch']} heading="Recovery codes of ivy" onSaved={() => undefined} />,
  );
  expect(says(markup)).toContain('tele-acorn tele-birch');
  expect(says(markup)).toContain('I have saved them');
  expect(markup).toMatch(/<button[^>]*aria-disabled="true"[^>]*>(?:(?!<\/button>).)*Continue/);
  expect(says(markup)).toContain('Save the codes first');
});

test('a refused password is said at its field, in the place of the rule', () => {
  const markup = renderToStaticMarkup(
    <NewPassword
      hint="At least 6 characters."
      faultOf={() => undefined}
      kept="secret"
      refusal="password is too short"
    />,
  );
  expect(says(markup)).not.toContain('At least 6 characters.');
  expect(says(markup)).toContain('password is too short');
  expect(markup.match(/autoComplete="new-password"/g)).toHaveLength(2);
  expect(markup.match(/type="password"/g)).toHaveLength(2);
});

test('nothing is told about what has not been typed yet', () => {
  const markup = renderToStaticMarkup(<NewPassword hint="At least 6." faultOf={() => 'Use at least 6.'} />);
  expect(says(markup)).toContain('At least 6.');
  expect(says(markup)).not.toContain('Use at least 6.');
  expect(markup).not.toContain('aria-invalid');
});

test('words from outside stay words', () => {
  const markup = renderToStaticMarkup(
    <>
      <RecoveryCodes codes={[hostile]} heading={hostile} onSaved={() => undefined} />
      <TotpEnrolment qrCode={`"${hostile}`} secret="AAAA" error={hostile} />
    </>,
  );
  expect(markup).not.toContain('<img src=x');
});
