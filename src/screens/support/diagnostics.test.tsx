import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnknownPermissions } from './diagnostics.tsx';

// docs/behaviour.md#unknown-values "Help & Support lists permissions"
test('lists permissions that the console does not know', () => {
  const markup = renderToStaticMarkup(<UnknownPermissions permissions={['Inference model: list, <b>']} />);
  expect(markup).toContain('permissions that are not known here');
  expect(markup).toContain('<bdi>Inference model: list, &lt;b&gt;</bdi>');
  expect(renderToStaticMarkup(<UnknownPermissions permissions={[]} />)).toBe('');
});
