// The schema of a GitHub connector (docs/protocol/resources.md#6).
import { documentSchema } from './document-schema.ts';
import { GITHUB_HELP } from './github-messages.ts';
import type { JsonSchema } from './json-schema.ts';

const textField = (description: string): JsonSchema => ({ type: 'string', description });
const nameListField = (description: string): JsonSchema => ({ type: 'array', items: { type: 'string' }, description });

const TEAM_SCHEMA: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['organization', 'team', 'roles'],
  properties: {
    organization: textField(GITHUB_HELP.organization),
    team: textField(GITHUB_HELP.team),
    roles: nameListField(GITHUB_HELP.roles),
  },
};

export const githubSchema = documentSchema({
  kind: 'github',
  versions: ['v3'],
  spec: {
    type: 'object',
    description: GITHUB_HELP.spec,
    additionalProperties: false,
    required: ['client_id', 'client_secret', 'redirect_url'],
    properties: {
      client_id: textField(GITHUB_HELP.clientId),
      client_secret: textField(GITHUB_HELP.clientSecret),
      redirect_url: textField(GITHUB_HELP.redirectUrl),
      display: textField(GITHUB_HELP.display),
      teams_to_roles: { type: 'array', items: TEAM_SCHEMA, description: GITHUB_HELP.teamsToRoles },
      teams_to_logins: { type: 'array', description: GITHUB_HELP.teamsToLogins },
      endpoint_url: textField(GITHUB_HELP.endpointUrl),
      api_endpoint_url: textField(GITHUB_HELP.apiEndpointUrl),
      client_redirect_settings: { type: 'object', description: GITHUB_HELP.clientRedirect },
    },
  },
});
