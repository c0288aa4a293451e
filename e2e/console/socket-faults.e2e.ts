// Whatever goes wrong with a terminal's socket gets its own sentence, soon, and a way on (docs/protocol/streams.md#1.4, #3.8).
import type { Page, WebSocket } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import type { StreamEnd } from '#fixtures/sockets/ends.ts';
import type { StreamFault } from '#fixtures/sockets/faults.ts';
import { expect, test } from '#e2e/harness/harness.ts';

const WEB_01 = '/web/cluster/one.example.com/console/node/id-of-web-01/root';
const UNKNOWN = WEB_01.replace('id-of-web-01', 'nowhere-01');
const ELSEWHERE = WEB_01.replace('one.example.com', 'nowhere.example.com');
const SESSION = '/web/cluster/one.example.com/console/session/0c97e2aa-6161-5a18-a5aa-1265fc4a92c3';

const REFUSED = /Couldn't connect.*The proxy refused the connection\. Browsers don't show the reason\./;
const CUT = /Couldn't connect.*The connection was cut\./;
const NOT_LISTED = /Couldn't connect.*nowhere-01 isn't among the servers you have access to/;
const OVER = /Couldn't connect.*This session has ended, or you don't have access to it\./;
const STOPPED = /Disconnected.*The shell exited with an error, or the connection was lost\./;
const STATUS = /Disconnected.*The shell exited with status 3\./;
const LARGE = /Disconnected.*The proxy refused a message that was too large\./;
const TOKEN = /Couldn't connect.*invalid token/;
const CLEAN = /Session ended/;
const UNKNOWN_SESSION = /Couldn't connect.*session not found/;
const SILENT = /Couldn't connect.*The proxy accepted the connection, then sent nothing for 30 seconds\./;
const UNREADABLE_ONLY = /Couldn't connect.*The proxy sent only messages that this console cannot read\./;

const about = JSON.stringify({ session: { id: 's1', kind: 'ssh', login: 'root', server_hostname: 'web-01' } });
const begun = [
  { frame: 's', payload: about },
  { frame: 'r', payload: 'root@web-01:~# ' },
] as const;
const later = (...steps: Extract<StreamFault, { steps: unknown }>['steps'][number][]): StreamFault => ({
  steps: [...begun, ...steps],
});
const first = (...steps: Extract<StreamFault, { steps: unknown }>['steps'][number][]): StreamFault => ({ steps });

type Fault = readonly [name: string, fault: StreamFault, message: RegExp];

const DROPS: readonly Fault[] = [
  ['drops before the first message', first('drop'), CUT],
  ['drops after the name of the session', first(begun[0], 'drop'), STOPPED],
  ['drops in the middle of a line', later('drop'), STOPPED],
  ['ends with a status', later({ frame: 'r', payload: '\r\nProcess exited with status 3' }, 'drop'), STATUS],
];

const CLOSES: readonly Fault[] = [
  ['ends like a shell that was left', later({ frame: 'c' }, 'drop'), CLEAN],
  ['ends with the ID of a node', later({ frame: 'c', payload: '{"node_id":"n1"}' }, 'drop'), CLEAN],
  [
    'closes normally without an end',
    later({ close: 1000 }),
    /Disconnected.*The proxy closed the connection with code 1000\./,
  ],
  ['closes for a message that was too large', later({ close: 1009 }), LARGE],
  [
    'closes with a code and a text',
    later({ close: 4403, reason: 'no more\u202e' }),
    /Disconnected.*The proxy closed the connection with code 4403 and this text: no moreU\+202E/,
  ],
  [
    'closes before the first message',
    first({ close: 1008 }),
    /Couldn't connect.*The proxy closed the connection with code 1008\./,
  ],
];

const UNREADABLE: readonly Fault[] = [
  [
    'sends a challenge that is no JSON',
    later({ frame: 'n', payload: 'not json' }),
    /Disconnected.*MFA challenge that this console cannot read/,
  ],
  ['sends a frame of an unknown type, then ends', later({ frame: 'z', payload: '?' }, { frame: 'c' }, 'drop'), CLEAN],
  ['sends bytes that are no frame, then ends', later({ bytes: [255, 255, 255, 0, 7] }, { frame: 'c' }, 'drop'), CLEAN],
  [
    'sends bytes that are no frame only, then drops',
    first({ bytes: [255, 0] }, { text: '<html>' }, 'drop'),
    UNREADABLE_ONLY,
  ],
  ['sends an empty frame, then ends', later({ bytes: [] }, { frame: 'c' }, 'drop'), CLEAN],
  [
    'sends a frame cut in its length, then ends',
    later({ bytes: [10, 1, 49, 18, 1, 114, 26, 200] }, { frame: 'c' }, 'drop'),
    CLEAN,
  ],
  ['sends metadata that is no JSON, then drops', first({ frame: 's', payload: '{' }, 'drop'), STOPPED],
  ['sends an event that is no object, then ends', later({ frame: 'a', payload: '[1]' }, { frame: 'c' }, 'drop'), CLEAN],
  ['sends text instead of a frame, then ends', later({ text: 'hello' }, { frame: 'c' }, 'drop'), CLEAN],
];

