import { expect, test } from 'vitest';
import { environmentsOf, needsConfirmation, receiversOf } from './broadcast.ts';
import { environmentOf } from './environment.ts';

const label = (name: string, value: string) => ({ name, value });

test.each([
  ['production', 'production'],
  ['prod', 'production'],
  ['PROD', 'production'],
  ['prod-eu', 'production'],
  ['eu-prod', 'production'],
  ['live', 'production'],
  ['preprod', 'staging'],
  ['pre-prod', 'staging'],
  ['staging', 'staging'],
  ['uat', 'staging'],
  ['dev', 'development'],
  ['eu-dev', 'development'],
  ['qa', 'development'],
  ['test', 'development'],
  ['product-catalog', 'neutral'],
  ['delivery', 'neutral'],
  ['reproduction', 'neutral'],
  ['developer', 'neutral'],
] as const)('the value %s has the tone "%s"', (value, tone) => {
  expect(environmentOf([label('env', value)])?.tone).toBe(tone);
});

test('the case of the label name and other labels do not change the environment', () => {
  expect(environmentOf([label('env', 'dev')])).toEqual(environmentOf([label('Env', 'dev'), label('x', 'y')]));
});

test('if the user chose a label, only this label counts', () => {
  const labels = [label('env', 'dev'), label('zone', 'prod')];
  expect(environmentOf(labels, 'zone')?.tone).toBe('production');
  expect(environmentOf(labels, 'team')).toBeUndefined();
  expect(environmentOf(labels)?.value).toBe('dev');
  expect(environmentOf([])).toBeUndefined();
});

const receiver = (id: number, env: string | undefined, canType = true) => ({
  id,
  canType,
  environment: env === undefined ? undefined : environmentOf([label('env', env)]),
});

// docs/behaviour.md#the-console-workspace "Input goes to several panes only after the user",
// "If a server is in production, or if the servers have different"
test('panes in production and panes of different environments need a second confirmation', () => {
  expect(needsConfirmation([receiver(1, 'dev'), receiver(2, 'dev')])).toBe(false);
  expect(needsConfirmation([receiver(1, undefined), receiver(2, undefined)])).toBe(false);
  expect(needsConfirmation([receiver(1, 'dev'), receiver(2, undefined)])).toBe(true);
  expect(needsConfirmation([receiver(1, 'prod'), receiver(2, 'prod')])).toBe(true);
  expect(
    environmentsOf([receiver(1, 'dev'), receiver(2, 'prod'), receiver(3, 'dev')]).map(
      (environment) => environment?.value,
    ),
  ).toEqual(['dev', 'prod']);
});

// docs/behaviour.md#the-console-workspace "Input goes to one pane"
test('input goes to its own pane, and in a broadcast to all panes of the broadcast that accept input', () => {
  const panes = [receiver(1, 'dev'), receiver(2, 'dev'), receiver(3, 'dev', false), receiver(4, 'dev')];
  expect(receiversOf(1, undefined, panes)).toEqual([1]);
  expect(receiversOf(1, new Set([1, 2, 3]), panes)).toEqual([1, 2]);
  expect(receiversOf(4, new Set([1, 2]), panes)).toEqual([4]);
});
