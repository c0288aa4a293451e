// Features that only some proxies have, from major version `since` to `until`. docs/compatibility.md is generated from this table.

export interface Capability {
  area:
    | 'Sign-in and passwords'
    | 'Management'
    | 'Resources'
    | 'Applications'
    | 'Terminals and files'
    | 'Desktops'
    | 'Recordings';
  /** The feature, in a sentence for administrators. */
  meaning: string;
  /** The console's behavior with other proxies. */
  fallback: string;
  since: number;
  /** The first minor version, if the first releases of `since` lack the feature. */
  sinceMinor?: number;
  until?: number;
  source: `docs/protocol/${string}.md#${string}`;
}

export const CAPABILITIES = {
  signInUnderHardwareKeyPolicy: {
    area: 'Sign-in and passwords',
    meaning: 'Users can sign in with a browser when the cluster requires private keys on hardware.',
    fallback: 'The sign-in page asks the user to sign in with the command line.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.2',
  },
  requireLongPasswords: {
    area: 'Sign-in and passwords',
    meaning: 'New passwords need at least 12 characters.',
    fallback: 'New passwords need at least 6 characters.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.4',
  },
  checkPasswordWithMfa: {
    area: 'Sign-in and passwords',
    meaning: 'A password change checks the old password together with MFA.',
    fallback: 'The console checks the old password first, and then asks for MFA.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.4',
  },
  listJoinTokens: {
    area: 'Management',
    meaning: 'The console lists join tokens, edits them as YAML and revokes them.',
    fallback: 'The page shows only the tokens that were created on it, until a reload.',
    since: 18,
    source: 'docs/protocol/resources.md#18.4',
  },
  listBots: {
    area: 'Management',
    meaning: 'The console lists, creates and deletes bots, changes their roles, and lists and locks their instances.',
    fallback: 'There is no page for bots.',
    since: 18,
    source: 'docs/protocol/resources.md#18.8',
  },
  storeRolesV8: {
    area: 'Management',
    meaning: 'The console supports roles up to version v8, and new roles have v8.',
    fallback: 'The console supports roles up to version v7, and new roles have v7.',
    since: 18,
    source: 'docs/protocol/resources.md#6.2',
  },
  parseRoles: {
    area: 'Management',
    meaning: 'The proxy checks a role while you edit it, and the editor shows the errors of the proxy.',
    fallback: 'The editor checks a role with its own rules until you save it.',
    since: 18,
    source: 'docs/protocol/resources.md#6.1',
  },
  searchRoles: {
    area: 'Management',
    meaning: 'When you choose roles for a user, the proxy searches them and sends them in pages.',
    fallback: 'The proxy sends all roles, and the console searches them.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.5',
  },
  searchUsers: {
    area: 'Management',
    meaning: 'The list of users loads in pages, and the proxy searches it by name.',
    fallback: 'The proxy sends all users, and the console searches them by name, role and type.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.5',
  },
  filterLocks: {
    area: 'Management',
    meaning: 'The proxy filters the locks in force.',
    fallback: "The proxy sends all locks, and the console compares their expiry with the computer's clock.",
    since: 18,
    source: 'docs/protocol/resources.md#18.4',
  },
  describeClusters: {
    area: 'Management',
    meaning: 'The list of clusters shows the version of each leaf cluster that is online.',
    fallback: 'The list shows only the version of the root cluster.',
    since: 18,
    source: 'docs/protocol/resources.md#18.3',
  },
  listIntegrationDependents: {
    area: 'Management',
    meaning: 'Before you delete an integration, the console names the resources that use it.',
    fallback: 'The confirmation names no resources.',
    since: 18,
    source: 'docs/protocol/resources.md#18.3',
  },
  notifyUsers: {
    area: 'Management',
    meaning: 'A bell in the top bar counts new notifications and opens them.',
    fallback: 'There is no bell. Alerts appear above each page, as with all lines.',
    since: 18,
    source: 'docs/protocol/resources.md#18.7',
  },
  storePreferences: {
    area: 'Management',
    meaning: 'The proxy stores your theme, so that your other browsers show it.',
    fallback: 'Each browser stores its own.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.5',
  },
  readHostedDocs: {
    area: 'Management',
    meaning: 'Links to the documentation open the newest pages on the documentation site.',
    fallback: 'They open the pages of 14.0.0 in the public source, because the site no longer has them.',
    since: 15,
    source: 'docs/protocol/resources.md#16.5',
  },
  storePins: {
    area: 'Resources',
    meaning: 'The proxy stores your pinned resources for all your browsers.',
    fallback: 'Each browser stores its own.',
    since: 18,
    source: 'docs/protocol/resources.md#18.2',
  },
  listAllKinds: {
    area: 'Resources',
    meaning: 'One list has resources of all kinds, page by page. It also provides the applications, sorted by name.',
    fallback: 'Each kind has its own list, and the page of all resources shows the first 1,000 of each kind.',
    since: 18,
    source: 'docs/protocol/resources.md#18.1',
  },
  receiveAppSessionsInHeaders: {
    area: 'Applications',
    meaning: 'The console sends the session of an application in the headers of one request.',
    fallback: 'The browser is redirected to the application and back before the application opens.',
    since: 13,
    until: 14,
    source: 'docs/protocol/auth-and-identity.md#25.7',
  },
  receiveAwsRoleAsArn: {
    area: 'Applications',
    meaning: 'The console sends the AWS role of an application as `arn`.',
    fallback: 'The console sends it as `awsrole`.',
    since: 13,
    source: 'docs/protocol/auth-and-identity.md#26',
  },
  requireMfaForApps: {
    area: 'Applications',
    meaning: 'Opening an application asks for MFA if your roles require it.',
    fallback: 'Opening an application never asks for MFA.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.6',
  },
  exchangeFragments: {
    area: 'Applications',
    meaning: 'After a redirect, the application opens with the fragment of its address, from 18.8 on.',
    fallback: 'After a redirect, the application opens without the fragment, because no server may receive it.',
    since: 18,
    sinceMinor: 8,
    source: 'docs/protocol/auth-and-identity.md#25.6',
  },
  receiveTokenAsMessage: {
    area: 'Terminals and files',
    meaning: 'Terminals, desktops and desktop recordings send the session token as their first message.',
    fallback: 'The token is in the address of the websocket, which load balancers may log.',
    since: 18,
    source: 'docs/protocol/streams.md#1.2',
  },
  openPodAndDatabaseConsoles: {
    area: 'Terminals and files',
    meaning: 'The console runs commands in pods, and opens database consoles for databases that support them.',
    fallback: 'The console shows the tsh commands for both.',
    since: 18,
    source: 'docs/protocol/streams.md#14.1',
  },
  serializeFileRequests: {
    area: 'Terminals and files',
    meaning: 'In a moderated session, the console requests one file at a time; the others wait.',
    fallback: 'The console can request any number of files at the same time.',
    since: 18,
    source: 'docs/protocol/streams.md#4.3',
  },
  checkDesktopMfa: {
    area: 'Desktops',
    meaning: "If a desktop requires MFA, the console doesn't ask whether to end the session of another user.",
    fallback: 'The console asks whenever another user is connected.',
    since: 18,
    source: 'docs/protocol/streams.md#7.2',
  },
  resizeDesktops: {
    area: 'Desktops',
    meaning: 'The size of the desktop follows the window.',
    fallback: 'The size is fixed for a session; another resolution needs a new connection.',
    since: 18,
    source: 'docs/protocol/streams.md#7.4',
  },
  setKeyboardLayout: {
    area: 'Desktops',
    meaning: 'Chrome and Edge send your keyboard layout to the desktop.',
    fallback: 'The desktop keeps its own layout.',
    since: 18,
    source: 'docs/protocol/streams.md#7.4',
  },
  syncLockKeys: {
    area: 'Desktops',
    meaning: 'The console sends the state of Caps Lock, Num Lock and Scroll Lock to the desktop.',
    fallback: "The console doesn't send or show the state.",
    since: 18,
    source: 'docs/protocol/streams.md#7.7',
  },
  receivePauseAsTwoCodes: {
    area: 'Desktops',
    meaning: 'The console sends Pause as two key codes, and Num Lock as the code that Pause has on other lines.',
    fallback: 'The console sends Pause as one key code.',
    since: 18,
    source: 'docs/protocol/streams.md#9',
  },
  streamRecordings: {
    area: 'Recordings',
    meaning: 'Recordings of SSH and Kubernetes sessions load over a websocket.',
    fallback: 'They load over HTTP, events first.',
    since: 18,
    source: 'docs/protocol/streams.md#14.1',
  },
  playDatabaseRecordings: {
    area: 'Recordings',
    meaning: 'The player supports recordings of database sessions.',
    fallback: "The player doesn't support them.",
    since: 18,
    source: 'docs/protocol/streams.md#14.7',
  },
  seekDesktopRecordings: {
    area: 'Recordings',
    meaning: 'You can seek in desktop recordings, and a link to a time opens at this time.',
    fallback: 'You can only play from the start, pause and change the speed.',
    since: 18,
    source: 'docs/protocol/streams.md#11.2',
  },
  sendRecordingPreviews: {
    area: 'Recordings',
    meaning: 'The list shows a thumbnail of an SSH or Kubernetes session while you point at **Play**.',
    fallback: 'The list has no thumbnails.',
    since: 18,
    source: 'docs/protocol/streams.md#14.1',
  },
  reportRecordingType: {
    area: 'Recordings',
    meaning: 'A link to a recording works without the recording type, because the proxy reports it.',
    fallback: 'The link must contain the type.',
    since: 18,
    source: 'docs/protocol/streams.md#14.7',
  },
} as const satisfies Record<string, Capability>;

export type CapabilityName = keyof typeof CAPABILITIES;
