// Runs one terminal: connects the proxy's stream, the rules of the stream and the widget.
import { isProxyText } from '#ui/feedback/messages.ts';
import { UserFacingError, describeError } from '#lib/user-facing-error.ts';
import type { Schemas } from '#api/schemas.ts';
import { credentials } from '#api/identity/credentials.ts';
import { dialect } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { http } from '#api/client.ts';
import { isSessionEnded, isUnreachable, Refusal } from '#api/refusal.ts';
import { fieldsOf, listOf } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { encodeInput, encodeResize } from '#domain/terminal/envelope.ts';
import { inputAction, TERMINATE_KEY, type ParticipantMode } from '#domain/terminal/participant-modes.ts';
import { explainEnd } from '#domain/terminal/explain-end.ts';
import { endedWithoutReason, nextForTarget } from '#domain/terminal/exec-stream.ts';
import {
  isCommand,
  isExec,
  terminalAddress,
  type ServerTarget,
  type TerminalTarget,
} from '#domain/terminal/terminal-target.ts';
import {
  createTerminalStream,
  type TerminalEffect,
  type TerminalStream,
  type TerminalEvent,
} from '#domain/terminal/terminal-stream.ts';
import {
  AGENT_NOT_CONNECTED,
  LEFT_BY_USER,
  EXEC_NOT_SUPPORTED,
  serverNotListed,
  SIGNED_OUT_OF_CONSOLE,
  SESSION_STOPPED,
} from '#domain/terminal/messages.ts';
import { CONNECTION_REFUSED } from '#domain/stream/messages.ts';
import { runStream } from '#features/stream/run-stream.ts';
import { SESSION_NOT_AVAILABLE, PROXY_UNREACHABLE } from '#screens/console/messages.ts';
import { parseResizeEvent } from './resize-event.ts';
import type { TerminalScreen, TerminalSize } from '#features/terminal/screen.ts';

export interface TerminalStart {
  cluster: string;
  target: TerminalTarget;
  /** Whether the console started this session automatically, because it lost the previous one. */
  isRetry: boolean;
}

export interface RunningTerminal {
  /**
   * Sends typed text. Observers and moderators can't type, but Ctrl+C leaves the session. Returns false if the socket is
   * not open, so that the text could not be sent.
   */
  type(text: string, mode: ParticipantMode | undefined): boolean;
  /** For moderators: ends the session for everyone. */
  terminate(): void;
  applySize(): void;
  send(frame: Uint8Array<ArrayBuffer>): void;
  answer(answer: object): void;
  /** Ends the user's own session or leaves a joined one. The final state is still reported. */
  close(): void;
  /** Closes the session without reports, because the page closes. */
  leave(): void;
}

const isRunning = (sessions: unknown, sid: string): boolean =>
  listOf(sessions).some((session) => fieldsOf<Schemas['ActiveSession']>(session).id === sid);

type EndedTerminal = Extract<TerminalStream, { status: 'ended' }>;

type EndExplanation = Pick<EndedTerminal, 'reason' | 'error'>;

/** Describes an error. If the proxy answered, its text is in `error`, otherwise `reason` has a text of the console. */
function explanationOf(error: unknown): EndExplanation {
  const { message, status } = describeError(error);
  return isProxyText({ status }) ? { reason: '', error: message } : { reason: message, error: '' };
}

const serverNotListedText = ({ server_id }: ServerTarget): string => serverNotListed(sanitize(server_id));

/** Whether the user has access to a server with this ID or name. */
async function isListed(cluster: string, { server_id }: ServerTarget): Promise<boolean> {
  const query = { search: `"${server_id}"`, limit: 20 };
  const { data } = await http.GET('/v1/webapi/sites/{cluster}/nodes', { params: { path: { cluster }, query } });
  return listOf(data?.items).some((raw) => {
    const { id, hostname } = fieldsOf<Schemas['Server']>(raw);
    return id === server_id || hostname === server_id;
  });
}

