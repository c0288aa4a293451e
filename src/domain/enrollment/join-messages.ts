// Labels of the methods by which servers and bots prove their identity when they join the cluster.

export const JOIN_METHOD_LABELS: Readonly<Record<string, string>> = {
  token: 'Secret token',
  iam: 'AWS IAM',
  ec2: 'AWS EC2',
  github: 'GitHub Actions',
  gitlab: 'GitLab CI',
  circleci: 'CircleCI',
  kubernetes: 'Kubernetes service account',
  azure: 'Azure managed identity',
  gcp: 'Google Cloud',
  spacelift: 'Spacelift',
  tpm: 'TPM',
  terraform_cloud: 'Terraform Cloud',
  bitbucket: 'Bitbucket Pipelines',
  oracle: 'Oracle Cloud',
  azure_devops: 'Azure DevOps',
  bound_keypair: 'Bound keypair',
};
