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
import { KUBERNETES } from './kubernetes.ts';
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
