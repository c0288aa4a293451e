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
    meaning: 'People sign in with a browser where the cluster requires private keys on hardware.',
    fallback: 'The sign-in page says to use the command line instead.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.2',
  },
  requireLongPasswords: {
    area: 'Sign-in and passwords',
    meaning: 'New passwords have at least 12 characters.',
    fallback: 'At least 6.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.4',
  },
  checkPasswordWithMfa: {
    area: 'Sign-in and passwords',
    meaning: 'When you change your password, the old one is checked together with MFA.',
    fallback: 'The old one is checked first, before you are asked for MFA.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.4',
  },
  listJoinTokens: {
    area: 'Management',
    meaning: 'Join tokens are listed, edited as YAML and revoked.',
    fallback: 'The page shows the tokens that were created on it, until it is reloaded.',
    since: 18,
    source: 'docs/protocol/resources.md#18.4',
  },
  listBots: {
    area: 'Management',
    meaning: 'Bots are listed, created, given other roles and deleted, and their instances are listed and locked.',
    fallback: 'There is no page of bots.',
    since: 18,
    source: 'docs/protocol/resources.md#18.8',
  },
  storeRolesV8: {
    area: 'Management',
    meaning: 'Roles have versions up to v8, and new roles have v8.',
    fallback: 'Roles have versions up to v7, and new roles have v7.',
    since: 18,
    source: 'docs/protocol/resources.md#6.2',
  },
  parseRoles: {
    area: 'Management',
    meaning: 'While you edit a role, the proxy reads it, and the editor shows what the proxy refuses.',
    fallback: 'The editor checks a role by its own rules until you save it.',
    since: 18,
    source: 'docs/protocol/resources.md#6.1',
  },
  searchRoles: {
    area: 'Management',
    meaning: 'When you choose roles for a user, the proxy searches them and sends a page at a time.',
    fallback: 'The proxy sends all roles, and the console searches them.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.5',
  },
  searchUsers: {
    area: 'Management',
    meaning: 'The page of users comes a page at a time, and the proxy searches it by name.',
    fallback: 'The proxy sends all users, and the console searches them by name, role and type.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.5',
  },
  filterLocks: {
    area: 'Management',
    meaning: 'When you filter locks by those in force, the proxy leaves the others out.',
    fallback: 'The proxy sends all locks, and the console compares their ends with the clock of the computer.',
    since: 18,
    source: 'docs/protocol/resources.md#18.4',
  },
  describeClusters: {
    area: 'Management',
    meaning: 'The list of clusters shows the version of each leaf cluster that is online.',
    fallback: 'Only the version of the root cluster is shown.',
    since: 18,
    source: 'docs/protocol/resources.md#18.3',
  },
  listIntegrationDependents: {
    area: 'Management',
    meaning: 'Before an integration is deleted, the console names the resources that use it.',
    fallback: 'The question names none.',
    since: 18,
    source: 'docs/protocol/resources.md#18.3',
  },
  notifyUsers: {
    area: 'Management',
    meaning: 'A bell in the top bar counts new notifications and opens them.',
    fallback: 'There is no bell. Alerts stand above each page, as they do everywhere.',
    since: 18,
    source: 'docs/protocol/resources.md#18.7',
  },
  storePreferences: {
    area: 'Management',
    meaning: 'The theme is kept for you at the proxy too, so that your other browsers show it.',
    fallback: 'Each browser keeps its own.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.5',
  },
  readHostedDocs: {
    area: 'Management',
    meaning: 'Links to the documentation open its newest pages on the documentation site.',
    fallback: 'They open the pages of 14.0.0 in the public source, because the site no longer has them.',
    since: 15,
    source: 'docs/protocol/resources.md#16.5',
  },
  storePins: {
    area: 'Resources',
    meaning: 'The proxy keeps the resources that you pin, in every browser.',
    fallback: 'Each browser keeps its own.',
    since: 18,
    source: 'docs/protocol/resources.md#18.2',
  },
  listAllKinds: {
    area: 'Resources',
    meaning: 'One list has resources of all kinds, page by page. Applications come from it too, sorted by name.',
    fallback: 'Each kind has a list of its own, and the page of all resources shows the first 1,000 of each.',
    since: 18,
    source: 'docs/protocol/resources.md#18.1',
  },
  receiveAppSessionsInHeaders: {
    area: 'Applications',
    meaning: 'An application that is opened gets its session in the headers of one request.',
    fallback: 'The browser is redirected to the application and back before it opens.',
    since: 13,
    until: 14,
    source: 'docs/protocol/auth-and-identity.md#25.7',
  },
  receiveAwsRoleAsArn: {
    area: 'Applications',
    meaning: 'The AWS role of an application is handed over as `arn`.',
    fallback: 'It is handed over as `awsrole`.',
    since: 13,
    source: 'docs/protocol/auth-and-identity.md#26',
  },
  requireMfaForApps: {
    area: 'Applications',
    meaning: 'Opening an application asks for MFA where your roles require it.',
    fallback: 'Opening an application never asks.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.6',
  },
  exchangeFragments: {
    area: 'Applications',
    meaning: 'Where the browser is redirected, the application opens at the fragment of its address, from 18.8 on.',
    fallback: 'Where the browser is redirected, it opens without the fragment, which no server may see.',
    since: 18,
    sinceMinor: 8,
    source: 'docs/protocol/auth-and-identity.md#25.6',
  },
  receiveTokenAsMessage: {
    area: 'Terminals and files',
    meaning: 'Terminals, desktops and recordings of desktops send the session token as their first message.',
    fallback: 'The token stands in the address of the websocket, which logs of load balancers may keep.',
    since: 18,
    source: 'docs/protocol/streams.md#1.2',
  },
  openPodAndDatabaseConsoles: {
    area: 'Terminals and files',
    meaning: 'Commands run in pods, and consoles of databases that have one open in a browser.',
    fallback: 'The console shows the commands of tsh for them.',
    since: 18,
    source: 'docs/protocol/streams.md#14.1',
  },
  serializeFileRequests: {
    area: 'Terminals and files',
    meaning: 'In a moderated session, files are requested one at a time; the others wait.',
    fallback: 'Any number of files can be requested at once.',
    since: 18,
    source: 'docs/protocol/streams.md#4.3',
  },
  checkDesktopMfa: {
    area: 'Desktops',
    meaning: 'Where a desktop requires MFA, you are not asked whether to end the session of somebody who is connected.',
    fallback: 'You are asked whenever somebody is connected.',
    since: 18,
    source: 'docs/protocol/streams.md#7.2',
  },
  resizeDesktops: {
    area: 'Desktops',
    meaning: 'The screen of the desktop follows the window.',
    fallback: 'The size is fixed for a session; choosing another resolution connects again.',
    since: 18,
    source: 'docs/protocol/streams.md#7.4',
  },
  setKeyboardLayout: {
    area: 'Desktops',
    meaning: "Chrome and Edge tell the desktop your keyboard's layout.",
    fallback: 'The desktop keeps its own layout.',
    since: 18,
    source: 'docs/protocol/streams.md#7.4',
  },
  syncLockKeys: {
    area: 'Desktops',
    meaning: 'The desktop is told whether Caps Lock, Num Lock and Scroll Lock are on.',
    fallback: 'Nothing is shown of it.',
    since: 18,
    source: 'docs/protocol/streams.md#7.7',
  },
  receivePauseAsTwoCodes: {
    area: 'Desktops',
    meaning: 'Pause is sent as two key codes, and Num Lock as the one that Pause has otherwise.',
    fallback: 'Pause is sent as one key code.',
    since: 18,
    source: 'docs/protocol/streams.md#9',
  },
  streamRecordings: {
    area: 'Recordings',
    meaning: 'Recordings of SSH and Kubernetes sessions come over a websocket.',
    fallback: 'They come over HTTP, their events first.',
    since: 18,
    source: 'docs/protocol/streams.md#14.1',
  },
  playDatabaseRecordings: {
    area: 'Recordings',
    meaning: 'Recordings of database sessions play.',
    fallback: 'There is no player for them.',
    since: 18,
    source: 'docs/protocol/streams.md#14.7',
  },
  seekDesktopRecordings: {
    area: 'Recordings',
    meaning: 'In recordings of desktops you can go to any moment, and a link to a moment opens there.',
    fallback: 'They play from the beginning, pause and change speed.',
    since: 18,
    source: 'docs/protocol/streams.md#11.2',
  },
  sendRecordingPreviews: {
    area: 'Recordings',
    meaning: 'The list shows a picture of an SSH or Kubernetes session while you point at **Play**.',
    fallback: 'There are no pictures in the list.',
    since: 18,
    source: 'docs/protocol/streams.md#14.1',
  },
  reportRecordingType: {
    area: 'Recordings',
    meaning: 'A link to a recording works without the type of the recording, which the proxy then says.',
    fallback: 'The link must have the type.',
    since: 18,
    source: 'docs/protocol/streams.md#14.7',
  },
} as const satisfies Record<string, Capability>;

export type CapabilityName = keyof typeof CAPABILITIES;
