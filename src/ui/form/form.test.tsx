import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Input } from '#ui/field/input.tsx';
import type { FormRefusal } from './form-errors.ts';
import { FormField } from './form-field.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';

const markupOf = (refusal?: FormRefusal, isBusy = false) =>
  renderToStaticMarkup(
    <Form refusal={refusal} isBusy={isBusy} onSubmit={() => undefined}>
      <FormField name="host" label="Host" hint="As you know it.">
        <Input />
      </FormField>
      <SubmitButton>Connect</SubmitButton>
    </Form>,
  );

const inputOf = (markup: string) => /<input[^>]*>/.exec(markup)?.[0] ?? '';
const descriptionOf = (markup: string) => {
  const id = /aria-describedby="([^"]*)"/.exec(inputOf(markup))?.[1];
  return new RegExp(`<p id="${id}"[^>]*>([^<]*)</p>`).exec(markup)?.[1];
};

test('names the control of a field and describes it by the hint', () => {
  const markup = markupOf();
  expect(inputOf(markup)).toContain('name="host"');
  expect(descriptionOf(markup)).toBe('As you know it.');
  expect(markup).not.toContain('aria-invalid');
});

test('shows the refusal of a field only at this field, instead of the hint', () => {
  const markup = markupOf({ field: 'host', text: 'No such host.' });
  expect(inputOf(markup)).toContain('aria-invalid="true"');
  expect(descriptionOf(markup)).toBe('No such host.');
  expect(markup).not.toContain('As you know it.');
  expect(markup.match(/No such host/g)).toHaveLength(1);
});

test('shows a refusal of the whole form as one alert and marks no field', () => {
  const markup = markupOf({ text: 'Network request <failed>' });
  expect(markup.match(/role="alert"/g)).toHaveLength(1);
  expect(markup).toContain('Network request &lt;failed&gt;');
  expect(markup).not.toContain('aria-invalid');
});

test("shows the proxy's own text on a separate line", () => {
  expect(markupOf({ text: 'Wait a minute.', proxyText: 'Proxy: max rate reached' })).toContain(
    '<p>Wait a minute.</p><p>Proxy: max rate reached</p>',
  );
});

test('hides the last error and marks the button as busy while a request is pending', () => {
  const markup = markupOf({ field: 'host', text: 'No such host.' }, true);
  expect(markup).not.toContain('No such host.');
  expect(markup).not.toContain('role="alert"');
  expect(markup).toMatch(/<button[^>]* type="submit"[^>]* aria-busy="true"/);
});
