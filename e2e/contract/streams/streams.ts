// Opens the streams of the contract on a proxy and checks their first messages.
import type { Client } from '#e2e/contract/client.ts';
import { verdictOfStreamStart, verdictOfMessages, MESSAGE_TIMEOUT_MS } from './stream-verdict.ts';
import { channels, type Channel } from './channels.ts';
import { connectStream, type StreamConnection } from './connect-stream.ts';
import { notCalled, type Verdict } from '#e2e/contract/validation/findings.ts';
import { encodeEnvelope } from '#fixtures/sockets/envelope.ts';
import { checkFrame, type ReceivedMessage } from './check-frame.ts';
import { valueAt, parseJson, stringAt } from '#e2e/contract/validation/untrusted-json.ts';
import { mayBeMissing, verdictOfRefusal, summarizeResponse } from '#e2e/contract/validation/check-response.ts';
import { STREAM_PLANS, type StreamPlan } from './stream-plans.ts';
import { callOperation, callForJson, addFinding, Interrupted, type Visit } from '#e2e/contract/visit.ts';

/** Stops reading from streams that send many messages, but never an expected one. */
const MAX_FRAMES = 200;

export const streamName = ({ name, address }: Pick<Channel, 'name' | 'address'>): string => `stream ${name} ${address}`;

class MissingName extends Error {}

const createNameFinder = (visit: Visit) => (name: string) => {
  const value = visit.knownNames.get(name);
  if (value === undefined) throw new MissingName(name);
  return value;
};

function streamPath(visit: Visit, { address, auth }: Channel, { path = {}, query = {} }: StreamPlan): string {
  const find = createNameFinder(visit);
  const filledAddress = address.replace(/\{(\w+)\}/g, (_, parameter: string) =>
    encodeURIComponent(find(path[parameter] ?? parameter)),
  );
  const token: Record<string, string> = auth === 'query-token' ? { access_token: visit.client.bearer() } : {};
  const params = new URLSearchParams({ ...token, ...query }).toString();
  return params ? `${filledAddress}?${params}` : filledAddress;
}

const verdictWithoutMessages = (kind: 'failed' | 'forbidden', reason: string): Verdict => ({
  result: { result: kind, message: reason },
  unknownFields: [],
  unknownValues: [],
});

/**
 * Sends the bearer token as the first frame and waits for the proxy's confirmation, on streams that need it
 * (docs/protocol/streams.md#1.2). Returns a verdict if the proxy refuses.
 */
async function authenticate(
  channel: Channel,
  connection: StreamConnection,
  client: Client,
): Promise<Verdict | undefined> {
  if (channel.auth === 'query-token') return undefined;
  connection.send(JSON.stringify({ token: client.bearer() }));
  const frame = await connection.nextFrame(MESSAGE_TIMEOUT_MS);
  if (frame === undefined) return verdictWithoutMessages('failed', 'no answer to the token');
  const { faults } = checkFrame(channel, frame);
  if (faults.length > 0) return verdictOfMessages([{ name: 'tokenAnswer', text: '', faults, isRefusal: false }]);
  return valueAt(parseJson(frame), 'status') === 'ok' ? undefined : verdictWithoutMessages('failed', String(frame));
}

/**
 * Receives messages until an expected message or a refusal arrives. Also stops at a timeout, at the end of the stream,
 * and after `MAX_FRAMES` frames.
 */
async function receiveMessages(
  channel: Channel,
  connection: StreamConnection,
  expectedMessages: readonly string[],
): Promise<ReceivedMessage[]> {
  const messages: ReceivedMessage[] = [];
  for (let frameCount = 0; frameCount < MAX_FRAMES; frameCount += 1) {
    const frame = await connection.nextFrame(MESSAGE_TIMEOUT_MS);
    if (frame === undefined) return messages;
    const message = checkFrame(channel, frame);
    messages.push(message);
    if (message.isRefusal || expectedMessages.includes(message.name ?? '')) return messages;
  }
  return messages;
}

interface OpenStream {
  connection: StreamConnection;
  messages: ReceivedMessage[];
}

interface OpenOptions {
  plan: StreamPlan;
  whileOpen?: ((opened: OpenStream) => Promise<void>) | undefined;
}

/** Opens a stream and checks its first messages. If they pass, runs `whileOpen` before it closes the stream. */
async function openStream(visit: Visit, channel: Channel, { plan, whileOpen }: OpenOptions): Promise<Verdict> {
  const { client, signal, major } = visit;
  const connection = await connectStream({ client, path: streamPath(visit, channel, plan), signal });
  if ('status' in connection) {
    const refusal = verdictOfRefusal(connection, channel, major);
    return refusal ?? verdictWithoutMessages('failed', summarizeResponse(connection));
  }
  try {
    const refusal = await authenticate(channel, connection, client);
    if (refusal) return refusal;
    for (const frame of plan.clientFrames ?? []) connection.send(frame);
    const messages = await receiveMessages(channel, connection, plan.expectedMessages);
    if (signal.aborted) throw new Interrupted('interrupted');
    const result = verdictOfStreamStart(messages, plan);
    if (result.result.result === 'holds') await whileOpen?.({ connection, messages });
    return result;
  } finally {
    await connection.close();
  }
}

const sessionIdIn = (messages: readonly ReceivedMessage[]): string =>
  stringAt(parseJson(messages.find(({ name }) => name === 'session')?.text), 'session', 'id');

