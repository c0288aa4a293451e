// Texts of the home page.
import { countFormatter, formatCount, plural } from '#lib/text/locale.ts';

export const clustersAndServers = (clusters: number, servers: number): string =>
  plural(clusters, {
    one: plural(servers, { one: '1 cluster, 1 server.', other: `1 cluster, ${formatCount(servers)} servers.` }),
    other: plural(servers, {
      one: `${formatCount(clusters)} clusters, 1 server.`,
      other: `${formatCount(clusters)} clusters, ${formatCount(servers)} servers.`,
    }),
  });
export const youHoldRoles = (roles: string): string => `You hold ${roles}.`;
export const youHoldRolesUntil = (roles: string, end: string): string => `You hold ${roles} until ${end}.`;
export const listWithLast = (list: string, last: string): string => `${list} and ${last}`;
export const moreRoles = countFormatter('1 more role', 'more roles');

export const ENROLL = 'Enroll';

export const AT_A_GLANCE = 'At a glance';
export const yourSessions = (count: number): string =>
  count === 0
    ? 'None of them yours'
    : plural(count, { one: '1 of them yours', other: `${formatCount(count)} of them yours` });
export const FAILED_SIGN_INS = 'Failed sign-ins, 24 h';
export const NO_FAILED_SIGN_INS = 'No user failed to sign in';
export const mostOfUser = (count: number, user: string): string => `${formatCount(count)} by ${user}`;
/** For logs with more sign-ins than the console searches. */
export const countOrMore = (count: number): string => `${formatCount(count)} or more`;
export const LOCKS_IN_FORCE = 'Locks in force';
export const endWithinDay = (count: number): string =>
  count === 0
    ? 'None ends within 24 hours'
    : plural(count, { one: '1 ends within 24 hours', other: `${formatCount(count)} end within 24 hours` });
export const CLUSTERS_OFFLINE = 'Clusters offline';
export const ofClusters = countFormatter('of 1 cluster', 'clusters in total');

export const NOTHING_TO_CONTINUE_HINT = 'Pin a resource or connect to a server, and it appears here.';
export const PINNED = 'Pinned by you';
export const RECENT = 'Used recently';
export const PINS_FAILED = "Couldn't load your pinned resources";
export const RECENT_FAILED = "Couldn't load your recent servers";
export const openConsoleOn = (name: string): string => `Open console on ${name}`;
export const launchPinned = (name: string): string => `Launch application ${name}`;
export const showPinned = (hint: string, name: string): string => `${hint} ${name}`;

export const SESSIONS_RIGHT_NOW = 'Sessions now';
export const NO_SESSIONS_NOW = 'Nobody is in a session.';
export const ALL_SESSIONS = 'All sessions';

export const NEEDS_ATTENTION = 'Needs attention';
export const NOTHING_NEEDS_ATTENTION = 'Nothing needs your attention.';
export const REVIEW = 'Review';
export const reviewSignIns = (user: string): string => `Review the failed sign-ins of ${user}`;
export const SHOW_CLUSTER = 'Show cluster';
export const showCluster = (name: string): string => `Show cluster ${name}`;
export const showLock = (targets: string): string => `Show lock on ${targets}`;
export const failedOf =
  (count: number) =>
  (user: string): string =>
    plural(count, {
      one: `1 failed sign-in of ${user}`,
      other: `${formatCount(count)} failed sign-ins of ${user}`,
    });
export const failedFrom =
  (count: number) =>
  (user: string, address: string): string =>
    plural(count, {
      one: `1 failed sign-in of ${user} from ${address}`,
      other: `${formatCount(count)} failed sign-ins of ${user} from ${address}`,
    });
export const showUser = (name: string): string => `Show user ${name}`;
export const clusterOffline = (name: string): string => `Cluster ${name} is offline`;
export const lockEnds = (targets: string, time: string): string => `The lock on ${targets} ends ${time}`;
export const FAILED_SIGN_INS_NOT_LOADED = "Couldn't load failed sign-ins";
export const CLUSTERS_STATE_NOT_LOADED = "Couldn't load the state of clusters";
export const LOCKS_STATE_NOT_LOADED = "Couldn't load the locks in force";
export const NOTIFICATIONS_PART_NOT_LOADED = "Couldn't load your notifications";

export const LATEST_RECORDINGS = 'Latest recordings';
export const ALL_RECORDINGS = 'All recordings';

export const noRoles = (cluster: string): string => `You have no roles in ${cluster}`;
export const rolesAllowNothing = (cluster: string): string => `Your roles don't let you open anything in ${cluster}`;
export const ASK_FOR_ROLE =
  'Ask an administrator of the cluster, or the person who invited you, to grant you a role. Then sign in again.';
export const askForRoleAs = (user: string): string => `Tell them your username: ${user}.`;

export const YOU_CAN_OPEN = 'What you can open';
export const noResourcesHere = (cluster: string): string =>
  `Your roles give no access to resources in ${cluster}. Ask an administrator if you need some.`;
