// Parses the YAML of a trusted cluster without trusting it.
import { parseYaml, yamlToValue } from '#domain/yaml/parse-yaml.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';

interface TrustedClusterSpec {
  enabled: boolean;
  web_proxy_addr: string;
  tunnel_addr: string;
  role_map: unknown;
}

export interface TrustedCluster {
  isEnabled: boolean;
  proxyAddress: string;
  tunnelAddress: string;
  roleMap: readonly { remote: string; local: readonly string[] }[];
}

const textOfField = (value: unknown): string => sanitize(textOr(value, ''));

/** Undefined if the YAML is invalid or empty. */
export function parseTrustedCluster(content: string): TrustedCluster | undefined {
  const value = yamlToValue(parseYaml(content));
  if (value === undefined) return undefined;
  const { spec } = fieldsOf<{ spec: unknown }>(value);
  const { enabled, web_proxy_addr, tunnel_addr, role_map } = fieldsOf<TrustedClusterSpec>(spec);
  return {
    isEnabled: enabled === true,
    proxyAddress: textOfField(web_proxy_addr),
    tunnelAddress: textOfField(tunnel_addr),
    roleMap: listOf(role_map).map((raw) => {
      const { remote, local } = fieldsOf<{ remote: string; local: unknown }>(raw);
      return { remote: textOfField(remote), local: listOf(local).map(textOfField) };
    }),
  };
}
