// Labels of integration types.

export const AWS_OIDC = 'AWS OIDC';

/** Labels by the integration's `subKind`. Unknown subkinds are shown as sent. */
export const INTEGRATION_TYPE_LABELS: Readonly<Record<string, string>> = {
  'aws-oidc': AWS_OIDC,
  'aws-ra': 'AWS IAM Roles Anywhere',
  'azure-oidc': 'Azure OIDC',
  github: 'GitHub organization',
};
