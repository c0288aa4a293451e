// Describes events whose codes are not in the catalog, including codes that proxies of 19.x add.
import { describe, expect, test } from 'vitest';
import { describeEvent } from './catalog.ts';
import { auditRow } from './event.ts';
import { shortMessageText, fullMessageText } from './template.ts';

const descriptionTexts = (fields: Record<string, unknown>) => {
  const { title, outcome, message, isKnown } = describeEvent(fields);
  expect(isKnown).toBe(false);
  return [title, outcome, shortMessageText(message)];
};

const SUCCESS_FIELDS = { user: 'alice', success: true, cluster_name: 'one', ei: 0, user_kind: 1 };
const DENIED_FIELDS = { ...SUCCESS_FIELDS, success: false, error: 'access denied' };

/** The codes of 19.x that docs/protocol/audit-events.json does not have: code, type, fields, expected texts. */
const NEW_CODES: [string, string, Record<string, unknown>, string[]][] = [
  [
    'T2007E',
    'app.session.start',
    { ...DENIED_FIELDS, app_name: 'grafana', sid: 's-1' },
    ['Failed to start app session', 'failure', 'alice failed to start app session grafana: access denied'],
  ],
  [
    'T2014I',
    'app.session.llm.request',
    { user: 'alice', app_name: 'openai', model: 'gpt', path: '/v1/chat', status_code: 200 },
    ['App session LLM request', 'info', 'Event of type app.session.llm.request by alice on openai'],
  ],
  [
    'T2014E',
    'app.session.llm.request',
    { user: 'alice', app_name: 'openai', path: '/v1/chat', error: 'bad gateway' },
    [
      'App session LLM request',
      'failure',
      'Event of type app.session.llm.request by alice on openai failed: bad gateway',
    ],
  ],
  [
    'TEP01I',
    'environmentprofile.update',
    { user: 'alice', environment_profile: 'staging' },
    ['Environment profile updated', 'info', 'alice updated environment profile staging'],
  ],
  [
    'TDA00I',
    'azure.run',
    { command_id: 'c-1', instance_id: 'vm-1', exit_code: 0 },
    ['Azure run', 'info', 'Event of type azure.run on vm-1'],
  ],
  [
    'TSCIM006I',
    'scim.patch',
    { success: true, integration: 'okta-main', resource_type: 'user', teleport_id: 'bob', display: 'Bob Noor' },
    ['SCIM patched', 'ok', 'SCIM user Bob Noor was patched'],
  ],
  [
    'TSCIM006E',
    'scim.patch',
    { success: false, integration: 'okta-main', resource_type: 'user', display: 'Bob Noor', error: 'conflict' },
    ['Failed to patch SCIM', 'failure', 'Failed to patch SCIM user Bob Noor: conflict'],
  ],
  [
    'CIR001I',
    'cir.update',
    { ...SUCCESS_FIELDS, updated_by: 'alice', name: 'client_ip_restriction', client_ip_restrictions: ['3.0.0.0/8'] },
    ['Client IP restrictions updated', 'ok', 'alice updated client IP restrictions'],
  ],
  [
    'TAAC001I',
    'app_auth_config.create',
    { ...SUCCESS_FIELDS, name: 'jwt-1' },
    ['App auth config created', 'ok', 'alice created app auth config jwt-1'],
  ],
  [
    'TAAC004I',
    'app_auth_config.verify.success',
    { ...SUCCESS_FIELDS, app_auth_config: 'jwt-1', app_name: 'grafana', sid: 's-1' },
    ['App auth config verified', 'ok', 'alice verified app auth config jwt-1'],
  ],
  [
    'TAAC004E',
    'app_auth_config.verify.failure',
    { ...DENIED_FIELDS, app_auth_config: 'jwt-1', app_name: 'grafana' },
    ['Failed to verify app auth config', 'failure', 'alice failed to verify app auth config jwt-1: access denied'],
  ],
  ['TVNET001I', 'vnet.config.create', SUCCESS_FIELDS, ['VNet config created', 'ok', 'alice created VNet config']],
  [
    'TVNET003I',
    'vnet.config.delete',
    DENIED_FIELDS,
    ['Failed to delete VNet config', 'failure', 'alice failed to delete VNet config: access denied'],
  ],
  [
    'WC001I',
    'workload_cluster.create',
    { ...SUCCESS_FIELDS, name: 'build-eu' },
    ['Workload cluster created', 'ok', 'alice created workload cluster build-eu'],
  ],
  [
    'WC002E',
    'workload_cluster.update',
    { user: 'alice', name: 'build-eu' },
    ['Failed to update workload cluster', 'failure', 'alice failed to update workload cluster build-eu'],
  ],
  [
    'INF001I',
    'inference_model.create',
    { ...SUCCESS_FIELDS, name: 'llama-3' },
    ['Inference model created', 'ok', 'alice created inference model llama-3'],
  ],
  [
    'INF001I',
    'inference_model.create',
    { ...DENIED_FIELDS, name: 'llama-3' },
    ['Failed to create inference model', 'failure', 'alice failed to create inference model llama-3: access denied'],
  ],
  [
    'INF005I',
    'inference_secret.update',
    { ...SUCCESS_FIELDS, name: 'openai-key' },
    ['Inference secret updated', 'ok', 'alice updated inference secret openai-key'],
  ],
  [
    'INF009I',
    'inference_policy.delete',
    { ...SUCCESS_FIELDS, name: 'ssh-prod' },
    ['Inference policy deleted', 'ok', 'alice deleted inference policy ssh-prod'],
  ],
  [
    'INF010I',
    'session.summarized',
    { success: true, sid: 's-1', model_name: 'llama-3' },
    ['Session summarized', 'ok', 'Session s-1 was summarized'],
  ],
  [
    'INF010E',
    'session.summarized',
    { success: false, sid: 's-1', model_name: 'llama-3', error: 'quota exceeded' },
    ['Failed to summarize session', 'failure', 'Failed to summarize session s-1: quota exceeded'],
  ],
  [
    'INF011I',
    'retrieval_model.create',
    { ...SUCCESS_FIELDS, name: 'embed' },
    ['Retrieval model created', 'ok', 'alice created retrieval model embed'],
  ],
  [
    'TCO01I',
    'cert_authority_override.create',
    { ...SUCCESS_FIELDS, name: 'one' },
    ['Certificate authority override created', 'ok', 'alice created certificate authority override one'],
  ],
  [
    'TCO03I',
    'cert_authority_override.upsert',
    { ...SUCCESS_FIELDS, name: 'one' },
    [
      'Certificate authority override created or updated',
      'ok',
      'alice created or updated certificate authority override one',
    ],
  ],
  [
    'TCO07I',
    'cert_authority_override.certificates.remove',
    { ...SUCCESS_FIELDS, name: 'one' },
    [
      'Certificate authority override certificates removed',
      'ok',
      'alice removed certificate authority override certificates one',
    ],
  ],
  [
    'TBEAM001I',
    'beams.config.create',
    { ...SUCCESS_FIELDS, name: 'beams_config' },
    ['Beams config created', 'ok', 'alice created beams config'],
  ],
];

