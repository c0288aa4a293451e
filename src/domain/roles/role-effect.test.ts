import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  MAX_PROFILES,
  compareResources,
  accessChangeOf,
  holderProfilesOf,
  type RoleChange,
  type Holder,
} from './role-effect.ts';
import { isSameReach, reachOf, type ReachedKind } from './role-reach.ts';

const roleOf = (allow: string, deny = '{}', version = 'v7') =>
  parse(`{version: ${version}, spec: {allow: ${allow}, deny: ${deny}}}`);
const reachOfLabels = (labels: string, deny = '{}', kind: ReachedKind = 'servers') =>
  reachOf(roleOf(`{logins: [a], node_labels: ${labels}}`, `{node_labels: ${deny}}`), kind);
const parseLabels = (text: string) =>
  Object.entries(parse(text)).map(([name, value]) => ({ name, value: String(value) }));

const holder = (name: string, roles: readonly string[] = [], traits?: Holder['traits']): Holder => ({
  name,
  roles: ['dev', ...roles],
  traits,
});
const outcome = (change: Partial<RoleChange> & Pick<RoleChange, 'after'>, labels: string) => {
  const fullChange: RoleChange = {
    role: 'dev',
    before: undefined,
    otherRoleReaches: new Map(),
    holders: [],
    ...change,
  };
  return accessChangeOf(fullChange, holderProfilesOf(fullChange), parseLabels(labels));
};

describe('the effect of one role', () => {
  test.each<[before: string, after: string, labels: string, expected: string]>([
    ['{env: prod}', '{env: [prod, dev]}', '{env: dev}', 'gained'],
    ['{env: prod}', '{env: [prod, dev]}', '{env: prod}', 'same'],
    ['{env: [prod, dev]}', '{env: dev}', '{env: prod}', 'lost'],
    ['{}', "{'*': '*'}", '{}', 'gained'],
    ["{'*': '*'}", '{}', '{env: x}', 'lost'],
    ["{'*': '*'}", "{env: '*'}", '{}', 'lost'],
    ['{env: prod}', '{env: prod, team: a}', '{env: prod, team: b}', 'lost'],
    ['{env: prod}', '{env: prod, team: a}', '{env: prod, team: a}', 'same'],
    ['{env: prod}', "{env: '^p.*$'}", '{env: preprod}', 'gained'],
    ['{env: prod}', "{env: 'p*'}", '{env: preprod}', 'gained'],
    ['{env: prod}', "{env: '{{external.env}}'}", '{env: prod}', 'unknown'],
    ['{env: prod}', "{env: '{{external.env}}', team: a}", '{env: dev, team: b}', 'same'],
    ['{env: prod}', '{teleport.internal/id: x}', '{env: dev}', 'unknown'],
    ['{env: prod}', '7', '{env: prod}', 'unknown'],
    ['{env: prod}', "{'*': prod}", '{env: prod}', 'lost'],
  ])('of a change from %s to %s on a resource with %s is "%s"', (...[before, after, labels, expected]) =>
    expect(outcome({ before: reachOfLabels(before), after: reachOfLabels(after) }, labels).change).toBe(expected),
  );

  test.each([
    ['{}', '{env: prod}', '{env: prod}', 'lost'],
    ['{env: prod}', '{}', '{env: prod}', 'gained'],
    ['{}', '{env: prod, pci: yes}', '{env: prod}', 'same'],
  ])('of a change of deny from %s to %s on a resource with %s is "%s"', (...[before, after, labels, expected]) => {
    const allLabels = "{'*': '*'}";
    expect(
      outcome({ before: reachOfLabels(allLabels, before), after: reachOfLabels(allLabels, after) }, labels).change,
    ).toBe(expected);
  });

  test('is unknown if an expression decides, because only the proxy evaluates expressions', () => {
    const withExpression = reachOf(roleOf('{node_labels: {env: prod}, node_labels_expression: x}'), 'servers');
    expect(outcome({ before: reachOfLabels('{env: prod}'), after: withExpression }, '{env: prod}').change).toBe(
      'unknown',
    );
    expect(outcome({ before: reachOfLabels('{env: prod}'), after: withExpression }, '{env: dev}').change).toBe('same');
    const deniedBy = reachOf(roleOf('{node_labels: {env: prod}}', '{node_labels_expression: x}'), 'servers');
    expect(outcome({ before: reachOfLabels('{env: prod}'), after: deniedBy }, '{env: prod}').change).toBe('unknown');
  });

  test('names the label whose selector changed, or no label if the new selector matches everything', () => {
    const change = { before: reachOfLabels('{env: prod, team: a}'), after: reachOfLabels('{env: prod, team: b}') };
    expect(outcome(change, '{env: prod, team: b}')).toMatchObject({
      change: 'gained',
      label: { name: 'team', value: 'b' },
    });
    expect(outcome({ after: reachOfLabels("{'*': '*'}") }, '{env: prod}')).toMatchObject({
      change: 'gained',
      label: undefined,
    });
  });
});

describe('a v3 role without label selectors', () => {
  test.each<[string, ReachedKind, boolean]>([
    ['{logins: [a]}', 'servers', true],
    ['{logins: []}', 'servers', false],
    ['{}', 'servers', false],
    ['{}', 'apps', true],
    ['{app_labels: {}}', 'apps', false],
    ['{}', 'desktops', false],
  ])('with allow %s reaches all %s: %s (a v4 role reaches none)', (allow, kind, reachesAll) => {
    const allLabels = { '*': ['*'] };
    expect(reachOf(roleOf(allow, '{}', 'v3'), kind).allow.labels).toEqual(reachesAll ? allLabels : {});
    expect(reachOf(roleOf(allow, '{}', 'v4'), kind).allow.labels).toEqual({});
  });
});

