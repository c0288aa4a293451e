// Finds entries of a user's ACL that this console does not know, for example from newer proxies
// (docs/behaviour.md#unknown-values).
import type { Schemas } from '#api/schemas.ts';
import { isRecord } from '#lib/untrusted.ts';
import { humanizeName } from '#lib/text/humanize.ts';
import { permissionText } from './messages.ts';

const KNOWN_ACL_ENTRIES: Readonly<Record<keyof Schemas['UserAcl'], true>> = {
  accessGraph: true,
  accessGraphSettings: true,
  accessList: true,
  accessMonitoringRule: true,
  accessRequests: true,
  activeSessions: true,
  appServers: true,
  assist: true,
  auditQuery: true,
  authConnectors: true,
  billing: true,
  botInstances: true,
  bots: true,
  clipboard: true,
  connectionDiagnostic: true,
  contact: true,
  crownJewel: true,
  db: true,
  dbServers: true,
  desktops: true,
  desktopSessionRecording: true,
  deviceTrust: true,
  directorySharing: true,
  discoverConfigs: true,
  download: true,
  events: true,
  externalAuditStorage: true,
  fileTransferAccess: true,
  gitServers: true,
  integrations: true,
  kubeServers: true,
  license: true,
  lock: true,
  nodes: true,
  plugins: true,
  recordedSessions: true,
  reviewRequests: true,
  roles: true,
  samlIdpServiceProvider: true,
  securityReport: true,
  tokens: true,
  trustedClusters: true,
  users: true,
  userTasks: true,
  workloadIdentity: true,
};

/** The verbs that an entry allows. */
const allowedVerbsOf = (entry: unknown): string[] =>
  isRecord(entry) ? Object.keys(entry).filter((verb) => entry[verb] === true) : [];

const isAllowed = (entry: unknown): boolean => entry === true || allowedVerbsOf(entry).length > 0;

/** A text such as "Inference model: list, read" for each unknown entry that allows something. */
export const unknownPermissions = (acl: unknown): string[] =>
  Object.entries(isRecord(acl) ? acl : {})
    .filter(([name, entry]) => !Object.hasOwn(KNOWN_ACL_ENTRIES, name) && isAllowed(entry))
    .map(([name, entry]) =>
      permissionText(
        humanizeName(name),
        allowedVerbsOf(entry).map((verb) => humanizeName(verb).toLowerCase()),
      ),
    );
