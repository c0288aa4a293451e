import { callIf, type WriteContext } from './create.ts';
import { callOperation } from '#e2e/contract/visit.ts';

const SITE_ENDPOINT = '/v1/webapi/sites/{cluster}';

/** Changes that no call can undo: only for a proxy that is discarded after the run. */
export async function checkPermanentWrites(making: WriteContext): Promise<void> {
  const { visit, name } = making;
  const database = { name, protocol: 'postgres', uri: 'localhost:5432', labels: [{ name: 'made-by', value: name }] };
  const made = await callOperation(visit, `POST ${SITE_ENDPOINT}/databases`, { body: database });
  const change = { path: { name }, body: { uri: 'localhost:5433' } };
  await callIf(made?.status === 200, making, [`PUT ${SITE_ENDPOINT}/databases/{name}`, change]);
  const [accountId, instanceId, region] = ['000000000000', 'i-00000000000000000', 'us-east-1'];
  const aws = { accountId, instanceId, region, vpcId: 'vpc-0', integration: name, subnetId: 'subnet-0' };
  const server = { name, subKind: 'openssh-ec2-ice', hostname: name, addr: '192.0.2.1:22', labels: [], aws };
  await callOperation(visit, `POST ${SITE_ENDPOINT}/nodes`, { body: server });
}
