// Lists the visits of the fault tests: at least one for each page of the console, including new pages.
import { INVITE_ID as COMPANY_INVITE, HEADLESS_ID } from '#fixtures/company/access/pending-requests.ts';
import { RECORDED_DESKTOP_ID } from '#fixtures/scenarios/recordings/recorded-desktops.ts';
import { RECORDED_SESSION_ID } from '#fixtures/scenarios/recordings/recordings.ts';
import { INVITE_ID, RECOVERY_START_ID, RESET_ID } from '#fixtures/scenarios/identity.ts';
import { CONVERSATION_IDS } from '#fixtures/scenarios/assistant.ts';
import { databaseConsolePath, podShellPath, EXEC_SCENARIO } from '#e2e/console/exec/exec-page.ts';
import { entryOf, pageNames, pages, type PageName } from '#lib/pages/pages.ts';
import { publicPages } from '#lib/pages/public-pages.ts';

export interface PageVisit {
  page: PageName;
  /** A unique name of the visit. */
  title: string;
  scenario: string;
  /** The signed-in user. Empty for a page without sign-in. */
  username: string;
  address: string;
  /** The name of the button that starts the main action of the page. */
  startButtonName?: RegExp;
  /** Whether the page only says that its window can be closed. */
  hasNoExit?: true;
  /** Proxy versions with which the page makes no calls, because it shows an explanation or waits for input. */
  withoutCalls?: readonly ProxyVersion[];
}

export type ProxyVersion = '14.x' | '18.x';

const CLUSTER = '/web/cluster/one.example.com';

/** A value for each path parameter of the pages. */
export const SAMPLE_PARAMS: Readonly<Record<string, string>> = {
  cluster: 'one.example.com',
  token: COMPANY_INVITE,
  request: HEADLESS_ID,
  fqdn: 'grafana.one.example.com',
  sid: '0b44568e-86fd-4bca-8d8e-8be7656b7508',
  desktop: 'alpha',
  login: 'root',
  server: 'id-of-web-01',
  kube: 'shop-staging',
  database: 'orders',
};

type VisitOverrides = Partial<Omit<PageVisit, 'page'>>;

const START_SESSION = /^(Connect as|Join|Run in pod|Open console|Open sessions)/;
const RECOVERY_SETUP = { scenario: 'recovery codes', username: '' } as const;
const NO_CALLS: VisitOverrides = { withoutCalls: ['14.x', '18.x'] };
const EXEC_VISIT: VisitOverrides = { scenario: EXEC_SCENARIO, username: 'alice', startButtonName: START_SESSION };

/** How visits differ from the default, in which an administrator visits the page in the default scenario. */
const VISIT_OVERRIDES: { readonly [page in PageName]?: readonly VisitOverrides[] } = {
  loginSucceeded: [{ hasNoExit: true }],
  invite: [{ ...RECOVERY_SETUP, address: `/web/invite/${INVITE_ID}` }],
  inviteContinue: [{ ...RECOVERY_SETUP, address: `/web/invite/${INVITE_ID}/continue` }],
  reset: [{ ...RECOVERY_SETUP, address: `/web/reset/${RESET_ID}` }],
  resetContinue: [{ ...RECOVERY_SETUP, address: `/web/reset/${RESET_ID}/continue` }],
  recovery: [{ ...RECOVERY_SETUP, address: `/web/recovery/steps/${RECOVERY_START_ID}/verify` }],
  accessRequests: [{ ...NO_CALLS, scenario: 'requestable roles', username: 'bob' }],
  // 18.x has no assistant.
  assist: [
    {
      withoutCalls: ['18.x'],
      scenario: 'an assistant',
      username: 'alice',
      address: `/web/assist/${CONVERSATION_IDS.disk}`,
    },
  ],
  billing: [{ ...NO_CALLS, scenario: 'billed by usage', username: 'alice' }],
  downloads: [{ ...NO_CALLS, scenario: 'an account dashboard', username: 'alice' }],
  users: [{}, { title: 'users with an open user form', address: '/web/users?edit=ben' }],
  roles: [{}, { title: 'roles with an open role editor', address: '/web/roles?edit=access' }],
  bots: [{ withoutCalls: ['14.x'] }, { title: 'bots of an 18.x proxy', scenario: 'newer-proxy' }],
  tokens: [{ withoutCalls: ['14.x'] }],
  newIntegration: [NO_CALLS],
  settings: [NO_CALLS],
  account: [NO_CALLS],
  password: [NO_CALLS],
  newBot: [NO_CALLS],
  trustedDevices: [NO_CALLS],
  plugins: [NO_CALLS],
  botInstances: [{ withoutCalls: ['14.x'] }, { title: 'bot instances of an 18.x proxy', scenario: 'newer-proxy' }],
  terminal: [{ scenario: 'people and servers', username: 'alice', startButtonName: START_SESSION }],
  joinSession: [{ startButtonName: START_SESSION }],
  podShell: [{ ...EXEC_VISIT, address: podShellPath() }],
  databaseConsole: [{ ...EXEC_VISIT, address: databaseConsolePath() }],
  desktop: [
    {
      scenario: 'a windows desktop',
      username: 'alice',
      address: `${CLUSTER}/desktops/alpha/Administrator`,
      startButtonName: START_SESSION,
    },
  ],
  player: [
    {
      scenario: 'a recorded session with a guest, 18.x',
      username: 'alice',
      address: `${CLUSTER}/session/${RECORDED_SESSION_ID}?recordingType=ssh&panel=events`,
    },
    {
      title: 'player of a desktop',
      scenario: 'a recorded desktop',
      username: 'alice',
      address: `${CLUSTER}/session/${RECORDED_DESKTOP_ID}?recordingType=desktop&durationMs=60000`,
    },
  ],
};

/** The path of a page with sample parameters, without the optional ones. */
const pageAddress = (page: PageName): string =>
  pages[page].path
    .replaceAll(/\/:\w+\?/g, '')
    .replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(SAMPLE_PARAMS[name] ?? ''));

const defaultVisit = (page: PageName): PageVisit => ({
  page,
  title: page,
  scenario: 'default',
  username: Object.hasOwn(publicPages, page) ? '' : 'mira',
  address: pageAddress(page),
});

export const PAGE_VISITS: readonly PageVisit[] = pageNames.flatMap((page) =>
  (VISIT_OVERRIDES[page] ?? [{}]).map((overrides): PageVisit => ({ ...defaultVisit(page), ...overrides })),
);

/** Pages in the main layout share the calls of the layout, which are tested on this page. */
const LAYOUT_SAMPLE_PAGE: PageName = 'support';

/** The address of the sample page, or undefined for the sample page itself and for pages outside the layout. */
export const layoutSampleOf = ({ page }: PageVisit): string | undefined =>
  Object.hasOwn(publicPages, page) || entryOf(page).layout === 'window' || page === LAYOUT_SAMPLE_PAGE
    ? undefined
    : pages[LAYOUT_SAMPLE_PAGE].path;