const ERRORS: readonly Fault[] = [
  [
    'sends an error, then drops',
    first({ frame: 'e', payload: 'the node is being drained' }, 'drop'),
    /Couldn't connect.*the node is being drained/,
  ],
  [
    'sends an error of several lines',
    first({ frame: 'e', payload: 'first line\nsecond line' }, 'drop'),
    /first line\s+second line/,
  ],
  [
    'sends an error in a session',
    later({ frame: 'e', payload: 'the agent went away' }, 'drop'),
    /Disconnected.*the agent went away/,
  ],
  // Before the upgrade, where 14.x checks everything; a browser does not tell a page which status it was.
  ...[403, 409, 504].map((status): Fault => [`refuses with ${status}`, { refused: status, message: 'no' }, REFUSED]),
];

/** With the token in the first message. */
const NEWER: readonly Fault[] = [
  ['refuses the token', { token: 'refused' }, TOKEN],
  ['drops at the token', { token: 'dropped' }, CUT],
  ['refuses the upgrade', { refused: 403, message: 'no' }, REFUSED],
  [
    'denies access',
    first({ frame: 'e', payload: 'access denied to root connecting to web-01' }, 'drop'),
    /Couldn't connect.*access denied to root/,
  ],
  [
    'reports an offline node',
    first({ frame: 'e', payload: 'the agent looks offline' }, 'drop'),
    /Couldn't connect.*the agent looks offline/,
  ],
  ['sends the latency, then drops', first({ frame: 'l', payload: '{"ws":3,"ssh":4}' }, 'drop'), STOPPED],
  ['sends an unreadable latency, then ends', later({ frame: 'l', payload: 'soon' }, { frame: 'c' }, 'drop'), CLEAN],
];

const confirm = (page: Page) => page.getByRole('button', { name: /^(Connect as|Join)/ });
const ended = (page: Page) => page.getByRole('alert');
/** Within the design's limit for an end that another call explains. */
const expectMessage = (page: Page, message: RegExp, name?: string) =>
  expect(ended(page), name).toContainText(message, { timeout: 2_000 });

/** Each session of one terminal meets the next fault, and the last one meets none. */
async function expectMessages(page: Page, { world }: Proxy, faults: readonly Fault[]): Promise<void> {
  let start = async () => {
    await page.goto(WEB_01);
    await confirm(page).click();
  };
  for (const [name, fault, message] of faults) {
    world.streamFault = fault;
    const socket = page.waitForEvent('websocket');
    await start();
    // By then the message of the session before is gone.
    await socket;
    await expectMessage(page, message, name);
    start = () => ended(page).getByRole('button').click();
  }
  world.streamFault = undefined;
  await start();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
}

/** The ends that a proxy has a reason for, and what the pane says of them. */
const LOCK: StreamEnd = { by: 'lock', text: 'lock targeting Node:"id-of-web-01" is in force: laptop lost' };
const MODERATOR: StreamEnd = { by: 'moderator', user: 'carol' };
type Explained = readonly [end: StreamEnd, message: RegExp];
const EXPLAINED_14: readonly Explained[] = [
  [{ by: 'idle', after: '45s' }, /Disconnected.*after 45 sec without activity\. The cluster may end idle sessions/],
  [
    LOCK,
    /Disconnected.*A lock ended the session\..*Proxy: lock targeting Node:"id-of-web-01" is in force: laptop lost/,
  ],
  [MODERATOR, /Disconnected.*A moderator left, and this session requires one/],
];
const EXPLAINED_18: readonly Explained[] = [
  [{ by: 'idle', after: '45s' }, /Disconnected.*The session was idle for 45 sec, the longest time/],
  [{ by: 'certificate', at: '2026-11-20 14:22:31 +0000 UTC' }, /Disconnected.*Your certificate expired.*Sign in again/],
  [
    LOCK,
    /Disconnected.*A lock ended the session\..*Proxy: lock targeting Node:"id-of-web-01" is in force: laptop lost(?!wait)/,
  ],
  [MODERATOR, /Disconnected.*A moderator left, and this session requires one/],
];

