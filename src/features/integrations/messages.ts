// Messages about the IAM role of an AWS integration.

export const ROLE_ARN = 'Role ARN';
export const ARN_HINT = 'The ARN of an IAM role, like arn:aws:iam::111122223333:role/discover.';
export const NOT_AN_ARN = "This isn't the ARN of an IAM role. It looks like arn:aws:iam::111122223333:role/discover.";
export const roleInAccount = (role: string, account: string): string => `Role ${role} in AWS account ${account}`;
