// The YAML templates of new roles (docs/protocol/resources.md#6).
import type { RoleVersion } from '#domain/schemas/role-terms.ts';
import { TEMPLATE_TITLES } from './messages.ts';

export type TemplateName = keyof typeof TEMPLATE_TITLES;

const roleYaml = (version: RoleVersion, spec: string): string =>
  `kind: role\nversion: ${version}\nmetadata:\n  name: new-role\nspec:\n${spec}`;

const DEFAULT_OPTIONS = `  options:
    max_session_ttl: 8h0m0s
`;

/** Access to resources that 18.x added, whose default role version is v8. */
const ACCESS_SINCE_V8 = `    mcp:
      tools: ['{{internal.mcp_tools}}']
    github_permissions:
      - orgs: ['{{internal.github_orgs}}']
`;

const accessSpec = (version: RoleVersion): string => `  allow:
    # Which resources: all of them. Narrow these to labels that you use.
    node_labels:
      '*': '*'
    app_labels:
      '*': '*'
    db_labels:
      '*': '*'
    kubernetes_labels:
      '*': '*'
    windows_desktop_labels:
      '*': '*'
    # As whom: each user by the traits of their own account.
    logins: ['{{internal.logins}}']
    db_users: ['{{internal.db_users}}']
    db_names: ['{{internal.db_names}}']
    kubernetes_users: ['{{internal.kubernetes_users}}']
    kubernetes_groups: ['{{internal.kubernetes_groups}}']
    windows_desktop_logins: ['{{internal.windows_logins}}']
${version === 'v8' ? ACCESS_SINCE_V8 : ''}    rules:
      - resources: [event]
        verbs: [list, read]
      # Only the user's own sessions.
      - resources: [session]
        verbs: [list, read]
        where: contains(session.participants, user.metadata.name)
  deny: {}
${DEFAULT_OPTIONS}`;

const SERVERS_SPEC = `  allow:
    node_labels:
      env: [staging]
    logins: ['{{internal.logins}}']
  deny: {}
${DEFAULT_OPTIONS}`;

const AUDITOR_SPEC = `  allow:
    rules:
      - resources: [event, session]
        verbs: [list, read]
  deny: {}
${DEFAULT_OPTIONS}`;

const BLANK_SPEC = `  allow: {}
  deny: {}
${DEFAULT_OPTIONS}`;

const TEMPLATE_SPECS: Readonly<Record<TemplateName, (version: RoleVersion) => string>> = {
  access: accessSpec,
  servers: () => SERVERS_SPEC,
  auditor: () => AUDITOR_SPEC,
  blank: () => BLANK_SPEC,
};

const isTemplate = (name: string): name is TemplateName => Object.hasOwn(TEMPLATE_SPECS, name);

/** The template with the name from the address, or the blank template, in the proxy's role version. */
export function templateOf(name: string, version: RoleVersion): { title: string; text: string } {
  const templateName = isTemplate(name) ? name : 'blank';
  return { title: TEMPLATE_TITLES[templateName], text: roleYaml(version, TEMPLATE_SPECS[templateName](version)) };
}

export const TEMPLATE_LIST = Object.entries(TEMPLATE_TITLES).map(([name, title]) => ({ name, title }));
