// Whatever goes wrong with a terminal's socket gets its own sentence, soon, and a way on (docs/protocol/streams.md#1.4, #3.8).
import type { Page } from '@playwright/test';
import type { StreamFault } from '#fixtures/sockets/faults.ts';
import { expect, test } from '#e2e/harness/harness.ts';

const WEB_01 = '/web/cluster/one.example.com/console/node/id-of-web-01/root';
const UNKNOWN = WEB_01.replace('id-of-web-01', 'nowhere-01');
const ELSEWHERE = WEB_01.replace('one.example.com', 'nowhere.example.com');
const SESSION = '/web/cluster/one.example.com/console/session/0c97e2aa-6161-5a18-a5aa-1265fc4a92c3';

const REFUSED = /Couldn't connect.*The proxy refused the session\. A lock may be in force/;
const NOT_LISTED = /Couldn't connect.*nowhere-01 isn't among the servers you have access to/;
const OVER = /Couldn't connect.*This session has ended, or you don't have access to it\./;
const STOPPED = /Disconnected.*The shell exited with an error, or the connection was lost\./;
const LARGE = /Disconnected.*The proxy refused a message that was too large\./;
const TOKEN = /Couldn't connect.*invalid token/;
const CLEAN = /Session ended/;

const about = JSON.stringify({ session: { id: 's1', kind: 'ssh', login: 'root', server_hostname: 'web-01' } });
const begun = [
  { frame: 's', payload: about },
  { frame: 'r', payload: 'root@web-01:~# ' },
] as const;
const later = (...steps: Extract<StreamFault, { steps: unknown }>['steps'][number][]): StreamFault => ({
  steps: [...begun, ...steps],
});
const first = (...steps: Extract<StreamFault, { steps: unknown }>['steps'][number][]): StreamFault => ({ steps });

type Fault = readonly [what: string, fault: StreamFault, says: RegExp, address?: string];

/** Of both lines. */
const BOTH: readonly Fault[] = [
  ['drops before it says anything', first('drop'), REFUSED],
  ['drops after it named the session', first(begun[0], 'drop'), STOPPED],
  ['drops in the middle of a line', later('drop'), STOPPED],
  ['ends with a status', later({ frame: 'r', payload: '\r\nProcess exited with status 3' }, 'drop'), STOPPED],
  ['ends as a shell does that was left', later({ frame: 'c' }, 'drop'), CLEAN],
  ['ends with a node’s id', later({ frame: 'c', payload: '{"node_id":"n1"}' }, 'drop'), CLEAN],
  ['closes normally without an end', later({ close: 1000 }), STOPPED],
  ['closes because it goes away', later({ close: 1001 }), STOPPED],
  ['closes for a message that was too large', later({ close: 1009 }), LARGE],
  ['closes for a breach of its rules', later({ close: 1008 }), STOPPED],
  ['closes for an error of its own', later({ close: 1011 }), STOPPED],
  [
    'sends a challenge that is none',
    later({ frame: 'n', payload: 'not json' }),
    /Disconnected.*MFA challenge that this console cannot read/,
  ],
  ['sends a frame of an unknown type, then ends', later({ frame: 'z', payload: '?' }, { frame: 'c' }, 'drop'), CLEAN],
  ['sends bytes that are no frame, then ends', later({ bytes: [255, 255, 255, 0, 7] }, { frame: 'c' }, 'drop'), CLEAN],
  ['sends an empty frame, then ends', later({ bytes: [] }, { frame: 'c' }, 'drop'), CLEAN],
  [
    'sends a frame cut in its length, then ends',
    later({ bytes: [10, 1, 49, 18, 1, 114, 26, 200] }, { frame: 'c' }, 'drop'),
    CLEAN,
  ],
  ['sends metadata that is no JSON, then drops', first({ frame: 's', payload: '{' }, 'drop'), STOPPED],
  ['sends an event that is no object, then ends', later({ frame: 'a', payload: '[1]' }, { frame: 'c' }, 'drop'), CLEAN],
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
    'sends an error after it began',
    later({ frame: 'e', payload: 'the agent went away' }, 'drop'),
    /Disconnected.*the agent went away/,
  ],
];

