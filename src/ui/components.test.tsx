// Renders small components to HTML and checks their labels, attributes and escaping.
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Checkbox } from './field/checkbox.tsx';
import { Chip, ChipLink } from './mark/chip.tsx';
import { Divider } from './layout/divider.tsx';
import { Field } from './field/field.tsx';
import { SearchButton } from './button/search-button.tsx';
import { RelativeTime } from './text/relative-time.tsx';
import { Select } from './field/select.tsx';

test('a select has the name and the error of its field', () => {
  const html = renderToStaticMarkup(
    <Field label="Second factor" error="Choose one">
      <Select>
        <option>None</option>
      </Select>
    </Field>,
  );
  const id = /<select id="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`for="${id}"`);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toMatch(/aria-describedby="[^"]*-error"/);
});

test('a checkbox is labeled by its text', () => {
  expect(renderToStaticMarkup(<Checkbox name="idle">Skip idle time</Checkbox>)).toMatch(
    /<label[^>]*><input type="checkbox"[^>]* name="idle"[^>]*><span>Skip idle time<\/span><\/label>/,
  );
});

test('shows a past time in hours with a machine-readable timestamp', () => {
  const html = renderToStaticMarkup(
    <RelativeTime time="2026-11-20T10:00:00Z" now={Date.parse('2026-11-20T12:00:00Z')} />,
  );
  expect(html).toContain('dateTime="2026-11-20T10:00:00Z"');
  expect(html).toContain('2 hours ago');
});

test('the search button announces a dialog and shows its shortcut', () => {
  const html = renderToStaticMarkup(
    <SearchButton label="Search or jump to…" keys="Ctrl K" onClick={() => undefined} />,
  );
  expect(html).toContain('aria-haspopup="dialog"');
  expect(html).toMatch(/<kbd[^>]*>Ctrl K<\/kbd>/);
});

test('chips show markup in their content as plain text', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Chip>{hostile}</Chip>
      <ChipLink to="/web">{hostile}</ChipLink>
      <Divider>or</Divider>
    </MemoryRouter>,
  );
  expect(html).not.toContain('<img');
  expect(html.match(/&lt;img/g)).toHaveLength(2);
  expect(html).toContain('href="/web"');
});
