import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeField } from '#ui/form/code-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetupKeyText, TotpEnrolment } from './totp-enrolment.tsx';

const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const hostile = '<img src=x onerror=alert(1)>';

const totpMarkup = (qrCode: string) => renderToStaticMarkup(<TotpEnrolment qrCode={qrCode} />);

test('the QR code has an alternative text', () => {
  const markup = totpMarkup('iVBORw0KGgo=');
  expect(markup).toMatch(/<img[^>]* src="data:image\/png;base64,iVBORw0KGgo="/);
  expect(markup).toContain('alt="QR code that adds this account to an authenticator app"');
  expect(textOf(markup)).not.toContain('scan it?');
});

test('shows the secret in groups of four with a copy button', () => {
  const markup = renderToStaticMarkup(<SetupKeyText secret="JBSWY3DPEHPK3PXPAB" />);
  expect(markup).toContain('JBSW Y3DP EHPK 3PXP AB</code>');
  expect(markup).toContain('aria-label="Copy secret"');
});

test('shows a refusal next to the code field', () => {
  const markup = renderToStaticMarkup(
    <Form refusal={{ field: 'code', text: 'This code is wrong.' }} onSubmit={() => undefined}>
      <CodeField />
    </Form>,
  );
  expect(markup).toContain('aria-invalid="true"');
  expect(markup).toContain('autoComplete="one-time-code"');
  expect(textOf(markup)).toContain('This code is wrong.');
});

test('lists recovery codes, and disables Continue before the user confirms that they are saved', () => {
  const markup = renderToStaticMarkup(
    <RecoveryCodes
      codes={['tele-acorn', 'tele-birch']}
      heading="Recovery codes of ivy"
      onSaved={() => undefined}
      onAction={() => undefined}
    />,
  );
  expect(textOf(markup)).toContain('tele-acorn tele-birch');
  expect(textOf(markup)).toContain('saved my recovery codes');
  expect(markup).toMatch(/<button[^>]*aria-disabled="true"[^>]*>(?:(?!<\/button>).)*Continue/);
  expect(textOf(markup)).toContain('Save the codes first');
});

test('a refusal replaces the hint of the password field', () => {
  const markup = renderToStaticMarkup(
    <Form refusal={{ field: 'password', text: 'password is too short' }} onSubmit={() => undefined}>
      <NewPasswordFields hint="At least 6 characters." initialValue="secret" />
    </Form>,
  );
  expect(textOf(markup)).not.toContain('At least 6 characters.');
  expect(textOf(markup)).toContain('password is too short');
  expect(markup.match(/autoComplete="new-password"/g)).toHaveLength(2);
  expect(markup.match(/type="password"/g)).toHaveLength(2);
});

test('shows no error before the user types', () => {
  const markup = renderToStaticMarkup(
    <Form validate={() => ({ password: 'Use at least 6.' })} onSubmit={() => undefined}>
      <NewPasswordFields hint="At least 6." />
    </Form>,
  );
  expect(textOf(markup)).toContain('At least 6.');
  expect(textOf(markup)).not.toContain('Use at least 6.');
  expect(markup).not.toContain('aria-invalid');
});

test('escapes markup in codes and headings', () => {
  const markup = renderToStaticMarkup(
    <RecoveryCodes codes={[hostile]} heading={hostile} onSaved={() => undefined} onAction={() => undefined} />,
  );
  expect(markup).not.toContain('<img src=x');
  expect(totpMarkup(`"${hostile}`)).not.toContain('<img src=x');
});
