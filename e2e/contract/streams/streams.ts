import type { Client } from '#e2e/contract/client.ts';
import { beginning, judged, PATIENCE } from './beginning.ts';
import { channels, type Channel } from './channels.ts';
import { dial, type Line } from './dial.ts';
import { notAsked, type Judgement } from '#e2e/contract/judging/findings.ts';
import { encodeEnvelope } from '#fixtures/sockets/envelope.ts';
import { hear, type Heard } from './frames.ts';
import { at, parsed, textAt } from '#e2e/contract/judging/json.ts';
import { mayLack, refusal, wordsOf } from '#e2e/contract/judging/judge.ts';
import { PLANS, type Plan } from './plans.ts';
import { ask, bodyOf, found, Interrupted, type Visit } from '#e2e/contract/visit.ts';

/** A flood is no news. */
const FRAMES = 200;

export const nameOf = ({ name, address }: Pick<Channel, 'name' | 'address'>): string => `stream ${name} ${address}`;

class Missing extends Error {}

const finder = (visit: Visit) => (name: string) => {
  const value = visit.known.get(name);
  if (value === undefined) throw new Missing(name);
  return value;
};

function pathOf(visit: Visit, { address, auth }: Channel, { path = {}, query = {} }: Plan): string {
  const find = finder(visit);
  const filled = address.replace(/\{(\w+)\}/g, (_, hole: string) => encodeURIComponent(find(path[hole] ?? hole)));
  const token: Record<string, string> = auth === 'query-token' ? { access_token: visit.client.bearer() } : {};
  const asked = new URLSearchParams({ ...token, ...query }).toString();
  return asked ? `${filled}?${asked}` : filled;
}

const nothing = (is: 'failed' | 'forbidden', says: string): Judgement => ({
  outcome: { is, says },
  fields: [],
  values: [],
});

/** The token as the first frame, and the proxy's word that the stream begins (docs/protocol/streams.md#1.2). */
async function admitted(channel: Channel, line: Line, client: Client): Promise<Judgement | undefined> {
  if (channel.auth === 'query-token') return undefined;
  line.send(JSON.stringify({ token: client.bearer() }));
  const frame = await line.next(PATIENCE);
  if (frame === undefined) return nothing('failed', 'no answer to the token');
  const { faults } = hear(channel, frame);
  if (faults.length > 0) return judged([{ name: 'tokenAnswer', text: '', faults, isRefusal: false }]);
  return at(parsed(frame), 'status') === 'ok' ? undefined : nothing('failed', String(frame));
}

async function listen(channel: Channel, line: Line, until: readonly string[]): Promise<Heard[]> {
  const heard: Heard[] = [];
  for (let frames = 0; frames < FRAMES; frames += 1) {
    const frame = await line.next(PATIENCE);
    if (frame === undefined) return heard;
    const one = hear(channel, frame);
    heard.push(one);
    if (one.isRefusal || until.includes(one.name ?? '')) return heard;
  }
  return heard;
}

interface Opened {
  line: Line;
  heard: Heard[];
}

interface Wanted {
  plan: Plan;
  more?: ((opened: Opened) => Promise<void>) | undefined;
}

/** Opens a stream, judges how it begins, and leaves it open for `more`. */
async function open(visit: Visit, channel: Channel, { plan, more }: Wanted): Promise<Judgement> {
  const { client, signal, major } = visit;
  const line = await dial({ client, path: pathOf(visit, channel, plan), signal });
  if ('status' in line) {
    const refused = refusal(line, channel, major);
    return refused ?? nothing('failed', wordsOf(line));
  }
  try {
    const refused = await admitted(channel, line, client);
    if (refused) return refused;
    for (const frame of plan.says ?? []) line.send(frame);
    const heard = await listen(channel, line, plan.until);
    if (signal.aborted) throw new Interrupted('interrupted');
    const result = beginning(heard, plan);
    if (result.outcome.is === 'holds') await more?.({ line, heard });
    return result;
  } finally {
    await line.close();
  }
}

const sidIn = (heard: readonly Heard[]): string =>
  textAt(parsed(heard.find(({ name }) => name === 'session')?.text), 'session', 'id');

/** One's own session once more, as an observer: nobody else is disturbed. */
async function join(visit: Visit, channel: Channel, { line, heard }: Opened): Promise<void> {
  const name = `${nameOf(channel)}, joined`;
  const one = sidIn(heard) ? heard : [...heard, ...(await listen(channel, line, ['session']))];
  const sid = sidIn(one);
  if (sid === '') return void visit.findings.push(notAsked(name, 'the node has not named its session'));
  const params = JSON.stringify({ sid, mode: 'observer', term: { h: 25, w: 80 } });
  const first = visit.major < 18 ? { first: ['session'] } : {};
  await found(visit, name, () =>
    open(visit, channel, { plan: { query: { params }, ...first, until: ['session', 'participant'] } }),
  );
}

