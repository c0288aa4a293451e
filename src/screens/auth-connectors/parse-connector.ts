// Parses the YAML of a GitHub connector without trusting it. The client secret is not included.
import { parseYaml, yamlToValue } from '#domain/yaml/parse-yaml.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';

export interface Connector {
  displayName: string;
  teams: readonly { organization: string; team: string; roles: readonly string[] }[];
}

const textOfField = (value: unknown): string => sanitize(textOr(value, ''));

/** Undefined if the YAML is invalid. */
export function parseConnector(content: string): Connector | undefined {
  const value = yamlToValue(parseYaml(content));
  if (value === undefined) return undefined;
  const { spec } = fieldsOf<{ spec: unknown }>(value);
  const { display, teams_to_roles } = fieldsOf<{ display: string; teams_to_roles: unknown }>(spec);
  return {
    displayName: textOfField(display),
    teams: listOf(teams_to_roles).map((raw) => {
      const { organization, team, roles } = fieldsOf<{ organization: string; team: string; roles: unknown }>(raw);
      return {
        organization: textOfField(organization),
        team: textOfField(team),
        roles: listOf(roles).map(textOfField),
      };
    }),
  };
}
