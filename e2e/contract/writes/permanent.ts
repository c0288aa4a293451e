// Checks operations whose changes cannot be undone.
import { callIf, type WriteContext } from './create.ts';
import { callOperation } from '#e2e/contract/visit.ts';

const SITE_ENDPOINT = '/v1/webapi/sites/{cluster}';

/** Creates a database and a server, which no call can remove. Only for a proxy that is discarded after the run. */
export async function checkPermanentWrites(context: WriteContext): Promise<void> {
  const { visit, name } = context;
  const database = { name, protocol: 'postgres', uri: 'localhost:5432', labels: [{ name: 'made-by', value: name }] };
  const createResponse = await callOperation(visit, `POST ${SITE_ENDPOINT}/databases`, { body: database });
  const updateParams = { path: { name }, body: { uri: 'localhost:5433' } };
  await callIf(createResponse?.status === 200, context, [`PUT ${SITE_ENDPOINT}/databases/{name}`, updateParams]);
  const [accountId, instanceId, region] = ['000000000000', 'i-00000000000000000', 'us-east-1'];
  const aws = { accountId, instanceId, region, vpcId: 'vpc-0', integration: name, subnetId: 'subnet-0' };
  const server = { name, subKind: 'openssh-ec2-ice', hostname: name, addr: '192.0.2.1:22', labels: [], aws };
  await callOperation(visit, `POST ${SITE_ENDPOINT}/nodes`, { body: server });
}
