// What integrations are called.

export const AWS_OIDC = 'AWS OIDC';

/** By their subkind on the wire; others go by that. */
export const INTEGRATION_TYPE_LABELS: Readonly<Record<string, string>> = {
  'aws-oidc': AWS_OIDC,
  'aws-ra': 'AWS IAM Roles Anywhere',
  'azure-oidc': 'Azure OIDC',
  github: 'GitHub organization',
};