describe('the effect for holders with other roles', () => {
  const change = { before: reachOfLabels("{'*': '*'}"), after: reachOfLabels('{env: dev}') };
  const onCallReaches = new Map([['on-call', reachOfLabels('{env: prod}')]]);

  test('is "kept" if another role grants the access', () =>
    expect(
      outcome({ ...change, otherRoleReaches: onCallReaches, holders: [holder('mira', ['on-call'])] }, '{env: prod}'),
    ).toMatchObject({
      change: 'kept',
      through: 'on-call',
    }));
  test('is "lost" if some holders do not have the other role', () =>
    expect(
      outcome(
        { ...change, otherRoleReaches: onCallReaches, holders: [holder('mira', ['on-call']), holder('jonas')] },
        '{env: prod}',
      ),
    ).toMatchObject({ change: 'lost', holders: 1 }));
  test('is "same" if another role denies the new access', () =>
    expect(
      outcome(
        {
          after: reachOfLabels('{env: prod}'),
          otherRoleReaches: new Map([['no', reachOfLabels('{}', '{env: prod}')]]),
          holders: [holder('mira', ['no'])],
        },
        '{env: prod}',
      ).change,
    ).toBe('same'));
  test('is "same" if another role already grants the new access', () =>
    expect(
      outcome(
        {
          after: reachOfLabels('{env: prod}'),
          otherRoleReaches: onCallReaches,
          holders: [holder('mira', ['on-call'])],
        },
        '{env: prod}',
      ).change,
    ).toBe('same'));
  test('is "lost" if this role now denies the access that another role grants', () =>
    expect(
      outcome(
        {
          before: reachOfLabels('{}'),
          after: reachOfLabels('{}', '{env: prod}'),
          otherRoleReaches: onCallReaches,
          holders: [holder('mira', ['on-call'])],
        },
        '{env: prod}',
      ).change,
    ).toBe('lost'));
  test('is "same" if another role already denies the lost access', () =>
    expect(
      outcome(
        {
          before: reachOfLabels('{env: prod}'),
          after: reachOfLabels('{}'),
          otherRoleReaches: new Map([['no', reachOfLabels('{}', '{env: prod}')]]),
          holders: [holder('mira', ['no'])],
        },
        '{env: prod}',
      ).change,
    ).toBe('same'));
  test('does not consider unknown roles', () => {
    expect(outcome({ ...change, holders: [holder('mira', ['secret'])] }, '{env: prod}').change).toBe('lost');
    expect(
      outcome({ after: reachOfLabels('{env: prod}'), holders: [holder('mira', ['secret'])] }, '{env: prod}').change,
    ).toBe('gained');
  });
});

describe('the effect of a template for a holder', () => {
  const change = { before: reachOfLabels('{}'), after: reachOfLabels("{team: '{{external.team}}'}") };
  test.each<[string, Holder['traits'], string]>([
    ['with the matching value', { team: ['ml'] }, 'gained'],
    ['with several values', { team: ['web', 'ml'] }, 'gained'],
    ['with another value', { team: ['web'] }, 'same'],
    ['without traits', {}, 'same'],
    ['with unknown traits', undefined, 'unknown'],
  ])('%s is correct', (_, traits, expected) =>
    expect(outcome({ ...change, holders: [holder('mira', [], traits)] }, '{team: ml}').change).toBe(expected),
  );

  test('is "gained" if the template is only a part of the selector value that matches', () =>
    expect(
      outcome(
        { after: reachOfLabels("{team: 'team-{{internal.logins}}-x'}"), holders: [holder('m', [], { logins: ['a'] })] },
        '{team: team-a-x}',
      ).change,
    ).toBe('gained'));
});

test('a selector with a single value has the same reach as one with a list of this value', () =>
  expect(isSameReach(reachOfLabels('{env: prod}'), reachOfLabels('{env: [prod]}'))).toBe(true));

/** Runs the generator to its end and counts its yields. At each yield, the page can respond to input. */
function runToEnd<R>(effect: Generator<undefined, R>): { result: R; yieldCount: number } {
  for (let yieldCount = 0; ; yieldCount += 1) {
    const { done, value } = effect.next();
    if (done) return { result: value, yieldCount };
  }
}

test('yields at least once per 1,000 comparisons for 30,000 servers and the maximum number of profiles', () => {
  const servers = Array.from({ length: 30_000 }, (_, n) => ({
    id: `server-${n}`,
    labels: Object.entries({
      env: n % 3 === 0 ? 'prod' : 'dev',
      team: `t${n % 50}`,
      region: `r${n % 7}`,
      os: 'linux',
    }).map(([name, value]) => ({ name, value })),
  }));
  const holders = Array.from({ length: 100 }, (_, n) => holder(`user-${n}`, ['on-call'], { team: [`t${n}`] }));
  const change: RoleChange = {
    role: 'dev',
    before: reachOfLabels('{env: prod}'),
    after: reachOfLabels("{env: [prod, dev], team: '{{external.team}}'}"),
    otherRoleReaches: new Map([['on-call', reachOfLabels('{env: prod, region: r1}')]]),
    holders,
  };
  const { result, yieldCount } = runToEnd(compareResources(change, servers));
  expect(result.holders).toBe(MAX_PROFILES);
  expect(result.gained).toBe(20_000);
  expect(result.lost).toBeGreaterThan(8000);
  expect(yieldCount).toBeGreaterThanOrEqual((servers.length * MAX_PROFILES) / 1_000);
}, 30_000);
