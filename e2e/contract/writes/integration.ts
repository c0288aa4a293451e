// Checks the operations for integrations with AWS.
import { callIf, createWithCleanup, type WriteContext } from './create.ts';

const INTEGRATIONS_ENDPOINT = '/v1/webapi/sites/{cluster}/integrations';

/** An AWS role that does not exist. The proxy accepts it, but AWS refuses requests for the account's resources. */
const awsOidcSpec = (role: string) => ({ roleArn: `arn:aws:iam::000000000000:role/${role}` });

export async function checkIntegration(context: WriteContext): Promise<void> {
  const { name } = context;
  const createResponse = await createWithCleanup(context, {
    kind: 'integration',
    create: `POST ${INTEGRATIONS_ENDPOINT}`,
    body: { name, subKind: 'aws-oidc', awsoidc: awsOidcSpec(name) },
    remove: `DELETE ${INTEGRATIONS_ENDPOINT}/{name}`,
  });
  const isCreated = createResponse !== undefined;
  const path = { name };
  await callIf(isCreated, context, [
    `PUT ${INTEGRATIONS_ENDPOINT}/{name}`,
    { path, body: { awsoidc: awsOidcSpec(`${name}-2`) } },
  ]);
  const body = { rdsType: 'instance', engines: ['postgres'], region: 'us-east-1' };
  await callIf(isCreated, context, [`POST ${INTEGRATIONS_ENDPOINT}/aws-oidc/{name}/databases`, { path, body }]);
}
