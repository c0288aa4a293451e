// Renders buttons and fields to HTML and checks their attributes.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { Field } from '#ui/field/field.tsx';
import { IconButton } from './icon-button.tsx';
import { Input } from '#ui/field/input.tsx';
import Lock from 'lucide-react/icons/lock';

const attribute = (markup: string, element: string, name: string) =>
  new RegExp(`<${element}\\b[^>]*\\b${name}="([^"]*)"`).exec(markup)?.[1];

test('a disabled button stays focusable and is described by its reason', () => {
  const markup = renderToStaticMarkup(<Button disabledReason="Your roles do not allow locks">Lock</Button>);
  expect(attribute(markup, 'button', 'aria-disabled')).toBe('true');
  expect(markup).not.toMatch(/ disabled(=|>| )/);
  const id = attribute(markup, 'button', 'aria-describedby');
  expect(markup).toContain(`id="${id}" hidden="">Your roles do not allow locks<`);
});

test('a button does not repeat a reason that is visible in another element', () => {
  const markup = renderToStaticMarkup(
    <Button disabledReason="No" reasonId="reason">
      Lock
    </Button>,
  );
  expect(attribute(markup, 'button', 'aria-describedby')).toBe('reason');
  expect(markup).not.toContain('hidden=""');
});

test('a reason extends an existing description', () => {
  const markup = renderToStaticMarkup(
    <Button disabledReason="No" aria-describedby="hint">
      Lock
    </Button>,
  );
  expect(attribute(markup, 'button', 'aria-describedby')).toMatch(/^hint \S+$/);
});

test('an enabled button has no disabled, description or busy attribute', () => {
  const markup = renderToStaticMarkup(<Button>Lock</Button>);
  expect(markup).not.toMatch(/aria-(disabled|describedby|busy)/);
  expect(attribute(markup, 'button', 'type')).toBe('button');
});

test('a pending button is busy and disabled', () => {
  const markup = renderToStaticMarkup(<Button pending>Save</Button>);
  expect(attribute(markup, 'button', 'aria-busy')).toBe('true');
  expect(attribute(markup, 'button', 'aria-disabled')).toBe('true');
  expect(markup).toContain('Save');
});

test('an icon button is named by its label', () => {
  expect(attribute(renderToStaticMarkup(<IconButton icon={Lock} label="Lock user" />), 'button', 'aria-label')).toBe(
    'Lock user',
  );
});

test('a field connects its control to the label, hint and error', () => {
  const markup = renderToStaticMarkup(
    <Field label="Address" hint="Host and port" error="This is not an address">
      <Input />
    </Field>,
  );
  const id = attribute(markup, 'input', 'id');
  expect(attribute(markup, 'label', 'for')).toBe(id);
  expect(attribute(markup, 'input', 'aria-describedby')).toBe(`${id}-hint ${id}-error`);
  expect(attribute(markup, 'input', 'aria-invalid')).toBe('true');
  expect(markup).toContain(`id="${id}-error"`);
});

test('a field without hint and error adds no description', () => {
  const markup = renderToStaticMarkup(
    <Field label="Address">
      <Input />
    </Field>,
  );
  expect(markup).not.toMatch(/aria-(describedby|invalid)/);
});
