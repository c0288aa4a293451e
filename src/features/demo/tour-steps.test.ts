import { expect, test } from 'vitest';
import { tourSteps } from './tour-steps.ts';

const titles = (features: Parameters<typeof tourSteps>[1]) => tourSteps('one', features).map(({ title }) => title);

// docs/behaviour.md#demo "It leaves out pages that the user may not open"
test('the tour leaves out pages that the user may not open', () => {
  expect(titles({ servers: true, recordings: true, audit: true })).toHaveLength(6);
  expect(titles({ servers: false, recordings: true, audit: false })).toEqual([
    'Start at Home',
    'Watch a recording',
    'Search everything',
  ]);
  expect(titles({ servers: true, recordings: false, audit: true })).not.toContain('Watch a recording');
});
