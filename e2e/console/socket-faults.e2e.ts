// Every fault of a terminal's socket shows its own message within two seconds, and the user can start a new session
// (docs/protocol/streams.md#1.4, #3.8).
import type { Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import type { StreamEnd } from '#fixtures/sockets/stream-ends.ts';
import type { StreamFault } from '#fixtures/sockets/stream-faults.ts';
import { expect, test } from '#e2e/harness/harness.ts';

const WEB_01_PATH = '/web/cluster/one.example.com/console/node/id-of-web-01/root';
const UNKNOWN_SERVER_PATH = WEB_01_PATH.replace('id-of-web-01', 'nowhere-01');
const SESSION_PATH = '/web/cluster/one.example.com/console/session/0c97e2aa-6161-5a18-a5aa-1265fc4a92c3';

const REFUSED_MESSAGE = /Couldn't connect.*The proxy refused the connection\. Browsers don't show the reason\./;
const CONNECTION_CUT_MESSAGE = /Couldn't connect.*The connection was cut\./;
const NOT_LISTED_MESSAGE = /Couldn't connect.*nowhere-01 isn't among the servers you have access to/;
const SESSION_ENDED_MESSAGE = /Couldn't connect.*This session has ended, or you don't have access to it\./;
const SHELL_ERROR_MESSAGE = /Disconnected.*The shell exited with an error, or the connection was lost\./;
const EXIT_STATUS_MESSAGE = /Disconnected.*The shell exited with status 3\./;
const TOO_LARGE_MESSAGE = /Disconnected.*The proxy refused a message that was too large\./;
const INVALID_TOKEN_MESSAGE = /Couldn't connect.*invalid token/;
const CLEAN_END_MESSAGE = /Session ended/;
const UNKNOWN_SESSION_MESSAGE = /Couldn't connect.*session not found/;
const UNREADABLE_ONLY_MESSAGE = /Couldn't connect.*The proxy sent only messages that this console cannot read\./;

const SESSION_METADATA = JSON.stringify({
  session: { id: 's1', kind: 'ssh', login: 'root', server_hostname: 'web-01' },
});
const SESSION_START_FRAMES = [
  { frame: 's', payload: SESSION_METADATA },
  { frame: 'r', payload: 'root@web-01:~# ' },
] as const;
const afterStart = (...steps: Extract<StreamFault, { steps: unknown }>['steps'][number][]): StreamFault => ({
  steps: [...SESSION_START_FRAMES, ...steps],
});
const atStart = (...steps: Extract<StreamFault, { steps: unknown }>['steps'][number][]): StreamFault => ({ steps });

type NamedFault = readonly [name: string, fault: StreamFault, message: RegExp];

const DROP_FAULTS: readonly NamedFault[] = [
  ['drops before the first message', atStart('drop'), CONNECTION_CUT_MESSAGE],
  ['drops after the name of the session', atStart(SESSION_START_FRAMES[0], 'drop'), SHELL_ERROR_MESSAGE],
  ['drops in the middle of a line', afterStart('drop'), SHELL_ERROR_MESSAGE],
  [
    'ends with a status',
    afterStart({ frame: 'r', payload: '\r\nProcess exited with status 3' }, 'drop'),
    EXIT_STATUS_MESSAGE,
  ],
];

const CLOSE_FAULTS: readonly NamedFault[] = [
  ['ends like a shell that exited', afterStart({ frame: 'c' }, 'drop'), CLEAN_END_MESSAGE],
  ['ends with the ID of a node', afterStart({ frame: 'c', payload: '{"node_id":"n1"}' }, 'drop'), CLEAN_END_MESSAGE],
  [
    'closes normally without an end',
    afterStart({ close: 1000 }),
    /Disconnected.*The proxy closed the connection with code 1000\./,
  ],
  ['closes for a message that was too large', afterStart({ close: 1009 }), TOO_LARGE_MESSAGE],
  [
    'closes with a code and a text',
    afterStart({ close: 4403, reason: 'no more\u202e' }),
    /Disconnected.*The proxy closed the connection with code 4403 and this text: no moreU\+202E/,
  ],
  [
    'closes before the first message',
    atStart({ close: 1008 }),
    /Couldn't connect.*The proxy closed the connection with code 1008\./,
  ],
];

const UNREADABLE_FAULTS: readonly NamedFault[] = [
  [
    'sends a challenge that is no JSON',
    afterStart({ frame: 'n', payload: 'not json' }),
    /Disconnected.*MFA challenge that this console cannot read/,
  ],
  [
    'sends a frame of an unknown type, then ends',
    afterStart({ frame: 'z', payload: '?' }, { frame: 'c' }, 'drop'),
    CLEAN_END_MESSAGE,
  ],
  [
    'sends bytes that are no frame, then ends',
    afterStart({ bytes: [255, 255, 255, 0, 7] }, { frame: 'c' }, 'drop'),
    CLEAN_END_MESSAGE,
  ],
  [
    'sends only bytes and text that are no frame, then drops',
    atStart({ bytes: [255, 0] }, { text: '<html>' }, 'drop'),
    UNREADABLE_ONLY_MESSAGE,
  ],
  ['sends an empty frame, then ends', afterStart({ bytes: [] }, { frame: 'c' }, 'drop'), CLEAN_END_MESSAGE],
  [
    'sends a frame cut in its length, then ends',
    afterStart({ bytes: [10, 1, 49, 18, 1, 114, 26, 200] }, { frame: 'c' }, 'drop'),
    CLEAN_END_MESSAGE,
  ],
  ['sends metadata that is no JSON, then drops', atStart({ frame: 's', payload: '{' }, 'drop'), SHELL_ERROR_MESSAGE],
  [
    'sends an event that is no object, then ends',
    afterStart({ frame: 'a', payload: '[1]' }, { frame: 'c' }, 'drop'),
    CLEAN_END_MESSAGE,
  ],
  [
    'sends text instead of a frame, then ends',
    afterStart({ text: 'hello' }, { frame: 'c' }, 'drop'),
    CLEAN_END_MESSAGE,
  ],
];

const ERROR_FAULTS: readonly NamedFault[] = [
  [
    'sends an error, then drops',
    atStart({ frame: 'e', payload: 'the node is being drained' }, 'drop'),
    /Couldn't connect.*the node is being drained/,
  ],
  [
    'sends an error of several lines',
    atStart({ frame: 'e', payload: 'first line\nsecond line' }, 'drop'),
    /first line\s+second line/,
  ],
  [
    'sends an error in a session',
    afterStart({ frame: 'e', payload: 'the agent went away' }, 'drop'),
    /Disconnected.*the agent went away/,
  ],
  // 14.x checks everything before the upgrade to a websocket. Browsers do not tell a page the status of a refusal.
  ...[403, 409, 504].map((status): NamedFault => [
    `refuses with ${status}`,
    { refused: status, message: 'no' },
    REFUSED_MESSAGE,
  ]),
];

/** Faults of newer proxies, which receive the token in the first message. */
const NEWER_PROXY_FAULTS: readonly NamedFault[] = [
  ['refuses the token', { token: 'refused' }, INVALID_TOKEN_MESSAGE],
  ['drops at the token', { token: 'dropped' }, CONNECTION_CUT_MESSAGE],
  ['refuses the upgrade', { refused: 403, message: 'no' }, REFUSED_MESSAGE],
  [
    'denies access',
    atStart({ frame: 'e', payload: 'access denied to root connecting to web-01' }, 'drop'),
    /Couldn't connect.*access denied to root/,
  ],
  [
    'reports an offline node',
    atStart({ frame: 'e', payload: 'the agent looks offline' }, 'drop'),
    /Couldn't connect.*the agent looks offline/,
  ],
  ['sends the latency, then drops', atStart({ frame: 'l', payload: '{"ws":3,"ssh":4}' }, 'drop'), SHELL_ERROR_MESSAGE],
  [
    'sends an unreadable latency, then ends',
    afterStart({ frame: 'l', payload: 'soon' }, { frame: 'c' }, 'drop'),
    CLEAN_END_MESSAGE,
  ],
];

const confirmButton = (page: Page) => page.getByRole('button', { name: /^(Connect as|Join)/ });
/** The button that starts a session again. */
const RESTART_LABEL = /^(?:Reconnect|Rejoin|Run again|Start new session)/;
const endAlert = (page: Page) => page.getByRole('alert');
/** Expects a message within two seconds, even if another request must find the reason. */
const expectMessage = (page: Page, message: RegExp, name?: string) =>
  expect(endAlert(page), name).toContainText(message, { timeout: 2_000 });

/** Starts sessions in one terminal. Each session has the next fault, and the last session has none. */
async function expectMessages(page: Page, { world }: Proxy, faults: readonly NamedFault[]): Promise<void> {
  let start = async () => {
    await page.goto(WEB_01_PATH);
    await confirmButton(page).click();
  };
  for (const [name, fault, message] of faults) {
    world.streamFault = fault;
    const socket = page.waitForEvent('websocket');
    await start();
    // When the socket opens, the message of the previous session is hidden.
    await socket;
    await expectMessage(page, message, name);
    start = () => endAlert(page).getByRole('button', { name: RESTART_LABEL }).click();
  }
  world.streamFault = undefined;
  await start();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
}

// Ends for which the proxy has a reason, and the messages that the pane shows.
const LOCK_END: StreamEnd = { cause: 'lock', text: 'lock targeting Node:"id-of-web-01" is in force: laptop lost' };
const MODERATOR_END: StreamEnd = { cause: 'moderator', user: 'carol' };
type ExplainedEnd = readonly [end: StreamEnd, message: RegExp];
const EXPLAINED_ENDS_14: readonly ExplainedEnd[] = [
  [{ cause: 'idle', after: '45s' }, /Disconnected.*after 45 sec without activity\. The cluster may end idle sessions/],
  [
    LOCK_END,
    /Disconnected.*A lock ended the session\..*Proxy: lock targeting Node:"id-of-web-01" is in force: laptop lost/,
  ],
  [MODERATOR_END, /Disconnected.*A moderator left, and this session requires one/],
];
const EXPLAINED_ENDS_18: readonly ExplainedEnd[] = [
  [{ cause: 'idle', after: '45s' }, /Disconnected.*The session was idle for 45 sec, the longest time/],
  [
    { cause: 'certificate', expiry: '2026-11-20 14:22:31 +0000 UTC' },
    /Disconnected.*Your certificate expired.*Sign in again/,
  ],
  [
    LOCK_END,
    /Disconnected.*A lock ended the session\..*Proxy: lock targeting Node:"id-of-web-01" is in force: laptop lost(?!wait)/,
  ],
  [MODERATOR_END, /Disconnected.*A moderator left, and this session requires one/],
];

/** Ends the session in each way, checks the message, and reconnects. The console must not reconnect automatically. */
async function expectExplained(
  { page, mock, time }: { page: Page; mock: Proxy; time: { pass: (length: string) => Promise<void> } },
  ends: readonly ExplainedEnd[],
): Promise<void> {
  await page.goto(WEB_01_PATH);
  await confirmButton(page).click();
  for (const [end, message] of ends) {
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    if (end.cause === 'idle') await time.pass('00:00:45');
    mock.world.endStreams(end);
    await expectMessage(page, message, end.cause);
    await expect(endAlert(page)).not.toContainText('Reconnecting automatically');
    await page.getByRole('button', { name: 'Reconnect' }).click();
  }
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
}

test.describe('with a proxy of 14.x', () => {
  test.use({ scenario: 'people and servers' });

  // docs/behaviour.md#the-console-workspace "If the proxy sends no text (14.x)"
  test('a session that the proxy ends shows the reason', async ({ page, mock, time }) =>
    expectExplained({ page, mock, time }, EXPLAINED_ENDS_14));

  for (const [kind, faults] of [
    ['drops and closes', [...DROP_FAULTS, ...CLOSE_FAULTS]],
    // docs/behaviour.md#streams "If no other messages arrive, the page says so"
    ['unreadable frames', UNREADABLE_FAULTS],
    // docs/behaviour.md#streams "mentions a lock only if the proxy does", "Browsers don't show the status"
    ['errors and refusals', ERROR_FAULTS],
  ] as const)
    test(`each end of a terminal shows its message, and a new session can start: ${kind}`, async ({ page, mock }) =>
      expectMessages(page, mock, faults));

  test('an unlisted server and an ended session show their messages', async ({ page, mock }) => {
    mock.world.streamFault = { refused: 404, message: 'not found' };
    for (const [address, message] of [
      [UNKNOWN_SERVER_PATH, NOT_LISTED_MESSAGE],
      [SESSION_PATH, SESSION_ENDED_MESSAGE],
    ] as const) {
      await page.goto(address);
      await confirmButton(page).click();
      await expectMessage(page, message);
    }
  });
});

test.describe('with a proxy of 18.x', () => {
  test.use({ scenario: 'people and servers, 18.x' });

  // docs/behaviour.md#the-console-workspace "The last text of the proxy shows"
  test('a session that the proxy ends shows the reason', { tag: '@gate' }, async ({ page, mock, time }) =>
    expectExplained({ page, mock, time }, EXPLAINED_ENDS_18),
  );

  test(
    'each end of a terminal shows its message, and a new session can start',
    { tag: '@gate' },
    async ({ page, mock }) => expectMessages(page, mock, [...DROP_FAULTS, ...NEWER_PROXY_FAULTS]),
  );

  test('an unlisted server and an unknown session show their messages', async ({ page, mock }) => {
    for (const [address, fault, message] of [
      [UNKNOWN_SERVER_PATH, { refused: 404, message: 'no' }, NOT_LISTED_MESSAGE],
      [SESSION_PATH, atStart({ frame: 'e', payload: 'session not found' }, 'drop'), UNKNOWN_SESSION_MESSAGE],
    ] as const) {
      mock.world.streamFault = fault;
      await page.goto(address);
      await confirmButton(page).click();
      await expectMessage(page, message);
    }
  });
});
