// Messages of the guide that enrolls RDS databases of an AWS account.
import type { AwsFailure } from '#domain/enrollment/aws-rds.ts';
import { formatCount } from '#lib/text/locale.ts';

export const RULES_MISSING = 'Ask an administrator to add these rules to one of your roles.';
export const COPY_RULES = 'Copy rules';
export const ACCOUNT_HELP = 'The cluster lists the databases of an AWS account through an integration.';
export const CHOOSE_ACCOUNT = 'Choose an account';
export const accountOption = (name: string, account: string): string => `${name} (${account})`;
export const LOADING_ACCOUNTS = 'Loading AWS accounts';
export const ACCOUNTS_NOT_LOADED = "Couldn't load AWS accounts";
export const NO_ACCOUNTS = 'No AWS account is connected yet. Connect one, then this guide continues.';
export const CONNECT_ACCOUNT = 'Connect AWS account';
export const CONNECT_ANOTHER = 'Connect another account';

export const ENROLL_HELP = 'Choose the region, then the database to enroll.';
export const REGION = 'AWS region';
export const CHOOSE_REGION = 'Choose a region';
export const LOADING_DATABASES = 'Loading databases from AWS';
export const DATABASES = 'Databases in AWS';
export const ENGINE = 'Engine';
export const ALREADY_ENROLLED = 'Already enrolled';
export const INCOMPLETE_RECORD = "AWS sent an incomplete record, so it can't be enrolled.";
export const ENROLLMENT_NOT_CHECKED = "Couldn't check which of these databases are enrolled already.";
export const rowRangeText = (from: number, to: number, count: number): string =>
  `Databases ${formatCount(from)}–${formatCount(to)} of ${formatCount(count)} loaded`;
export const EMPTY_PAGE_WITH_MORE = 'AWS sent no databases that can be enrolled yet, but there are more to fetch.';
export const MORE_IN_AWS = 'There are more in AWS.';
export const FETCH_MORE = 'Fetch more';
export const PREVIOUS_ROWS = 'Previous page';
export const NEXT_ROWS = 'Next page';
export const ON_FIRST_PAGE = 'This is the first page.';
export const ON_LAST_PAGE = 'This is the last page.';
export const noDatabasesIn = (region: string): string => `No databases in ${region}`;
export const NO_DATABASES_HELP = 'Choose another region, or another card if the database has a different engine.';
export const CHOOSE_DATABASE = 'Choose a database first.';
export const REGISTERING = 'Registering the database. This takes up to 30 seconds.';

export const AWS_FAILURES: Readonly<Record<AwsFailure, string>> = {
  denied:
    'AWS denied access. Let the role of the integration use rds:DescribeDBInstances and rds:DescribeDBClusters, then retry.',
  expired: 'The AWS credentials of the cluster have expired. Retry to get new ones.',
  untrusted: "AWS doesn't trust this cluster. Check the identity provider and the role of the integration in IAM.",
  region: 'AWS refused the credentials in this region. Enable the region for the account, or choose another one.',
  throttled: 'AWS limits the number of requests. Wait a minute, then retry.',
  permission: 'Your roles may not use this integration. Ask an administrator for integration: read, use.',
  gone: 'The integration no longer exists. Go back and choose another account.',
  other: "Couldn't load databases from AWS.",
};

export const POLICY_HELP =
  'Run this command with the AWS CLI, then attach the policy to the IAM role that the agent runs with.';
export const COPY_POLICY_COMMAND = 'Copy AWS CLI command';
export const LOADING_POLICY = 'Loading the IAM policy';
export const POLICY_NOT_LOADED = "Couldn't load the IAM policy. You can continue and add it later.";
export const POLICY_UNREADABLE = "The proxy sent a policy that can't be read. You can continue and add one later.";
export const fillPlaceholders = (placeholders: string): string =>
  `Replace these parts before you run it: ${placeholders}`;
