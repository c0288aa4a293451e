import { callIf, createWithCleanup, type WriteContext } from './create.ts';

const INTEGRATIONS_ENDPOINT = '/v1/webapi/sites/{cluster}/integrations';

/** A role that does not exist: the account's resources can be requested, and AWS refuses. */
const awsOidcSpec = (role: string) => ({ roleArn: `arn:aws:iam::000000000000:role/${role}` });

export async function checkIntegration(making: WriteContext): Promise<void> {
  const { name } = making;
  const made = await createWithCleanup(making, {
    kind: 'integration',
    create: `POST ${INTEGRATIONS_ENDPOINT}`,
    body: { name, subKind: 'aws-oidc', awsoidc: awsOidcSpec(name) },
    remove: `DELETE ${INTEGRATIONS_ENDPOINT}/{name}`,
  });
  const isMade = made !== undefined;
  const path = { name };
  await callIf(isMade, making, [
    `PUT ${INTEGRATIONS_ENDPOINT}/{name}`,
    { path, body: { awsoidc: awsOidcSpec(`${name}-2`) } },
  ]);
  const body = { rdsType: 'instance', engines: ['postgres'], region: 'us-east-1' };
  await callIf(isMade, making, [`POST ${INTEGRATIONS_ENDPOINT}/aws-oidc/{name}/databases`, { path, body }]);
}
