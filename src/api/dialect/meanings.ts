// What the names in `capabilities.ts` stand for. Read by the generator of docs/compatibility.md and by tests: no browser
// needs a word of it.

export interface Meaning {
  area:
    | 'Sign-in and passwords'
    | 'Management'
    | 'Resources'
    | 'Applications'
    | 'Terminals and files'
    | 'Desktops'
    | 'Recordings';
  /** What works, in a sentence for administrators. */
  means: string;
  /** What there is where it does not. */
  otherwise: string;
  since: number;
  until?: number;
  source: `docs/protocol/${string}.md#${string}`;
}

export const MEANINGS: Readonly<Record<string, Meaning>> = {
  SIGN_IN_UNDER_KEY_POLICIES: {
    area: 'Sign-in and passwords',
    means: 'People sign in with a browser where the cluster requires private keys on hardware.',
    otherwise: 'The sign-in page says to use the command line instead.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.2',
  },
  REQUIRE_LONG_PASSWORDS: {
    area: 'Sign-in and passwords',
    means: 'New passwords have at least 12 characters.',
    otherwise: 'At least 6.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.4',
  },
  CHECK_PASSWORD_WITH_MFA: {
    area: 'Sign-in and passwords',
    means: 'When you change your password, the old one is checked together with MFA.',
    otherwise: 'The old one is checked first, before you are asked for MFA.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.4',
  },
  LIST_JOIN_TOKENS: {
    area: 'Management',
    means: 'Join tokens are listed, edited as YAML and revoked.',
    otherwise: 'The page shows the tokens that were created on it, until it is reloaded.',
    since: 18,
    source: 'docs/protocol/resources.md#18.4',
  },
  LIST_BOTS: {
    area: 'Management',
    means: 'Bots are listed, created, given other roles and deleted, and their instances are listed and locked.',
    otherwise: 'There is no page of bots.',
    since: 18,
    source: 'docs/protocol/resources.md#18.8',
  },
  SEARCH_ROLES: {
    area: 'Management',
    means: 'When you choose roles for a user, the proxy searches them and sends a page at a time.',
    otherwise: 'The proxy sends all roles, and the console searches them.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.5',
  },
  SEARCH_USERS: {
    area: 'Management',
    means: 'The page of users comes a page at a time, and the proxy searches it by name.',
    otherwise: 'The proxy sends all users, and the console searches them by name, role and type.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.5',
  },
  FILTER_LOCKS: {
    area: 'Management',
    means: 'When you filter locks by those in force, the proxy leaves the others out.',
    otherwise: 'The proxy sends all locks, and the console compares their ends with the clock of the computer.',
    since: 18,
    source: 'docs/protocol/resources.md#18.4',
  },
  KEEP_PINS: {
    area: 'Resources',
    means: 'The proxy keeps the resources that you pin, in every browser.',
    otherwise: 'Each browser keeps its own.',
    since: 18,
    source: 'docs/protocol/resources.md#18.2',
  },
  DESCRIBE_CLUSTERS: {
    area: 'Management',
    means: 'The list of clusters shows the version of each leaf cluster that is online.',
    otherwise: 'Only the version of the root cluster is shown.',
    since: 18,
    source: 'docs/protocol/resources.md#18.3',
  },
  SAY_WHAT_USES_INTEGRATIONS: {
    area: 'Management',
    means: 'Before an integration is deleted, the console names the resources that use it.',
    otherwise: 'The question names none.',
    since: 18,
    source: 'docs/protocol/resources.md#18.3',
  },
  NOTIFY_USERS: {
    area: 'Management',
    means: 'A bell in the top bar counts new notifications and opens them.',
    otherwise: 'There is no bell. Alerts stand above each page, as they do everywhere.',
    since: 18,
    source: 'docs/protocol/resources.md#18.7',
  },
  KEEP_PREFERENCES: {
    area: 'Management',
    means: 'The theme is kept for you at the proxy too, so that your other browsers show it.',
    otherwise: 'Each browser keeps its own.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.5',
  },
  LIST_ALL_KINDS: {
    area: 'Resources',
    means: 'One list has resources of all kinds, page by page. Applications come from it too, sorted by name.',
    otherwise: 'Each kind has a list of its own, and the page of all resources shows the first 1,000 of each.',
    since: 18,
    source: 'docs/protocol/resources.md#18.1',
  },
  TAKE_APP_SESSIONS_IN_HEADERS: {
    area: 'Applications',
    means: 'An application that is opened gets its session in the headers of one request.',
    otherwise: 'The browser is redirected to the application and back before it opens.',
    since: 13,
    until: 14,
    source: 'docs/protocol/auth-and-identity.md#25.7',
  },
  TAKE_AWS_ROLE_AS_ARN: {
    area: 'Applications',
    means: 'The AWS role of an application is handed over as `arn`.',
    otherwise: 'It is handed over as `awsrole`.',
    since: 13,
    source: 'docs/protocol/auth-and-identity.md#26',
  },
  REQUIRE_MFA_FOR_APPS: {
    area: 'Applications',
    means: 'Opening an application asks for MFA where your roles require it.',
    otherwise: 'Opening an application never asks.',
    since: 18,
    source: 'docs/protocol/auth-and-identity.md#25.6',
  },
  TAKE_TOKEN_AS_MESSAGE: {
    area: 'Terminals and files',
    means: 'Terminals, desktops and recordings of desktops send the session token as their first message.',
    otherwise: 'The token stands in the address of the websocket, which logs of load balancers may keep.',
    since: 18,
    source: 'docs/protocol/streams.md#1.2',
  },
  OPEN_CONSOLES: {
    area: 'Terminals and files',
    means: 'Commands run in pods, and consoles of databases that have one open in a browser.',
    otherwise: 'The console shows the commands of tsh for them.',
    since: 18,
    source: 'docs/protocol/streams.md#14.1',
  },
  HOLD_ONE_FILE_REQUEST: {
    area: 'Terminals and files',
    means: 'In a moderated session, files are requested one at a time; the others wait.',
    otherwise: 'Any number of files can be requested at once.',
    since: 18,
    source: 'docs/protocol/streams.md#4.3',
  },
  ASK_FOR_MFA_BEFORE_DESKTOPS: {
    area: 'Desktops',
    means: 'Where a desktop requires MFA, you are not asked whether to end the session of somebody who is connected.',
    otherwise: 'You are asked whenever somebody is connected.',
    since: 18,
    source: 'docs/protocol/streams.md#7.2',
  },
  RESIZE_DESKTOPS: {
    area: 'Desktops',
    means: 'The screen of the desktop follows the window.',
    otherwise: 'The size is fixed for a session; choosing another resolution connects again.',
    since: 18,
    source: 'docs/protocol/streams.md#7.4',
  },
  TAKE_KEYBOARD_LAYOUT: {
    area: 'Desktops',
    means: "Chrome and Edge tell the desktop your keyboard's layout.",
    otherwise: 'The desktop keeps its own layout.',
    since: 18,
    source: 'docs/protocol/streams.md#7.4',
  },
  TAKE_LOCK_KEYS: {
    area: 'Desktops',
    means: 'The desktop is told whether Caps Lock, Num Lock and Scroll Lock are on.',
    otherwise: 'Nothing is shown of it.',
    since: 18,
    source: 'docs/protocol/streams.md#7.7',
  },
  TAKE_PAUSE_AS_TWO_CODES: {
    area: 'Desktops',
    means: 'Pause is sent as two key codes, and Num Lock as the one that Pause has otherwise.',
    otherwise: 'Pause is sent as one key code.',
    since: 18,
    source: 'docs/protocol/streams.md#9',
  },
  STREAM_RECORDINGS: {
    area: 'Recordings',
    means: 'Recordings of SSH and Kubernetes sessions come over a websocket.',
    otherwise: 'They come over HTTP, their events first.',
    since: 18,
    source: 'docs/protocol/streams.md#14.1',
  },
  PLAY_DATABASE_RECORDINGS: {
    area: 'Recordings',
    means: 'Recordings of database sessions play.',
    otherwise: 'There is no player for them.',
    since: 18,
    source: 'docs/protocol/streams.md#14.7',
  },
  SEEK_DESKTOP_RECORDINGS: {
    area: 'Recordings',
    means: 'In recordings of desktops you can go to any moment, and a link to a moment opens there.',
    otherwise: 'They play from the beginning, pause and change speed.',
    since: 18,
    source: 'docs/protocol/streams.md#11.2',
  },
  SEND_PICTURES_OF_RECORDINGS: {
    area: 'Recordings',
    means: 'The list shows a picture of an SSH or Kubernetes session while you point at **Play**.',
    otherwise: 'There are no pictures in the list.',
    since: 18,
    source: 'docs/protocol/streams.md#14.1',
  },
  SAY_RECORDING_TYPE: {
    area: 'Recordings',
    means: 'A link to a recording works without the type of the recording, which the proxy then says.',
    otherwise: 'The link must have the type.',
    since: 18,
    source: 'docs/protocol/streams.md#14.7',
  },
};