/** The user reconnects after each end, and nothing reconnects by itself. */
async function expectExplained(
  { page, mock, time }: { page: Page; mock: Proxy; time: { pass: (length: string) => Promise<void> } },
  ends: readonly Explained[],
): Promise<void> {
  await page.goto(WEB_01);
  await confirm(page).click();
  for (const [end, message] of ends) {
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    if (end.by === 'idle') await time.pass('00:00:45');
    mock.world.endStreams(end);
    await expectMessage(page, message, end.by);
    await expect(ended(page)).not.toContainText('Reconnecting automatically');
    await page.getByRole('button', { name: 'Reconnect' }).click();
  }
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
}

test.describe('a proxy of 14.x', () => {
  test.use({ scenario: 'people and servers' });

  // docs/behaviour.md#the-console-workspace "If the proxy sends no text (14.x)"
  test('a session that the proxy ends shows why', async ({ page, mock, time }) =>
    expectExplained({ page, mock, time }, EXPLAINED_14));

  for (const [kind, faults] of [
    ['drops and closes', [...DROPS, ...CLOSES]],
    // docs/behaviour.md#streams "If no other messages arrive, the page says so"
    ['unreadable frames', UNREADABLE],
    // docs/behaviour.md#streams "mentions a lock only if the proxy does", "Browsers don't show the status"
    ['errors and refusals', ERRORS],
  ] as const)
    test(`each end of a terminal has its message, and a new session can start: ${kind}`, async ({ page, mock }) =>
      expectMessages(page, mock, faults));

  test('a server that is not listed and a session that is over have their messages', async ({ page, mock }) => {
    mock.world.streamFault = { refused: 404, message: 'not found' };
    for (const [address, message] of [
      [UNKNOWN, NOT_LISTED],
      [SESSION, OVER],
    ] as const) {
      await page.goto(address);
      await confirm(page).click();
      await expectMessage(page, message);
    }
  });
});

test.describe('a proxy of 18.x', () => {
  test.use({ scenario: 'people and servers, 18.x' });

  // docs/behaviour.md#the-console-workspace "The last text of the proxy shows"
  test('a session that the proxy ends shows why', { tag: '@gate' }, async ({ page, mock, time }) =>
    expectExplained({ page, mock, time }, EXPLAINED_18),
  );

  test(
    'each end of a terminal has its message, and a new session can start',
    { tag: '@gate' },
    async ({ page, mock }) => expectMessages(page, mock, [...DROPS, ...NEWER]),
  );

  test('a server that is not listed and an unknown session have their messages', async ({ page, mock }) => {
    for (const [address, fault, message] of [
      [UNKNOWN, { refused: 404, message: 'no' }, NOT_LISTED],
      [SESSION, first({ frame: 'e', payload: 'session not found' }, 'drop'), UNKNOWN_SESSION],
    ] as const) {
      mock.world.streamFault = fault;
      await page.goto(address);
      await confirm(page).click();
      await expectMessage(page, message);
    }
  });
});

test.describe('a silent proxy of 18.x', () => {
  test.use({ scenario: 'people and servers, 18.x' });

  // docs/behaviour.md#the-console-workspace "A proxy that accepts the connection"
  test(
    'a session whose token gets no answer ends after half a minute',
    { tag: '@gate' },
    async ({ page, mock, time }) => {
      mock.world.streamFault = { token: 'unanswered' };
      await page.goto(WEB_01);
      const sent = new Promise((resolve) => page.on('websocket', (socket) => socket.on('framesent', resolve)));
      await confirm(page).click();
      await sent;
      await time.pass('00:00:31');
      await expect(ended(page)).toContainText(SILENT);
    },
  );

  // docs/behaviour.md#waits "In a terminal, Cancel closes the connection"
  test('a terminal that gets no answer says what it waits for, and can be canceled', async ({ page, mock, time }) => {
    mock.world.streamFault = { token: 'unanswered' };
    await page.goto(WEB_01);
    const sent = new Promise<WebSocket>((resolve) =>
      page.on('websocket', (socket) => socket.on('framesent', () => resolve(socket))),
    );
    await confirm(page).click();
    const socket = await sent;
    await time.pass('00:00:05');
    await expect(page.getByText('Still waiting for the proxy', { exact: true })).toBeVisible();
    await time.pass('00:00:10');
    await expect(page.getByText('Still waiting for the proxy: Terminal of root@web-01')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(ended(page)).toContainText(/Disconnected.*You canceled the connection\./);
    await expect.poll(() => socket.isClosed()).toBe(true);
    mock.world.streamFault = undefined;
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  });

  // docs/behaviour.md#the-console-workspace "On 18.x, this also applies after the proxy"
  test('a session of an unknown cluster, whose token was taken, ends after half a minute', async ({ page, time }) => {
    await page.goto(ELSEWHERE);
    const received = new Promise((resolve) => page.on('websocket', (socket) => socket.on('framereceived', resolve)));
    await confirm(page).click();
    await received;
    await time.pass('00:00:31');
    await expect(ended(page)).toContainText(SILENT);
  });
});