// docs/behaviour.md#audit-events "An event whose code is not in the catalog"
test.each(NEW_CODES)('describes code %s of type %s', (...[code, event, fields, expected]) => {
  expect(descriptionTexts({ code, event, ...fields })).toEqual(expected);
});

/** The kinds for which 19.x adds three codes: created, updated and deleted. */
const NEW_KINDS = [
  { type: 'app_auth_config', kind: 'app auth config', codes: ['TAAC001I', 'TAAC002I', 'TAAC003I'] },
  { type: 'workload_cluster', kind: 'workload cluster', codes: ['WC001I', 'WC002I', 'WC003I'] },
  { type: 'inference_model', kind: 'inference model', codes: ['INF001I', 'INF002I', 'INF003I'] },
  { type: 'inference_secret', kind: 'inference secret', codes: ['INF004I', 'INF005I', 'INF006I'] },
  { type: 'inference_policy', kind: 'inference policy', codes: ['INF007I', 'INF008I', 'INF009I'] },
  { type: 'retrieval_model', kind: 'retrieval model', codes: ['INF011I', 'INF012I', 'INF013I'] },
  { type: 'cert_authority_override', kind: 'certificate authority override', codes: ['TCO01I', 'TCO02I', 'TCO04I'] },
  {
    type: 'cert_authority_override.certificates',
    kind: 'certificate authority override certificates',
    codes: ['TCO05I', 'TCO06I', 'TCO07I'],
  },
  { type: 'vnet.config', kind: 'VNet config', codes: ['TVNET001I', 'TVNET002I', 'TVNET003I'] },
  { type: 'beams.config', kind: 'beams config', codes: ['TBEAM001I', 'TBEAM002I', 'TBEAM003I'] },
];

// docs/behaviour.md#audit-events "An event whose code is not in the catalog"
test.each(NEW_KINDS)('describes creation, update and deletion of $type (codes $codes)', ({ type, kind, codes }) => {
  for (const [index, verb] of ['create', 'update', 'delete'].entries()) {
    const event = { code: codes[index], event: `${type}.${verb}`, ...SUCCESS_FIELDS, name: 'one' };
    const title = `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${verb}d`;
    expect(descriptionTexts(event)).toEqual([title, 'ok', `alice ${verb}d ${kind} one`]);
    const failed = { ...event, ...DENIED_FIELDS };
    expect(descriptionTexts(failed)).toEqual([
      `Failed to ${verb} ${kind}`,
      'failure',
      `alice failed to ${verb} ${kind} one: access denied`,
    ]);
  }
});

