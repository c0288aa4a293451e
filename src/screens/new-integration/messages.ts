// Texts of the pages that create integrations: the kinds and the AWS steps.

export const unknownIntegration = (type: string): string =>
  `There is no integration called ${type} here. Choose one below.`;
export const AWS_DESCRIPTION = 'Let this cluster list the databases of an AWS account, so that you can enroll them.';
export const SET_UP_AWS = 'Set up AWS OIDC';
export const ENTERPRISE_ONLY = 'Enterprise editions only';
export const NO_API = "The open source proxy has no API for these integrations, so they can't be set up here.";
export const ENTERPRISE_KINDS = [
  'Slack',
  'OpenAI',
  'PagerDuty',
  'Email',
  'Jira',
  'Discord',
  'Mattermost',
  'Microsoft Teams',
  'Opsgenie',
  'Okta',
  'Jamf',
];

/** The tasks in the AWS console, one per step. */
export const AWS_STEPS = [
  {
    title: 'Open identity providers',
    lines: ['Sign in to the AWS console and open IAM.', 'Open "Identity providers", then select "Add provider".'],
  },
  {
    title: 'Add the provider',
    lines: ['Choose "OpenID Connect".', 'Copy the provider URL and the audience to AWS, then select "Get thumbprint".'],
  },
  {
    title: 'Assign a role',
    lines: ['Add the provider, then select it in the list.', 'Select "Assign role" and choose to create a new role.'],
  },
  {
    title: 'Choose the audience',
    lines: [
      'Under "Audience" choose discover.teleport.',
      'Go on to the permissions, then select "Create policy". It opens in a new tab.',
    ],
  },
  {
    title: 'Create the policy',
    lines: [
      'In the new tab choose "JSON" and replace what is there with this policy. It lets the cluster list databases of RDS, and nothing else.',
      'Give the policy a name and create it.',
    ],
  },
  {
    title: 'Create the role',
    lines: [
      'Close the tab of the policy. In the list of policies select the one that you created.',
      'Give the role a name and create it.',
    ],
  },
  {
    title: 'Name the integration',
    lines: ['Open the role in IAM and copy its ARN.'],
  },
] as const;

export const PROVIDER_URL = 'Provider URL';
export const COPY_URL = 'Copy provider URL';
export const AUDIENCE_LABEL = 'Audience';
export const COPY_AUDIENCE = 'Copy audience';
export const POLICY_LABEL = 'Policy';
export const COPY_POLICY = 'Copy policy';

export const THUMBPRINT = 'Thumbprint that AWS shows';
export const THUMBPRINT_HINT = 'Paste it here to compare it. Leave this empty if AWS shows none.';
export const INCOMPLETE_THUMBPRINT = 'A thumbprint has 40 characters. Paste the whole one.';
export const SAME_THUMBPRINT = "It's the thumbprint of this cluster.";
export const OTHER_THUMBPRINT =
  "This isn't this cluster's thumbprint: AWS reached another server, or something in between replaces the certificate. Don't add the provider. Check the provider URL first.";
export const THUMBPRINT_NOT_LOADED = "Couldn't load the thumbprint of this cluster";
export const NO_THUMBPRINT = "The proxy sent a thumbprint that can't be read, so there is nothing to compare with.";

export const USE_AWS_CLI = 'Use the AWS CLI instead';
export const SCRIPT_DESCRIPTION =
  'One script does steps 1 to 6: it adds the provider, and creates a role with the policy. The last line that it prints is the ARN of the role.';
export const ROLE_NAME = 'Name of the new role';
export const ROLE_NAME_RULE = 'Use 1 to 64 letters, numbers or these characters: _+=,.@-';
export const COPY_SCRIPT = 'Copy script';
export const SCRIPT_LABEL = 'Script';
export const GO_TO_LAST_STEP = 'Go to step 7';

export const INTEGRATION_NAME = 'Integration name';
export const NAME_HINT = 'You choose the integration by this name when you enroll databases.';
export const NAME_OF_DOTS = "A name can't consist of dots alone.";
export const NAME_TAKEN = 'An integration with this name already exists. Enter another name.';
export const CREATE_INTEGRATION = 'Create integration';
export const createFailed = (name: string): string => `Couldn't create integration ${name}.`;

export const integrationCreated = (name: string): string => `Integration ${name} was created`;
export const NEXT_STEP_HINT = 'You can enroll databases of this AWS account with it now.';
export const ADD_ANOTHER = 'Add another';
export const CONTINUE_ENROLLING = 'Continue enrolling';
