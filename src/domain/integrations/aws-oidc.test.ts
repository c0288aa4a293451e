import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  awsScript,
  checkThumbprint,
  isRoleName,
  RDS_POLICY,
  providerHost,
  providerUrl,
  thumbprintPattern,
} from './aws-oidc.ts';

const THUMBPRINT = '9e99a48a9960b14926bb7f3b02e22da2b0ab7280';

test.each([
  ['one.example.com:443', 'https://one.example.com'],
  ['one.example.com:3080', 'https://one.example.com:3080'],
  ['one.example.com:4430', 'https://one.example.com:4430'],
  ['one.example.com', 'https://one.example.com'],
  ['', 'https://page.example.com:8443'],
])('the provider of the public address %j is %s', (publicURL, url) => {
  expect(providerUrl(providerHost(publicURL, 'page.example.com:8443'))).toBe(url);
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['9e99', 'incomplete'],
  [THUMBPRINT, 'same'],
  [` ${THUMBPRINT.toUpperCase()} `, 'same'],
  [THUMBPRINT.replaceAll(/(..)(?=.)/g, '$1:'), 'same'],
  [`${THUMBPRINT.slice(0, -1)}1`, 'other'],
  [`${THUMBPRINT}0`, 'other'],
  ['not a thumbprint', 'other'],
])('the thumbprint %j is "%s", and the field pattern agrees', (typed, check) => {
  expect(checkThumbprint(typed, THUMBPRINT)).toBe(check);
  const pattern = new RegExp(`^(?:${thumbprintPattern(THUMBPRINT)})$`, 'v');
  expect(pattern.test(typed)).toBe(check === 'same');
});

test.each([
  ['postern', true],
  ['team+a=b,c.d@e-f_g', true],
  ['', false],
  ['two words', false],
  ["'; rm -rf ~; '", false],
  ['x'.repeat(65), false],
])('%j is a valid role name: %s', (name, isValid) => expect(isRoleName(name)).toBe(isValid));

test('the policy allows only the two actions that list RDS databases', () => {
  expect(JSON.parse(RDS_POLICY)).toEqual({
    Version: '2012-10-17',
    Statement: [{ Effect: 'Allow', Action: ['rds:DescribeDBInstances', 'rds:DescribeDBClusters'], Resource: '*' }],
  });
});

/** Runs the script in a shell and returns the arguments of each `aws` call. */
function runScript(script: string): string[][] {
  const fakeAws = String.raw`aws() { printf '%s\0' "$@" >&2; printf '\001' >&2; printf 'arn:provider'; }`;
  return spawnSync('sh', ['-c', `${fakeAws}\n${script}`], { encoding: 'utf8' })
    .stderr.split('\u0001')
    .slice(0, -1)
    .map((call) => call.split('\0').slice(0, -1));
}

const optionValue = (words: readonly string[] | undefined, option: string) =>
  words?.find((word) => word.startsWith(`${option}=`))?.slice(option.length + 1);

describe('the AWS script', () => {
  // docs/behaviour.md#integrations "The script for the AWS CLI does the same"
  test('creates the provider and the role, adds the policy to the role, and reads the role', () => {
    const calls = runScript(awsScript({ host: 'one.example.com', thumbprint: THUMBPRINT, role: 'discover' }));
    expect(calls.map(([, command]) => command)).toEqual([
      'create-open-id-connect-provider',
      'create-role',
      'put-role-policy',
      'get-role',
    ]);
    expect(optionValue(calls[0], '--url')).toBe('https://one.example.com');
    expect(optionValue(calls[0], '--client-id-list')).toBe('discover.teleport');
    expect(optionValue(calls[0], '--thumbprint-list')).toBe(THUMBPRINT);
    expect(JSON.parse(optionValue(calls[1], '--assume-role-policy-document') ?? '')).toMatchObject({
      Statement: [
        {
          Principal: { Federated: 'arn:provider' },
          Action: 'sts:AssumeRoleWithWebIdentity',
          Condition: { StringEquals: { 'one.example.com:aud': 'discover.teleport' } },
        },
      ],
    });
    expect(JSON.parse(optionValue(calls[2], '--policy-document') ?? '')).toEqual(JSON.parse(RDS_POLICY));
  });

  test('passes a role name that begins with a dash as the value of its option', () => {
    const script = awsScript({ host: 'one.example.com', thumbprint: THUMBPRINT, role: '-role' });
    expect(script.match(/--role-name\S*/g)).toEqual(Array.from({ length: 3 }, () => '--role-name=-role'));
  });

  // docs/behaviour.md#integrations "Every value in the script goes through"
  test('quotes the host and the role name, with any characters', () => {
    const characters = String.raw`' " \ $ ! * ? [ ] { } ( ) < > | & ; # ~ = % - a é @provider@`
      .split(' ')
      .concat('`', ' ', '$(id)');
    const hostileText = fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(hostileText, hostileText, (host, role) => {
        const calls = runScript(awsScript({ host, thumbprint: THUMBPRINT, role }));
        expect(optionValue(calls[0], '--url')).toBe(`https://${host}`);
        expect(optionValue(calls[1], '--role-name')).toBe(role);
        expect(optionValue(calls[3], '--role-name')).toBe(role);
        expect(optionValue(calls[1], '--assume-role-policy-document')).toContain(JSON.stringify(`${host}:aud`));
      }),
      { numRuns: 25 },
    );
  });
});