/** Joins the session that the run opened, as an observer. Joining other users' sessions would disturb them. */
async function joinOwnSession(visit: Visit, channel: Channel, { connection, messages }: OpenStream): Promise<void> {
  const name = `${streamName(channel)}, joined`;
  const messagesWithSession = sessionIdIn(messages)
    ? messages
    : [...messages, ...(await receiveMessages(channel, connection, ['session']))];
  const sid = sessionIdIn(messagesWithSession);
  if (sid === '') return void visit.findings.push(notCalled(name, 'the node has not named its session'));
  const params = JSON.stringify({ sid, mode: 'observer', term: { h: 25, w: 80 } });
  const firstMessagePlan = visit.major < 18 ? { firstMessages: ['session'] } : {};
  await addFinding(visit, name, () =>
    openStream(visit, channel, {
      plan: { query: { params }, ...firstMessagePlan, expectedMessages: ['session', 'participant'] },
    }),
  );
}

/** Whether the channel is a terminal of a server, whose sessions other users can join. */
export const isTerminalChannel = ({ name }: Pick<Channel, 'name'>): boolean =>
  name === 'terminal' || name === 'terminal18';

const encodeInput = (text: string): Uint8Array => encodeEnvelope('r', text);

/**
 * Runs a command in a terminal of the known server and waits until its shell has exited. Also works after an
 * interruption.
 */
export async function runInTerminal(visit: Visit, command: string): Promise<void> {
  const channel = channels.find((candidate) => isTerminalChannel(candidate) && !mayBeMissing(candidate, visit.major));
  const plan = channel && STREAM_PLANS[channel.name]?.(createNameFinder(visit));
  if (!channel || !plan) throw new Error(`no terminal is known for ${visit.major}.x`);
  const uninterrupted: Visit = { ...visit, signal: new AbortController().signal };
  const { result } = await openStream(uninterrupted, channel, {
    plan,
    async whileOpen({ connection }) {
      connection.send(encodeInput(`${command}; exit\n`));
      const deadline = Date.now() + MESSAGE_TIMEOUT_MS;
      while (connection.isOpen() && Date.now() < deadline) await connection.nextFrame(deadline - Date.now());
      if (connection.isOpen()) throw new Error('the terminal did not exit');
    },
  });
  if (result.result !== 'holds')
    throw new Error('message' in result ? result.message : `the terminal ${result.result}`);
}

async function checkChannel(visit: Visit, channel: Channel): Promise<void> {
  const name = streamName(channel);
  if (visit.signal.aborted) throw new Interrupted('interrupted');
  const plan = STREAM_PLANS[channel.name];
  if (!plan) throw new Error(`nobody has planned how to ask for ${name}`);
  try {
    const streamPlan = plan(createNameFinder(visit));
    // Throws MissingName before the stream opens, so that a missing resource is no failure.
    streamPath(visit, channel, streamPlan);
    const whileOpen = isTerminalChannel(channel)
      ? (opened: OpenStream) => joinOwnSession(visit, channel, opened)
      : undefined;
    await addFinding(visit, name, () => openStream(visit, channel, { plan: streamPlan, whileOpen }));
  } catch (error) {
    if (!(error instanceof MissingName)) throw error;
    // Either this version of the proxy lacks the stream, or the run knows no resource to open it.
    const reason = mayBeMissing(channel, visit.major)
      ? 'the contract knows it of other versions'
      : `nothing found to ask for: no ${error.message}`;
    visit.findings.push(notCalled(name, reason));
  }
}

/**
 * Skips a desktop that is in use, because a second session could end the first (docs/protocol/streams.md#7.2).
 * Desktop streams are not opened without a `windowsLogin`.
 */
async function skipBusyDesktop(visit: Visit): Promise<void> {
  const GET = 'GET /v1/webapi/sites/{cluster}/desktops/{desktop}/active';
  if (visit.knownNames.has('desktop') && valueAt(await callForJson(visit, GET), 'active') !== false)
    visit.knownNames.delete('windowsLogin');
}

const SUMMARIZE_TITLE = 'POST /v1/webapi/assistant/title/summary';

/** Only the summary needs the key for the language model. A cluster without the key must not fail the check. */
async function checkTitleSummary(visit: Visit): Promise<void> {
  const findingIndex = visit.findings.length;
  const response = await callOperation(visit, SUMMARIZE_TITLE, { body: { message: 'Which servers are there?' } });
  if (response && response.status >= 400 && /API key/i.test(summarizeResponse(response)))
    visit.findings.splice(
      findingIndex,
      1,
      notCalled(SUMMARIZE_TITLE, 'the assistant has no key for its language model'),
    );
}

/** Creates a conversation with the assistant, runs `use`, checks the conversation's operations and deletes it. */
async function withConversation(visit: Visit, use: () => Promise<void>): Promise<void> {
  const created = await callForJson(visit, 'POST /v1/webapi/assistant/conversations');
  const conversation = stringAt(created, 'id');
  if (conversation === '') return use();
  visit.knownNames.set('newConversation', conversation);
  const path = { conversation };
  try {
    await use();
    const CONVERSATION = '/v1/webapi/assistant/conversations/{conversation}';
    await callOperation(visit, `GET ${CONVERSATION}`, { path });
    await callOperation(visit, `POST ${CONVERSATION}/title`, { path, body: { title: 'postern-contract' } });
    await checkTitleSummary(visit);
  } finally {
    const DELETE = 'DELETE /v1/webapi/assistant/conversations/{conversation}';
    await callOperation(visit, DELETE, { path, isCleanup: true });
  }
}

/** Checks every stream for which the run knows a resource. `canWrite` allows the run to create a conversation. */
export async function checkStreams(visit: Visit, canWrite: boolean): Promise<void> {
  await skipBusyDesktop(visit);
  const checkAllChannels = async () => {
    for (const channel of channels) await checkChannel(visit, channel);
  };
  await (canWrite && visit.major < 18 ? withConversation(visit, checkAllChannels) : checkAllChannels());
}
