// One live desktop: a line to the proxy, the rules of its stream, and a picture of it.
import { describeError } from '#lib/user-facing-error.ts';
import { http } from '#api/client.ts';
import { credentials } from '#api/identity/credentials.ts';
import { dialect } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { isSessionEnded, isUnreachable, Refusal } from '#api/refusal.ts';
import { writeMessage } from '#domain/desktop/codec/message.ts';
import { unsupportedText } from '#domain/desktop/rdp/messages.ts';
import { desktopAddress } from '#domain/desktop/session/desktop-address.ts';
import { createDesktopStream, nextDesktopStream } from '#domain/desktop/session/desktop-machine.ts';
import type { DesktopStream, DesktopEffect, DesktopEvent, Size } from '#domain/desktop/session/desktop-state.ts';
import { isConnectionError } from '#domain/terminal/explain-end.ts';
import { CONNECTION_NOT_OPENED, CONNECTION_REFUSED } from '#domain/stream/messages.ts';
import { runStream, type RunningStream } from '#features/stream/run-stream.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { isProxyText } from '#ui/feedback/messages.ts';
import { readKeyboard } from './input/read-keyboard.ts';
import type { DrawReport } from './picture/create-draw.ts';
import type { DrawTarget } from './picture/start-draw.ts';

export interface DesktopAddress {
  cluster: string;
  /** The resource's name. */
  desktop: string;
  /** The Windows login. */
  login: string;
}

type NonSocketEffect = Exclude<DesktopEffect, { do: 'send' | 'hangUp' }>;

export interface DesktopListeners {
  onDesktop: (desktop: DesktopStream) => void;
  onClipboard: (text: string) => void;
  onShare: (message: Extract<DesktopEffect, { do: 'share' }>['message']) => void;
}

async function connectionOf(
  address: DesktopAddress,
  requestedSize: Size,
): Promise<{ url: string; stream: DesktopStream }> {
  const { bearer = '' } = credentials();
  const where = { origin: location.origin, ...address };
  const proxy = await dialect();
  // On 14.x the token stands in the address because the proxy looks for it nowhere else (docs/behaviour.md#bearer-token).
  const takesToken = proxyCan(proxy, 'receiveTokenAsMessage');
  return {
    url: desktopAddress(takesToken ? where : { ...where, legacyParams: { token: bearer, size: requestedSize } }),
    stream: createDesktopStream({
      requestedSize: requestedSize,
      token: takesToken ? bearer : undefined,
      layout: proxyCan(proxy, 'setKeyboardLayout') ? (await readKeyboard()).layout : 0,
      canResize: proxyCan(proxy, 'resizeDesktops'),
    }),
  };
}

/** The end of a desktop after a call that had to succeed has failed: `how` it ended where the proxy says why. */
function failedState(
  { view: shown }: DesktopStream,
  error: unknown,
  reason: 'refused' | 'told' = 'refused',
): DesktopStream {
  if (isUnreachable(error)) return { view: shown, at: 'ended', ending: { how: 'unreachable' } };
  const description = describeError(error);
  const text = sanitizeLines(description.message);
  if (!isProxyText(description)) return { view: shown, at: 'ended', ending: { how: 'notOpened', why: text } };
  return {
    view: shown,
    at: 'ended',
    ending: reason === 'told' ? { how: reason, text } : { how: reason, text, why: '' },
  };
}

/** A socket hides why it was refused; another call may say it (docs/protocol/streams.md#1.4). */
async function explainEnd(ended: DesktopStream): Promise<DesktopStream | undefined> {
  if (ended.at !== 'ended') return undefined;
  const { ending } = ended;
  const isUnexplained =
    ending.how === 'lost' ||
    (ending.how === 'refused' && ending.text === '') ||
    (ending.how === 'told' && isConnectionError(ending.text));
  if (!isUnexplained) return undefined;
  try {
    await http.GET('/v1/webapi/user/status');
    return ending.how === 'refused' && ending.why === CONNECTION_NOT_OPENED
      ? { ...ended, ending: { ...ending, why: CONNECTION_REFUSED } }
      : undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (isSessionEnded(error)) return { ...ended, ending: { how: 'signedOut' } };
    // An answer that cannot be read explains nothing.
    if (!isUnreachable(error) && !isProxyText(error)) return undefined;
    return failedState(ended, error, ending.how === 'lost' ? 'told' : 'refused');
  }
}

/** What the decoder could not make of a frame is said once of each kind. */
function createFailureReporter(say: (event: DesktopEvent) => void) {
  const reportedTexts = new Set<string>();
  return ({ failure }: Extract<DrawReport, { on: 'failed' }>) => {
    if (failure.kind === 'broken') return say({ on: 'undrawn' });
    const text = unsupportedText(failure);
    if (!reportedTexts.has(text)) say({ on: 'warned', text });
    reportedTexts.add(text);
  };
}

export interface RunningDesktop extends RunningStream<DesktopEvent> {
  /** What the one who draws has to say. */
  report(report: Extract<DrawReport, { on: 'undrawn' | 'respond' | 'failed' }>): void;
}

export function runDesktop(
  { asked: requestedSize, ...address }: DesktopAddress & { asked: Size },
  draw: DrawTarget,
  listeners: DesktopListeners,
): RunningDesktop {
  const firstState = createDesktopStream({
    requestedSize: requestedSize,
    token: undefined,
    layout: 0,
    canResize: false,
  });
  const running = runStream<DesktopStream, DesktopEvent, NonSocketEffect>({
    initial: firstState,
    address: () => connectionOf(address, requestedSize),
    open: draw.open,
    next: nextDesktopStream,
    runEffect: runEffect,
    afterEvent: () => {},
    onStream: listeners.onDesktop,
    explainEnd: explainEnd,
    failureState: (error) => failedState(firstState, error),
  });
  let size: Size | undefined;
  function runEffect(effect: NonSocketEffect): void {
    switch (effect.do) {
      case 'sendAll':
        return effect.frames.forEach((frame) => running.send(frame));
      case 'draw':
        // 14.x: the screen is as large as was asked for.
        if (!size) draw.handleRequest({ do: 'resize', size: (size = requestedSize) });
        return draw.handleRequest(effect);
      case 'fastPath':
        return draw.handleRequest(effect);
      case 'activated': {
        const { size: now, ...channels } = effect;
        size = now;
        return draw.handleRequest({ do: 'activate', activated: { ...now, ...channels } });
      }
      case 'clipboard':
        return listeners.onClipboard(effect.text);
      case 'share':
        return listeners.onShare(effect.message);
    }
  }
  const reportFailure = createFailureReporter(running.dispatch);
  return {
    ...running,
    report(report) {
      if (report.on === 'undrawn') running.dispatch(report);
      else if (report.on === 'failed') reportFailure(report);
      else running.send(writeMessage({ kind: 'rdpResponse', pdu: report.bytes }));
    },
  };
}
