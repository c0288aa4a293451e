// The catalog of audit events, as families of related codes. Add a new family here, and a new code to its family.
import type { EventFamily } from '#domain/audit/entry.ts';
import { SIGN_IN } from './sign-in.ts';
import { USERS } from './users.ts';
import { MFA } from './mfa.ts';
import { SSH } from './ssh.ts';
import { SESSIONS } from './sessions.ts';
import { SFTP_FILES } from './files/sftp-files.ts';
import { SFTP_FOLDERS } from './files/sftp-folders.ts';
import { SFTP_ATTRIBUTES } from './files/sftp-attributes.ts';
import { SFTP_LINKS } from './files/sftp-links.ts';
import { TRANSFERS } from './files/transfers.ts';
import { DATABASES } from './databases/databases.ts';
import { MYSQL } from './databases/mysql.ts';
import { POSTGRES } from './databases/postgres.ts';
import { OTHER_DATABASES } from './databases/other-databases.ts';
import { MCP } from './mcp.ts';
import { APPLICATIONS } from './applications.ts';
import { DESKTOPS } from './desktops.ts';
import { ACCESS } from './access.ts';
import { ACCESS_LISTS } from './access-lists.ts';
import { CONNECTORS } from './connectors.ts';
import { SAML_PROVIDER } from './saml-provider.ts';
import { DEVICES } from './devices.ts';
import { BOTS } from './bots.ts';
import { WORKLOAD_IDENTITIES } from './workload-identities.ts';
import { OKTA } from './okta.ts';
import { SCIM } from './scim.ts';
import { INTEGRATIONS } from './integrations.ts';
import { UPDATES } from './updates.ts';
import { CLUSTER } from './cluster.ts';
import { INSIGHTS } from './insights.ts';

/** Catalog entries of audit events about Kubernetes clusters and requests to their API. */
const KUBERNETES = {
  T3009I: {
    event: 'kube.request',
    title: 'Kubernetes request sent',
    category: 'kubernetes',
    outcome: 'info',
    message:
      '{user} sent {verb} {request_path} to Kubernetes cluster {kubernetes_cluster}, response status {response_code}',
  },
  T3010I: {
    event: 'kube.create',
    title: 'Kubernetes cluster created',
    category: 'kubernetes',
    outcome: 'ok',
    message: '{user} created Kubernetes cluster {name}',
  },
  T3011I: {
    event: 'kube.update',
    title: 'Kubernetes cluster updated',
    category: 'kubernetes',
    outcome: 'ok',
    message: '{user} updated Kubernetes cluster {name}',
  },
  T3012I: {
    event: 'kube.delete',
    title: 'Kubernetes cluster deleted',
    category: 'kubernetes',
    outcome: 'ok',
    message: '{user} deleted Kubernetes cluster {name}',
  },
} as const satisfies EventFamily;

export const FAMILIES: readonly EventFamily[] = [
  SIGN_IN,
  USERS,
  MFA,
  SSH,
  SESSIONS,
  SFTP_FILES,
  SFTP_FOLDERS,
  SFTP_ATTRIBUTES,
  SFTP_LINKS,
  TRANSFERS,
  DATABASES,
  MYSQL,
  POSTGRES,
  OTHER_DATABASES,
  MCP,
  APPLICATIONS,
  DESKTOPS,
  KUBERNETES,
  ACCESS,
  ACCESS_LISTS,
  CONNECTORS,
  SAML_PROVIDER,
  DEVICES,
  BOTS,
  WORKLOAD_IDENTITIES,
  OKTA,
  SCIM,
  INTEGRATIONS,
  UPDATES,
  CLUSTER,
  INSIGHTS,
];