/** Before the upgrade, where 14.x checks everything. */
const OLDER: readonly Fault[] = [
  ...[400, 403, 409, 412, 429, 500, 501, 504].map((status): Fault => [
    `refuses with ${status}`,
    { refused: status, message: 'no' },
    REFUSED,
  ]),
  ['refuses a server that the user cannot see', { refused: 404, message: 'not found' }, NOT_LISTED, UNKNOWN],
  ['refuses a session that is over', { refused: 404, message: 'not found' }, OVER, SESSION],
  ['sends a text where a frame belongs, then ends', later({ text: 'hello' }, { frame: 'c' }, 'drop'), CLEAN],
];

/** With the token in the first message. */
const NEWER: readonly Fault[] = [
  ['refuses the token', { token: 'refused' }, TOKEN],
  ['drops at the token', { token: 'dropped' }, REFUSED],
  ['refuses the upgrade', { refused: 403, message: 'no' }, REFUSED],
  ['refuses the upgrade to a server nobody sees', { refused: 404, message: 'no' }, NOT_LISTED, UNKNOWN],
  [
    'says access denied',
    first({ frame: 'e', payload: 'access denied to root connecting to web-01' }, 'drop'),
    /Couldn't connect.*access denied to root/,
  ],
  [
    'says that the session is unknown',
    first({ frame: 'e', payload: 'session not found' }, 'drop'),
    /Couldn't connect.*session not found/,
    SESSION,
  ],
  [
    'says that the node is offline',
    first({ frame: 'e', payload: 'the agent looks offline' }, 'drop'),
    /Couldn't connect.*the agent looks offline/,
  ],
  ['tells the latency, then drops', first({ frame: 'l', payload: '{"ws":3,"ssh":4}' }, 'drop'), STOPPED],
  ['tells a latency that is none, then ends', later({ frame: 'l', payload: 'soon' }, { frame: 'c' }, 'drop'), CLEAN],
];

const confirm = (page: Page) => page.getByRole('button', { name: /^(Connect as|Join)/ });

for (const [line, scenario, faults] of [
  ['14.x', 'people and servers', [...BOTH, ...OLDER]],
  ['18.x', 'people and servers, 18.x', [...BOTH.slice(0, 4), ...NEWER]],
] as const)
  test.describe(`a proxy of ${line}`, () => {
    test.use({ scenario });

    for (const [what, fault, says, address = WEB_01] of faults)
      test(`that ${what} is told apart`, async ({ page, mock }) => {
        mock.world.streamFault = fault;
        await page.goto(address);
        await confirm(page).click();
        const ended = page.getByRole('alert');
        // The design's limit for an end that another call explains.
        await expect(ended).toContainText(says, { timeout: 2_000 });
        mock.world.streamFault = undefined;
        if (address !== WEB_01) return;
        await ended.getByRole('button').click();
        await expect(page.getByText('Connected', { exact: true })).toBeVisible();
      });
  });

// docs/behaviour.md#the-console-workspace "says nothing for half a minute has refused it"
test.describe('a silent proxy of 18.x', () => {
  test.use({ scenario: 'people and servers, 18.x' });

  for (const [what, fault, address] of [
    ['does not answer the token', { token: 'unanswered' }, WEB_01],
    ['takes the token and then says nothing, as of an unknown cluster', undefined, ELSEWHERE],
  ] satisfies [string, StreamFault | undefined, string][])
    test(`that ${what} is not waited for longer than half a minute`, async ({ page, mock, time }) => {
      mock.world.streamFault = fault;
      await page.goto(address);
      const said = new Promise((resolve) =>
        page.on('websocket', (socket) =>
          fault ? socket.on('framesent', resolve) : socket.on('framereceived', resolve),
        ),
      );
      await confirm(page).click();
      await said;
      await time.pass('00:00:31');
      await expect(page.getByRole('alert')).toContainText(/Couldn't connect.*The proxy didn't answer in time\./);
    });
});