// docs/behaviour.md#audit-events "An event whose code is not in the catalog"
describe('events whose codes are not in the catalog', () => {
  test.each([
    [{ code: 'TQX01W', event: 'quota.exceeded' }, ['Quota exceeded', 'failure', 'Event of type quota.exceeded failed']],
    [{ code: 'TQX01I', event: 'quota.set' }, ['Quota set', 'info', 'Event of type quota.set']],
    [{ code: 'T2023I', event: 'beam.created', user: 'bob' }, ['Beam created', 'info', 'bob created beam']],
    [
      { code: 'T2022I', event: 'app.access', user: 'bob', app_name: 'wiki' },
      ['App accessed', 'info', 'bob accessed app wiki'],
    ],
    [{ code: 'T9I', event: 'user.login', user: 'bob' }, ['User signed in', 'info', 'bob signed in']],
    [
      { code: 'T9I', event: 'user.login', user: 'bob', success: false, error: 'no' },
      ['Failed to sign in', 'failure', 'bob failed to sign in: no'],
    ],
    [{ code: 'T9I', event: 'user.login' }, ['User signed in', 'info', 'User signed in']],
    [
      { code: 'T9I', event: 'vnet.connect', user: 'bob', name: 'lab' },
      ['Connected to VNet', 'info', 'bob connected to VNet lab'],
    ],
    [{ code: 'T9I', event: 'vnet.session.end', sid: 's-1' }, ['VNet session ended', 'info', 'VNet session ended']],
    [{ code: 'T9I', event: 'agent.join', name: 'a-1' }, ['Agent joined', 'info', 'Agent a-1 joined']],
    [
      { code: 'T9E', event: 'agent.join', name: 'a-1', error: 'no' },
      ['Failed to join agent', 'failure', 'Agent a-1 failed to join: no'],
    ],
    [{ code: 'T9W', event: 'beam.denied', user: 'bob', name: 'b' }, ['Beam denied', 'failure', 'bob denied beam b']],
    [
      { code: 'T9I', event: 'graph.access_path_changed', user: 'bob' },
      ['Graph access path changed', 'info', 'bob changed graph access path'],
    ],
    [{ code: 'T9I', event: 'new_access_list' }, ['New access list', 'info', 'Event of type new_access_list']],
    [{ code: 'T9I', event: 'create', user: 'bob' }, ['Create', 'info', 'Event of type create by bob']],
    [{ event: 'print' }, ['Print', 'info', 'Event of type print']],
    [{ event: '...' }, ['...', 'info', 'Event of type ...']],
    [{ code: 'constructor', event: '__proto__' }, ['Proto', 'info', 'Event of type __proto__']],
    [{ code: 'TQX01E' }, ['Event without a type', 'failure', 'Event with code TQX01E failed']],
    [{}, ['Event without a type', 'info', 'Event with code unknown']],
    [
      {
        code: 'T9I',
        event: 'beam.create',
        user: '02de3b50-85c5-4e0e-9d9a-5c5d3e6a2f0c.one',
        cluster_name: 'one',
        name: 'b',
      },
      ['Beam created', 'info', 'The auth service created beam b'],
    ],
  ])('describes %j', (fields, expected) => expect(descriptionTexts(fields)).toEqual(expected));

  test('never parses the event type as a template, and truncates it if it is long', () => {
    const { title, message } = describeEvent({ code: 'T9I', event: `{user}[[x]].${'long'.repeat(9000)}`, user: 'bob' });
    expect(Array.from(title).length).toBeLessThanOrEqual(80);
    expect(shortMessageText(message)).toMatch(/^Event of type \{user\}\[\[x\]\]\.long.{1,80} by bob$/);
    expect(fullMessageText(message)).toContain('long'.repeat(9000));
    expect(describeEvent({ code: 'T9I', event: '\u202egpj.create' }).title).toBe('U+202Egpj created');
  });
});

// docs/behaviour.md#audit-events "Such an event failed if it says so"
test.each([
  ['a success flag and an error', { code: 'T9E', success: true, error: 'x' }, 'ok'],
  ['a false success flag', { code: 'T9I', success: false }, 'failure'],
  ['a false success flag in its status', { code: 'T9I', status: { success: false } }, 'failure'],
  ['an error', { code: 'T9I', error: 'no' }, 'failure'],
  ['an error in its status', { code: 'T9I', status: { error: 'no' } }, 'failure'],
  ['a type that ends in "failed"', { code: 'T9I', event: 'beam.create.failed' }, 'failure'],
  ['a code that ends in E', { code: 'T9E' }, 'failure'],
  ['a code that ends in W', { code: 'T9W' }, 'failure'],
  ['a code that ends in I', { code: 'T9I' }, 'info'],
  ['no code', {}, 'info'],
])('an event with %1$s has the outcome %3$s', (_, fields, outcome) => {
  expect(describeEvent({ event: 'beam.create', user: 'bob', ...fields }).outcome).toBe(outcome);
});

// docs/behaviour.md#audit-events "Lists, details, searches and CSV"
test('the search text of an event without an entry contains "not in the catalog"', () => {
  const row = auditRow({ code: 'T9I', event: 'beam.create', time: '2030-01-02T03:04:05.000Z' }, 0);
  expect(row.ok && row.search).toContain('not in the catalog');
});
