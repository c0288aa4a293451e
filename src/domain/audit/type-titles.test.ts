// Checks the titles and messages that types of the catalog get without their codes, as if a later version of the
// proxy had added the types.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeEvent } from './catalog.ts';
import { titleOfType } from './describe-generic.ts';
import { shortMessageText } from './template.ts';

const TYPES = new Set(
  (JSON.parse(readFileSync('docs/protocol/audit-events.json', 'utf8')) as { event: string }[]).map(
    ({ event }) => event,
  ),
);

// docs/behaviour.md#audit-events "An event whose code is not in the catalog"
describe('types of the catalog without their codes', () => {
  test.each([...TYPES])('the title of %s has only plain words', (type) => {
    // A longer word would be a compound word that was not split.
    for (const word of titleOfType(type).split(' ')) expect(word.length).toBeLessThanOrEqual('identification'.length);
    expect(titleOfType(type)).toMatch(/^[A-Z][A-Za-z\d. ]+$/);
  });

  test.each([
    ['upgradewindowstart.update', 'Upgrade window start updated'],
    ['device.webtoken.create', 'Device web token created'],
    ['secreports.report.run', 'Security reports report run'],
    ['discovery_config.delete_all', 'All discovery configs deleted'],
    ['access_list.member.delete_all_for_access_list', 'All access list members for access list deleted'],
    ['billing.create_card', 'Billing card created'],
    ['billing.update_info', 'Billing info updated'],
    ['github.created', 'GitHub created'],
    ['oidc.updated', 'OIDC updated'],
    ['scim.get', 'SCIM read'],
    ['scim.list', 'SCIM listed'],
    ['auto_update_agent_rollout.trigger', 'Auto update agent rollout triggered'],
    ['db.session.user.deactivate', 'Database session user deactivated'],
    ['device.authenticate.confirm', 'Device authenticate confirmed'],
    ['db.session.mysql.drop_db', 'Database session MySQL database dropped'],
    ['workload_identity_x509_revocation.create', 'Workload identity X.509 revocation created'],
    ['mcp.session.invalid_http_request', 'MCP session invalid HTTP request'],
  ])('%s has the title "%s"', (type, title) => expect(titleOfType(type)).toBe(title));
});

// docs/behaviour.md#audit-events "Dots, underscores, hyphens and capital"
test.each([
  [
    { event: 'inferenceModelCreate', user: 'bob', name: 'm' },
    ['Inference model created', 'info', 'bob created inference model m'],
  ],
  [
    { event: 'AppAuthConfig.Updated', user: 'bob', app_auth_config: 'jwt-1' },
    ['App auth config updated', 'info', 'bob updated app auth config jwt-1'],
  ],
  [
    { event: 'clientIPAddress.delete', user: 'bob', name: 'office' },
    ['Client IP address deleted', 'info', 'bob deleted client IP address office'],
  ],
  [
    { event: 'billing.remove_card', user: 'bob', cert: 'c' },
    ['Billing card removed', 'info', 'bob removed billing card'],
  ],
  [{ event: 'cert.renew', user: 'bob', cert: 'c' }, ['Certificate renewed', 'info', 'bob renewed certificate c']],
  [
    { event: 'db_cert.create', name: 'db_cert' },
    ['Database certificate created', 'info', 'Database certificate was created'],
  ],
  [
    { event: 'vnet.policy.delete_all', user: 'bob' },
    ['All VNet policies deleted', 'info', 'bob deleted all VNet policies'],
  ],
  [{ event: 'agent.auto_update' }, ['Agent auto update', 'info', 'Event of type agent.auto_update']],
])('describes %j', (fields, expected) => {
  const { title, outcome, message } = describeEvent({ code: 'T9I', ...fields });
  expect([title, outcome, shortMessageText(message)]).toEqual(expected);
});
