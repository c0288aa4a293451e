// What a new role begins with (docs/protocol/resources.md#6).
import type { RoleVersion } from '#domain/schemas/role-terms.ts';
import { TEMPLATES } from './messages.ts';

export type TemplateName = keyof typeof TEMPLATES;

const role = (version: RoleVersion, spec: string): string =>
  `kind: role\nversion: ${version}\nmetadata:\n  name: new-role\nspec:\n${spec}`;

const OPTIONS = `  options:
    max_session_ttl: 8h0m0s
`;

/** What roles can have since 18.x, where new ones are v8. */
const ACCESS_SINCE_V8 = `    mcp:
      tools: ['{{internal.mcp_tools}}']
    github_permissions:
      - orgs: ['{{internal.github_orgs}}']
`;

const access = (version: RoleVersion): string => `  allow:
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
${OPTIONS}`;

const SERVERS = `  allow:
    node_labels:
      env: [staging]
    logins: ['{{internal.logins}}']
  deny: {}
${OPTIONS}`;

const AUDITOR = `  allow:
    rules:
      - resources: [event, session]
        verbs: [list, read]
  deny: {}
${OPTIONS}`;

const BLANK = `  allow: {}
  deny: {}
${OPTIONS}`;

const SPECS: Readonly<Record<TemplateName, (version: RoleVersion) => string>> = {
  access,
  servers: () => SERVERS,
  auditor: () => AUDITOR,
  blank: () => BLANK,
};

const isTemplate = (name: string): name is TemplateName => Object.hasOwn(SPECS, name);

/** The template of a name from an address, or the blank one, with the version of the proxy's own roles. */
export function templateOf(name: string, version: RoleVersion): { title: string; text: string } {
  const known = isTemplate(name) ? name : 'blank';
  return { title: TEMPLATES[known], text: role(version, SPECS[known](version)) };
}

export const templates = Object.entries(TEMPLATES).map(([name, title]) => ({ name, title }));
