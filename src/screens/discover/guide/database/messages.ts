// Messages of the guides that enroll databases.
import { EXPIRED_HINT } from '#screens/discover/guide/messages.ts';

export const REGISTER_HELP =
  'Enter the address of the database. An agent that can reach it connects it to the cluster.';
export const DATABASE_NAME = 'Name in the list';
export const DATABASE_NAME_RULE =
  'Use only letters without accents, numbers and dashes, starting with a letter and with no dash at the end.';
export const DATABASE_HOST = 'Database host';
export const DATABASE_PORT = 'Port';
export const LABEL_HELP = 'Optional. Roles and agents find the database by them, such as env: production.';
export const LABEL_RULE = 'Enter each label as name: value.';
export const HOST_RULE = 'Enter a host name or an address, without a port.';
export const KEEP_ONE_LABEL = 'The labels are registered already. Keep one at least.';
export const NOT_REGISTERED = "Couldn't register the database.";
/** Error texts for a name that is taken, with the fix. */
export const NAME_TAKEN_MESSAGES = {
  selfHosted: {
    served: (name: string): string => `A database called ${name} is already part of the cluster. Choose another name.`,
    unserved: (name: string): string =>
      `A database called ${name} exists, but no agent serves it. Choose another name.`,
  },
  rds: {
    served: (name: string): string =>
      `A database called ${name} is already part of the cluster. In AWS, give this one another name with the tag teleport.dev/database_name, then load the region again.`,
    unserved: (name: string): string =>
      `A database called ${name} exists, but no agent serves it. In AWS, give this one another name with the tag teleport.dev/database_name, then load the region again.`,
  },
} as const;
export const NOT_SERVED_YET = "The database is registered, but the agent that should serve it doesn't yet. Try again.";

export const MATCHER_HELP = 'The agent serves every database whose labels match.';
export const MATCHERS = 'Matching labels';
export const MATCHERS_FIXED = 'The database has no labels, so the agent serves all databases (*: *).';
export const MATCHERS_RULE = 'These labels match none of the database. Use its own labels, or *: *.';
export const EDIT_MATCHERS = 'Edit labels';
export const RUN_ON_AGENT = 'Run this command on a machine that can reach the database.';
export const WAITING_FOR_DATABASE = 'Waiting for the agent to serve the database';
export const DATABASE_HINTS = [
  'Check that the installer ended without an error.',
  'Check that the machine can reach the database and this proxy.',
  'Check that the labels of the agent match those of the database.',
  EXPIRED_HINT,
];

export const MTLS_HELP = 'Agent and database verify each other. Run this on the database host to get its certificate.';
export const TLS_NOTES = {
  postgres: [
    'In postgresql.conf set ssl = on, and ssl_cert_file, ssl_key_file and ssl_ca_file to the unpacked files.',
    'In pg_hba.conf require certificates: hostssl all all 0.0.0.0/0 cert',
    'Restart PostgreSQL.',
  ],
  mysql: [
    'In my.cnf set require_secure_transport=ON, and point the TLS settings to the unpacked files.',
    'Have users require certificates: ALTER USER alice REQUIRE SUBJECT "/CN=alice";',
    'Restart the server.',
  ],
} as const;
export const CA_LABEL = 'CA certificate of the database (optional)';
export const CA_HELP = "Paste it if the database's certificate comes from your own certificate authority.";
export const CA_RULE = 'Paste a PEM certificate, from BEGIN CERTIFICATE to END CERTIFICATE.';
export const CA_NOT_SAVED = "Couldn't save the certificate.";

export const NAMES_REQUIRED = 'Choose or enter the names to connect with.';
export const ALREADY_SERVED = 'An agent serves the database.';
export const DATABASE_USER = 'User to connect as';
export const DATABASE_TO_USE = 'Database to connect to';
export const CONNECT_WITH_TSH = 'Connect to it.';