/** Why the session did not start. Other calls can read the error that a socket hides (docs/protocol/streams.md#1.4). */
async function explainRefusal(
  { cluster, target, isRetry }: TerminalStart,
  ended: EndedTerminal,
): Promise<(EndExplanation & Partial<Pick<EndedTerminal, 'outcome'>>) | undefined> {
  // The other calls reach the proxy, so a socket that did not open was refused.
  const explanation = { reason: ended.ending?.type === 'refused' ? CONNECTION_REFUSED : ended.reason, error: '' };
  try {
    await http.GET('/v1/webapi/user/status');
    if (isExec(target)) return explanation;
    if (!('sid' in target)) {
      if (await isListed(cluster, target)) return explanation;
      // After a restart of the proxy, servers are listed again once their agents have reconnected.
      return isRetry
        ? { outcome: 'lost', reason: AGENT_NOT_CONNECTED, error: '' }
        : { reason: serverNotListedText(target), error: '' };
    }
    const { data } = await http.GET('/v1/webapi/sites/{cluster}/sessions', { params: { path: { cluster } } });
    return isRunning(data?.sessions, target.sid) ? explanation : { reason: SESSION_NOT_AVAILABLE, error: '' };
  } catch (error) {
    return isUnreachable(error) ? { outcome: 'lost', reason: PROXY_UNREACHABLE, error: '' } : explanationOf(error);
  }
}

/** Effects that do not use the socket. */
type NonSocketEffect = Extract<TerminalEffect, { type: 'write' | 'notify' }>;

/** Whether the session was dropped without a reason, or with an error of the proxy that gives no reason. */
const isUnexplained = ({ outcome, reason, error, cause }: EndedTerminal): boolean =>
  outcome === 'dropped' && (cause === 'quiet' || (cause === undefined && (reason === SESSION_STOPPED || error !== '')));

/**
 * Checks whether the end of the web session or of the proxy ended this session. Both end their streams
 * (docs/protocol/streams.md#16.1). Undefined if neither has ended.
 */
async function endedByProxyOrSession(ended: EndedTerminal): Promise<EndedTerminal | undefined> {
  try {
    await http.GET('/v1/webapi/user/status');
    return undefined;
  } catch (error) {
    if (error instanceof Refusal && isSessionEnded(error))
      return { ...ended, outcome: ended.outcome === 'lost' ? 'dropped' : ended.outcome, reason: SIGNED_OUT_OF_CONSOLE };
    return isUnreachable(error) && (ended.outcome === 'lost' || endedWithoutReason(ended) || isUnexplained(ended))
      ? { ...ended, outcome: 'lost', reason: PROXY_UNREACHABLE }
      : undefined;
  }
}

/** A proxy that shuts down ends its sessions before it refuses calls, so the check is repeated. */
const RECHECK_DELAYS_MS = [1000, 2000];

async function recheckEnd(ended: EndedTerminal, hasLeft: () => boolean): Promise<EndedTerminal | undefined> {
  for (const pause of RECHECK_DELAYS_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (hasLeft()) return undefined;
    const explainedEnd = await endedByProxyOrSession(ended);
    if (explainedEnd) return explainedEnd;
  }
  return undefined;
}

/** Tries to find the cause of an unclear end with other calls. Undefined if they do not explain it. */
async function explainUnclearEnd(
  ended: EndedTerminal,
  terminalStart: TerminalStart,
  hasLeft: () => boolean,
): Promise<EndedTerminal | undefined> {
  if (ended.cause === 'restart') return undefined;
  const isClean = ended.outcome === 'clean' && ended.reason === '';
  if (isClean || endedWithoutReason(ended) || ended.outcome === 'dropped' || ended.outcome === 'lost') {
    const explainedEnd = await endedByProxyOrSession(ended);
    return explainedEnd ?? (isUnexplained(ended) ? recheckEnd(ended, hasLeft) : undefined);
  }
  const explanation =
    ended.ending && ended.outcome === 'refused' ? await explainRefusal(terminalStart, ended) : undefined;
  return explanation && { ...ended, ...explanation };
}

interface TerminalListeners {
  onStream: (stream: TerminalStream) => void;
  /** An event of the session, as the proxy sends it (docs/protocol/streams.md#3.5). */
  onEvent: (event: Record<string, unknown>) => void;
}

