// Runs one live desktop: connects the proxy's stream, the rules of the stream and the picture.
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
  /** The name of the resource. */
  desktop: string;
  /** The Windows login. */
  login: string;
}

type NonSocketEffect = Exclude<DesktopEffect, { type: 'send' | 'hangUp' }>;

export interface DesktopListeners {
  onDesktop: (desktop: DesktopStream) => void;
  onClipboard: (text: string) => void;
  onShare: (message: Extract<DesktopEffect, { type: 'share' }>['message']) => void;
}

async function connectionOf(
  address: DesktopAddress,
  requestedSize: Size,
): Promise<{ url: string; stream: DesktopStream }> {
  const { bearer = '' } = credentials();
  const addressOptions = { origin: location.origin, ...address };
  const proxy = await dialect();
  // On 14.x the token is in the address, because those proxies accept it only there (docs/behaviour.md#bearer-token).
  const acceptsTokenMessage = proxyCan(proxy, 'receiveTokenAsMessage');
  return {
    url: desktopAddress(
      acceptsTokenMessage
        ? addressOptions
        : { ...addressOptions, legacyParams: { token: bearer, size: requestedSize } },
    ),
    stream: createDesktopStream({
      requestedSize,
      token: acceptsTokenMessage ? bearer : undefined,
      layout: proxyCan(proxy, 'setKeyboardLayout') ? (await readKeyboard()).layout : 0,
      canResize: proxyCan(proxy, 'resizeDesktops'),
    }),
  };
}

/** The ended state after a failed call. `endType` is the kind of end if the proxy sent an error text. */
function failedState({ view }: DesktopStream, error: unknown, endType: 'refused' | 'told' = 'refused'): DesktopStream {
  if (isUnreachable(error)) return { view, status: 'ended', ending: { type: 'unreachable' } };
  const description = describeError(error);
  const text = sanitizeLines(description.message);
  if (!isProxyText(description)) return { view, status: 'ended', ending: { type: 'notOpened', cause: text } };
  return {
    view,
    status: 'ended',
    ending: endType === 'told' ? { type: endType, text } : { type: endType, text, cause: '' },
  };
}

/**
 * A socket hides why it was refused. Another call may return the reason (docs/protocol/streams.md#1.4). Returns
 * undefined if there is no better explanation.
 */
async function explainEnd(ended: DesktopStream): Promise<DesktopStream | undefined> {
  if (ended.status !== 'ended') return undefined;
  const { ending } = ended;
  const isUnexplained =
    ending.type === 'lost' ||
    (ending.type === 'refused' && ending.text === '') ||
    (ending.type === 'told' && isConnectionError(ending.text));
  if (!isUnexplained) return undefined;
  try {
    await http.GET('/v1/webapi/user/status');
    return ending.type === 'refused' && ending.cause === CONNECTION_NOT_OPENED
      ? { ...ended, ending: { ...ending, cause: CONNECTION_REFUSED } }
      : undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (isSessionEnded(error)) return { ...ended, ending: { type: 'signedOut' } };
    // An unreadable answer gives no reason.
    if (!isUnreachable(error) && !isProxyText(error)) return undefined;
    return failedState(ended, error, ending.type === 'lost' ? 'told' : 'refused');
  }
}

/** Warns once about each kind of unsupported data, and reports each piece of broken data. */
function createFailureReporter(dispatch: (event: DesktopEvent) => void) {
  const reportedTexts = new Set<string>();
  return ({ failure }: Extract<DrawReport, { type: 'failed' }>) => {
    if (failure.kind === 'broken') return dispatch({ type: 'undrawn' });
    const text = unsupportedText(failure);
    if (!reportedTexts.has(text)) dispatch({ type: 'warned', text });
    reportedTexts.add(text);
  };
}

export interface RunningDesktop extends RunningStream<DesktopEvent> {
  /** Handles a report of the decoder or the picture. */
  report(report: Extract<DrawReport, { type: 'undrawn' | 'respond' | 'failed' }>): void;
}

export function runDesktop(
  { requestedSize, ...address }: DesktopAddress & { requestedSize: Size },
  draw: DrawTarget,
  listeners: DesktopListeners,
): RunningDesktop {
  const firstState = createDesktopStream({
    requestedSize,
    token: undefined,
    layout: 0,
    canResize: false,
  });
  const running = runStream<DesktopStream, DesktopEvent, NonSocketEffect>({
    initial: firstState,
    address: () => connectionOf(address, requestedSize),
    open: draw.open,
    next: nextDesktopStream,
    runEffect,
    afterEvent: () => {},
    onStream: listeners.onDesktop,
    explainEnd,
    failureState: (error) => failedState(firstState, error),
  });
  let size: Size | undefined;
  function runEffect(effect: NonSocketEffect): void {
    switch (effect.type) {
      case 'sendAll':
        return effect.frames.forEach((frame) => running.send(frame));
      case 'draw':
        // On 14.x, the desktop has the requested size.
        if (!size) draw.handleRequest({ type: 'resize', size: (size = requestedSize) });
        return draw.handleRequest(effect);
      case 'fastPath':
        return draw.handleRequest(effect);
      case 'activated': {
        const { size: newSize, ...channels } = effect;
        size = newSize;
        return draw.handleRequest({ type: 'activate', activated: { ...newSize, ...channels } });
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
      if (report.type === 'undrawn') running.dispatch(report);
      else if (report.type === 'failed') reportFailure(report);
      else running.send(writeMessage({ kind: 'rdpResponse', pdu: report.bytes }));
    },
  };
}
