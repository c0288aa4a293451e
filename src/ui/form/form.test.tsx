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
const described = (markup: string) => {
  const id = /aria-describedby="([^"]*)"/.exec(inputOf(markup))?.[1];
  return new RegExp(`<p id="${id}"[^>]*>([^<]*)</p>`).exec(markup)?.[1];
};

test('a field names its control and describes it by its hint', () => {
  const markup = markupOf();
  expect(inputOf(markup)).toContain('name="host"');
  expect(described(markup)).toBe('As you know it.');
  expect(markup).not.toContain('aria-invalid');
});

test('what was refused of a field describes it, in the place of the hint and nowhere else', () => {
  const markup = markupOf({ field: 'host', text: 'No such host.' });
  expect(inputOf(markup)).toContain('aria-invalid="true"');
  expect(described(markup)).toBe('No such host.');
  expect(markup).not.toContain('As you know it.');
  expect(markup.match(/No such host/g)).toHaveLength(1);
});

test('what was refused of the whole form is one alert, and no field is to blame', () => {
  const markup = markupOf({ text: 'Network request <failed>' });
  expect(markup.match(/role="alert"/g)).toHaveLength(1);
  expect(markup).toContain('Network request &lt;failed&gt;');
  expect(markup).not.toContain('aria-invalid');
});

test("the proxy's own text stands on a line of its own", () => {
  expect(markupOf({ text: 'Wait a minute.', proxyText: 'Proxy: max rate reached' })).toContain(
    '<p>Wait a minute.</p><p>Proxy: max rate reached</p>',
  );
});

test('while an answer is under way nothing of the last one is shown, and the button waits', () => {
  const markup = markupOf({ field: 'host', text: 'No such host.' }, true);
  expect(markup).not.toContain('No such host.');
  expect(markup).not.toContain('role="alert"');
  expect(markup).toMatch(/<button[^>]* type="submit"[^>]* aria-busy="true"/);
});
