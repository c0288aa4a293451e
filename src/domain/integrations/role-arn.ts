/** The name (with its path) and the account in the ARN of an IAM role. Undefined for other texts. */
export function readRoleArn(text: string): { role: string; account: string } | undefined {
  const [, owner = '', role] = /^arn:aws:iam:(\S*):role[/:](\S+)$/.exec(text.trim()) ?? [];
  return role === undefined ? undefined : { role, account: owner.slice(owner.lastIndexOf(':') + 1) };
}