/** One that can be joined. */
export const isTerminal = ({ name }: Pick<Channel, 'name'>): boolean => name === 'terminal' || name === 'terminal18';

const encodeInput = (text: string): Uint8Array => encodeEnvelope('r', text);

/** Runs a command in a terminal of the known server and waits until its shell has exited. Also works after an interruption. */
export async function runInTerminal(visit: Visit, command: string): Promise<void> {
  const channel = channels.find((one) => isTerminal(one) && !mayLack(one, visit.major));
  const plan = channel && PLANS[channel.name]?.(finder(visit));
  if (!channel || !plan) throw new Error(`no terminal is known for ${visit.major}.x`);
  const uninterrupted: Visit = { ...visit, signal: new AbortController().signal };
  const { outcome } = await open(uninterrupted, channel, {
    plan,
    async more({ line }) {
      line.send(encodeInput(`${command}; exit\n`));
      const deadline = Date.now() + PATIENCE;
      while (line.isOpen() && Date.now() < deadline) await line.next(deadline - Date.now());
      if (line.isOpen()) throw new Error('the terminal did not exit');
    },
  });
  if (outcome.is !== 'holds') throw new Error('says' in outcome ? outcome.says : `the terminal ${outcome.is}`);
}

async function look(visit: Visit, channel: Channel): Promise<void> {
  const name = nameOf(channel);
  if (visit.signal.aborted) throw new Interrupted('interrupted');
  const plan = PLANS[channel.name];
  if (!plan) throw new Error(`nobody has planned how to ask for ${name}`);
  try {
    const planned = plan(finder(visit));
    pathOf(visit, channel, planned);
    const more = isTerminal(channel) ? (opened: Opened) => join(visit, channel, opened) : undefined;
    await found(visit, name, () => open(visit, channel, { plan: planned, more }));
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    // A stream that this version lacks is not there, whatever there is to ask it for.
    const reason = mayLack(channel, visit.major)
      ? 'the contract knows it of other versions'
      : `nothing found to ask for: no ${error.message}`;
    visit.findings.push(notAsked(name, reason));
  }
}

/** A desktop that somebody sits at is left alone: a second session could end theirs (docs/protocol/streams.md#7.2). */
async function leaveBusyDesktop(visit: Visit): Promise<void> {
  const GET = 'GET /v1/webapi/sites/{cluster}/desktops/{desktop}/active';
  if (visit.known.has('desktop') && at(await bodyOf(visit, GET), 'active') !== false)
    visit.known.delete('windowsLogin');
}

const TITLE = 'POST /v1/webapi/assistant/title/summary';

/** A cluster can have an assistant without a key for its language model, which alone can summarize. */
async function askForTitle(visit: Visit): Promise<void> {
  const at = visit.findings.length;
  const answer = await ask(visit, TITLE, { body: { message: 'Which servers are there?' } });
  if (answer && answer.status >= 400 && /API key/i.test(wordsOf(answer)))
    visit.findings.splice(at, 1, notAsked(TITLE, 'the assistant has no key for its language model'));
}

/** A conversation of its own, which is removed again; the command that it runs prints a host's name. */
async function withConversation(visit: Visit, use: () => Promise<void>): Promise<void> {
  const made = await bodyOf(visit, 'POST /v1/webapi/assistant/conversations');
  const conversation = textAt(made, 'id');
  if (conversation === '') return use();
  visit.known.set('newConversation', conversation);
  const path = { conversation };
  try {
    await use();
    const ONE = '/v1/webapi/assistant/conversations/{conversation}';
    await ask(visit, `GET ${ONE}`, { path });
    await ask(visit, `POST ${ONE}/title`, { path, body: { title: 'postern-contract' } });
    await askForTitle(visit);
  } finally {
    const DELETE = 'DELETE /v1/webapi/assistant/conversations/{conversation}';
    await ask(visit, DELETE, { path, isRemoval: true });
  }
}

/** Opens every stream that there is something to ask for, and judges what it says first. */
export async function streams(visit: Visit, write: boolean): Promise<void> {
  await leaveBusyDesktop(visit);
  const lookAtAll = async () => {
    for (const channel of channels) await look(visit, channel);
  };
  await (write && visit.major < 18 ? withConversation(visit, lookAtAll) : lookAtAll());
}
