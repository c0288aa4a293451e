import { askIf, create, type Making } from './making.ts';

const ALL = '/v1/webapi/sites/{cluster}/integrations';

/** With a role that nobody has: what its account holds can be asked for, and AWS refuses it. */
const awsoidc = (role: string) => ({ roleArn: `arn:aws:iam::000000000000:role/${role}` });

export async function integration(making: Making): Promise<void> {
  const { name } = making;
  const made = await create(making, {
    kind: 'integration',
    create: `POST ${ALL}`,
    body: { name, subKind: 'aws-oidc', awsoidc: awsoidc(name) },
    remove: `DELETE ${ALL}/{name}`,
  });
  const isMade = made !== undefined;
  const path = { name };
  await askIf(isMade, making, [`PUT ${ALL}/{name}`, { path, body: { awsoidc: awsoidc(`${name}-2`) } }]);
  const body = { rdsType: 'instance', engines: ['postgres'], region: 'us-east-1' };
  await askIf(isMade, making, [`POST ${ALL}/aws-oidc/{name}/databases`, { path, body }]);
}
