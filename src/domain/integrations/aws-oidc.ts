// Gives the cluster access to a role of an AWS account through OpenID Connect (OIDC): AWS trusts the cluster as an
// identity provider, whose certificate it recognizes by a thumbprint (docs/protocol/resources.md#9.4).
import { shellQuote } from '#lib/text/shell-quote.ts';

export const AUDIENCE = 'discover.teleport';

const ALLOWED_ACTIONS = ['rds:DescribeDBInstances', 'rds:DescribeDBClusters'];

const policyDocument = (statement: object): object => ({
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', ...statement }],
});

const RDS_POLICY_DOCUMENT = policyDocument({ Action: ALLOWED_ACTIONS, Resource: '*' });

export const RDS_POLICY = JSON.stringify(RDS_POLICY_DOCUMENT, null, 2);

/** The provider's host in AWS. Without a public address of the cluster, it is the host of the page. */
export const providerHost = (publicURL: string, pageHost: string): string =>
  (publicURL || pageHost).replace(/:443$/, '');

export const providerUrl = (host: string): string => `https://${host}`;

export type ThumbprintCheck = 'empty' | 'incomplete' | 'same' | 'other';

/** AWS shows thumbprints with or without colons, in uppercase or lowercase. */
export function checkThumbprint(typed: string, expected: string): ThumbprintCheck {
  const normalized = typed.replaceAll(/[\s:]/g, '').toLowerCase();
  if (normalized === '') return 'empty';
  if (normalized === expected.toLowerCase()) return 'same';
  return /^[0-9a-f]{0,39}$/.test(normalized) ? 'incomplete' : 'other';
}

/** A field pattern that accepts only this thumbprint, in all of its notations. */
export const thumbprintPattern = (expected: string): string =>
  String.raw`\s*${Array.from(expected, (sign) => `[${sign.toLowerCase()}${sign.toUpperCase()}]`).join(String.raw`[:\s]*`)}\s*`;

export const isThumbprint = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{40}$/i.test(value);

/** The rule of IAM for names of roles and policies. */
export const isRoleName = (name: string): boolean => /^[\w+=,.@-]{1,64}$/.test(name);

/** Replaced in the script by the provider's ARN, which AWS returns. */
const PROVIDER_PLACEHOLDER = '@provider@';

interface AwsScriptOptions {
  host: string;
  thumbprint: string;
  role: string;
}

/** Joined with an equals sign, because the AWS CLI reads a separate value that starts with a dash as another option. */
const cliOption = (name: string, value: string): string => ` --${name}=${shellQuote(value)}`;

/** The trust policy as one shell word with the `$provider` variable inside. */
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

/** Commands for the first six manual steps. The last line of output is the role's ARN. */
export const awsScript = ({ host, thumbprint, role }: AwsScriptOptions): string =>
  [
    `provider=$(aws iam create-open-id-connect-provider${cliOption('url', providerUrl(host))}${cliOption('client-id-list', AUDIENCE)}${cliOption('thumbprint-list', thumbprint)} --query OpenIDConnectProviderArn --output text) &&`,
    `aws iam create-role${cliOption('role-name', role)} --assume-role-policy-document=${trustPolicyArgument(host)} --query Role.RoleId --output text &&`,
    `aws iam put-role-policy${cliOption('role-name', role)}${cliOption('policy-name', role)}${cliOption('policy-document', JSON.stringify(RDS_POLICY_DOCUMENT))} &&`,
    `aws iam get-role${cliOption('role-name', role)} --query Role.Arn --output text`,
  ].join('\n');
