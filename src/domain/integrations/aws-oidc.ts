// Helps the user give the cluster access to a role of an AWS account through OpenID Connect (OIDC): AWS trusts the
// cluster as an identity provider, whose certificate it recognizes by a thumbprint (docs/protocol/resources.md#9.4).
import { shellQuote } from '#lib/text/shell-quote.ts';

/** The audience (client ID) of the cluster's tokens, which AWS checks. */
export const AUDIENCE = 'discover.teleport';

const ALLOWED_ACTIONS = ['rds:DescribeDBInstances', 'rds:DescribeDBClusters'];

const policyDocument = (statement: object): object => ({
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', ...statement }],
});

const RDS_POLICY_DOCUMENT = policyDocument({ Action: ALLOWED_ACTIONS, Resource: '*' });

export const RDS_POLICY = JSON.stringify(RDS_POLICY_DOCUMENT, null, 2);

/** The host of the identity provider in AWS. If the cluster has no public address, it is the host of the page. */
export const providerHost = (publicURL: string, pageHost: string): string =>
  (publicURL || pageHost).replace(/:443$/, '');

export const providerUrl = (host: string): string => `https://${host}`;

export type ThumbprintCheck = 'empty' | 'incomplete' | 'same' | 'other';

/** Compares a typed thumbprint with the expected one. Ignores colons, spaces and case, which differ in AWS. */
export function checkThumbprint(typed: string, expected: string): ThumbprintCheck {
  const normalized = typed.replaceAll(/[\s:]/g, '').toLowerCase();
  if (normalized === '') return 'empty';
  if (normalized === expected.toLowerCase()) return 'same';
  return /^[0-9a-f]{0,39}$/.test(normalized) ? 'incomplete' : 'other';
}

/** The `pattern` of an input field that accepts only this thumbprint, in all of its notations. */
export const thumbprintPattern = (expected: string): string =>
  String.raw`\s*${Array.from(expected, (character) => `[${character.toLowerCase()}${character.toUpperCase()}]`).join(String.raw`[:\s]*`)}\s*`;

export const isThumbprint = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{40}$/i.test(value);

/** Whether AWS IAM accepts the name of a role or policy. */
export const isRoleName = (name: string): boolean => /^[\w+=,.@-]{1,64}$/.test(name);

/** A placeholder for the ARN (the AWS identifier) of the provider, which the script gets from AWS. */
const PROVIDER_PLACEHOLDER = '@provider@';

interface AwsScriptOptions {
  host: string;
  thumbprint: string;
  role: string;
}

/** An option with an equals sign. Without it, the AWS CLI reads a value that starts with a dash as another option. */
const cliOption = (name: string, value: string): string => ` --${name}=${shellQuote(value)}`;

/** The trust policy as one shell word, in which the shell replaces the `$provider` variable. */
function trustPolicyArgument(host: string): string {
  const policyText = JSON.stringify(
    policyDocument({
      Principal: { Federated: PROVIDER_PLACEHOLDER },
      Action: 'sts:AssumeRoleWithWebIdentity',
      Condition: { StringEquals: { [`${host}:aud`]: AUDIENCE } },
    }),
  );
  const placeholderIndex = policyText.indexOf(PROVIDER_PLACEHOLDER);
  return `${shellQuote(policyText.slice(0, placeholderIndex))}"$provider"${shellQuote(policyText.slice(placeholderIndex + PROVIDER_PLACEHOLDER.length))}`;
}

/** The commands that replace the first six manual steps. Their last line of output is the ARN of the role. */
export const awsScript = ({ host, thumbprint, role }: AwsScriptOptions): string =>
  [
    `provider=$(aws iam create-open-id-connect-provider${cliOption('url', providerUrl(host))}${cliOption('client-id-list', AUDIENCE)}${cliOption('thumbprint-list', thumbprint)} --query OpenIDConnectProviderArn --output text) &&`,
    `aws iam create-role${cliOption('role-name', role)} --assume-role-policy-document=${trustPolicyArgument(host)} --query Role.RoleId --output text &&`,
    `aws iam put-role-policy${cliOption('role-name', role)}${cliOption('policy-name', role)}${cliOption('policy-document', JSON.stringify(RDS_POLICY_DOCUMENT))} &&`,
    `aws iam get-role${cliOption('role-name', role)} --query Role.Arn --output text`,
  ].join('\n');