async function connectionOf(
  { cluster, target }: TerminalStart,
  { cols, rows }: TerminalSize,
): Promise<{ url: string; stream: TerminalStream }> {
  const { bearer = '' } = credentials();
  const addressOptions = { origin: location.origin, cluster, target, size: { w: cols, h: rows } };
  const proxy = await dialect();
  if (isExec(target) && !proxyCan(proxy, 'openPodAndDatabaseConsoles')) throw new UserFacingError(EXEC_NOT_SUPPORTED);
  // On 14.x the token is in the address, because those proxies accept it only there (docs/behaviour.md#bearer-token).
  return proxyCan(proxy, 'receiveTokenAsMessage')
    ? { url: terminalAddress(addressOptions), stream: createTerminalStream(bearer) }
    : { url: terminalAddress({ ...addressOptions, token: bearer }), stream: createTerminalStream() };
}

/** The number of last characters of the output that are kept to find out why the session ended. */
const LAST_OUTPUT_CHARACTERS = 1500;

/** Starts or joins a session and runs it until it ends or the user leaves it. */
export function startTerminal(
  terminalStart: TerminalStart,
  screen: TerminalScreen,
  { onStream, onEvent }: TerminalListeners,
): RunningTerminal {
  let isLive = false;
  let hasLeft = false;
  /** The end of the output, where a proxy prints why it ends the session. */
  let lastText = '';
  let lastActive = Date.now();
  const decoder = new TextDecoder();
  // A command without a terminal ends its lines with a line feed only, so ANSI's new line mode is needed.
  if (isCommand(terminalStart.target)) screen.write(new TextEncoder().encode('\x1b[20h'));
  /** The last size of the shell, set by this pane or by another participant. */
  let lastSize = screen.size();

  // All participants share the size that was set last (docs/protocol/streams.md#3.5).
  function applyRemoteSize(size: TerminalSize | undefined): void {
    if (!size) return;
    lastSize = size;
    screen.resize(size);
  }
  /** Sends the size only if it changed, because it applies to all participants. */
  function sendSize(): void {
    const { cols, rows } = screen.size();
    if (!isLive || (cols === lastSize.cols && rows === lastSize.rows)) return;
    lastSize = { cols, rows };
    running.send(encodeResize({ w: cols, h: rows }));
  }
  const running = runStream<TerminalStream, TerminalEvent, NonSocketEffect>({
    initial: createTerminalStream(),
    async address() {
      // Without a network, a browser takes long to report that a socket does not open.
      if (!navigator.onLine) throw new Refusal(0, PROXY_UNREACHABLE);
      lastSize = screen.size();
      return connectionOf(terminalStart, lastSize);
    },
    next(stream, event) {
      const step = nextForTarget(terminalStart.target, stream, event);
      if (event.type !== 'socketClosed' || step.stream === stream || step.stream.status !== 'ended') return step;
      const quietMs = Date.now() - lastActive;
      const { ending } = event;
      const facts = { text: lastText, ending, quietMs, isRetry: terminalStart.isRetry };
      return { ...step, stream: explainEnd(step.stream, facts) };
    },
    runEffect(effect) {
      if (effect.type === 'write') {
        lastActive = Date.now();
        lastText = (lastText + decoder.decode(effect.output.slice(-LAST_OUTPUT_CHARACTERS))).slice(
          -LAST_OUTPUT_CHARACTERS,
        );
        return screen.write(effect.output);
      }
      applyRemoteSize(parseResizeEvent(effect.event));
      onEvent(effect.event);
    },
    afterEvent({ status }) {
      isLive = status === 'live';
      // The size may have changed before the session was live.
      sendSize();
    },
    onStream,
    explainEnd: async (ended) =>
      ended.status === 'ended' ? explainUnclearEnd(ended, terminalStart, () => hasLeft) : undefined,
    failureState: (error) => ({
      status: 'ended',
      outcome: isUnreachable(error) ? 'lost' : 'refused',
      ...explanationOf(error),
    }),
  });

  return {
    type(text, mode) {
      lastActive = Date.now();
      const action = inputAction(mode, text);
      if (action === 'send') return running.send(encodeInput(text));
      if (action === 'leave') running.dispatch({ type: 'closed', reason: LEFT_BY_USER });
      return true;
    },
    terminate: () => running.send(encodeInput(TERMINATE_KEY)),
    applySize: sendSize,
    send: running.send,
    answer: (answer) => running.dispatch({ type: 'answered', answer }),
    close: () =>
      running.dispatch('sid' in terminalStart.target ? { type: 'closed', reason: LEFT_BY_USER } : { type: 'closed' }),
    leave() {
      hasLeft = true;
      running.mute();
      running.dispatch({ type: 'closed' });
    },
  };
}
