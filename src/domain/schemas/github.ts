// A GitHub connector (docs/protocol/resources.md#6).
import { documentSchema } from './document.ts';
import { GITHUB } from './github-messages.ts';
import type { JsonSchema } from './json-schema.ts';

const text = (description: string): JsonSchema => ({ type: 'string', description });
const names = (description: string): JsonSchema => ({ type: 'array', items: { type: 'string' }, description });

const TEAM: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['organization', 'team', 'roles'],
  properties: {
    organization: text(GITHUB.organization),
    team: text(GITHUB.team),
    roles: names(GITHUB.roles),
  },
};

export const githubSchema = documentSchema({
  kind: 'github',
  versions: ['v3'],
  spec: {
    type: 'object',
    description: GITHUB.spec,
    additionalProperties: false,
    required: ['client_id', 'client_secret', 'redirect_url'],
    properties: {
      client_id: text(GITHUB.clientId),
      client_secret: text(GITHUB.clientSecret),
      redirect_url: text(GITHUB.redirectUrl),
      display: text(GITHUB.display),
      teams_to_roles: { type: 'array', items: TEAM, description: GITHUB.teamsToRoles },
      teams_to_logins: { type: 'array', description: GITHUB.teamsToLogins },
      endpoint_url: text(GITHUB.endpointUrl),
      api_endpoint_url: text(GITHUB.apiEndpointUrl),
      client_redirect_settings: { type: 'object', description: GITHUB.clientRedirect },
    },
  },
});
