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
import type { DrawReport } from './picture/draw.ts';
import type { Drawing } from './picture/start-draw.ts';

export interface DesktopPlace {
  cluster: string;
  /** The resource's name. */
  desktop: string;
  /** The Windows login. */
  login: string;
}

type OwnEffect = Exclude<DesktopEffect, { do: 'send' | 'hangUp' }>;

export interface DesktopListeners {
  onDesktop: (desktop: DesktopStream) => void;
  onClipboard: (text: string) => void;
  onShare: (message: Extract<DesktopEffect, { do: 'share' }>['message']) => void;
}

async function addressOf(place: DesktopPlace, asked: Size): Promise<{ url: string; stream: DesktopStream }> {
  const { bearer = '' } = credentials();
  const where = { origin: location.origin, ...place };
  const proxy = await dialect();
  // On 14.x the token stands in the address because the proxy looks for it nowhere else (docs/behaviour.md#bearer-token).
  const takesToken = proxyCan(proxy, 'receiveTokenAsMessage');
  return {
    url: desktopAddress(takesToken ? where : { ...where, legacyParams: { token: bearer, size: asked } }),
    stream: createDesktopStream({
      requestedSize: asked,
      token: takesToken ? bearer : undefined,
      layout: proxyCan(proxy, 'setKeyboardLayout') ? (await readKeyboard()).layout : 0,
      canResize: proxyCan(proxy, 'resizeDesktops'),
    }),
  };
}

/** The end of a desktop after a call that had to succeed has failed: `how` it ended where the proxy says why. */
function failure({ view: shown }: DesktopStream, error: unknown, how: 'refused' | 'told' = 'refused'): DesktopStream {
  if (isUnreachable(error)) return { view: shown, at: 'ended', ending: { how: 'unreachable' } };
  const words = describeError(error);
  const text = sanitizeLines(words.message);
  if (!isProxyText(words)) return { view: shown, at: 'ended', ending: { how: 'notOpened', why: text } };
  return { view: shown, at: 'ended', ending: how === 'told' ? { how, text } : { how, text, why: '' } };
}

/** A socket hides why it was refused; another call may say it (docs/protocol/streams.md#1.4). */
async function explained(ended: DesktopStream): Promise<DesktopStream | undefined> {
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
    return failure(ended, error, ending.how === 'lost' ? 'told' : 'refused');
  }
}

/** What the decoder could not make of a frame is said once of each kind. */
function createFailures(say: (event: DesktopEvent) => void) {
  const said = new Set<string>();
  return ({ failure: found }: Extract<DrawReport, { on: 'failed' }>) => {
    if (found.kind === 'broken') return say({ on: 'undrawn' });
    const text = unsupportedText(found);
    if (!said.has(text)) say({ on: 'warned', text });
    said.add(text);
  };
}

export interface RunningDesktop extends RunningStream<DesktopEvent> {
  /** What the one who draws has to say. */
  report(report: Extract<DrawReport, { on: 'undrawn' | 'respond' | 'failed' }>): void;
}

export function runDesktop(
  { asked, ...place }: DesktopPlace & { asked: Size },
  draw: Drawing,
  on: DesktopListeners,
): RunningDesktop {
  const begin = createDesktopStream({ requestedSize: asked, token: undefined, layout: 0, canResize: false });
  const running = runStream<DesktopStream, DesktopEvent, OwnEffect>({
    initial: begin,
    address: () => addressOf(place, asked),
    open: draw.open,
    next: nextDesktopStream,
    runEffect: follow,
    afterEvent: () => {},
    onStream: on.onDesktop,
    explainEnd: explained,
    failureState: (error) => failure(begin, error),
  });
  let size: Size | undefined;
  function follow(effect: OwnEffect): void {
    switch (effect.do) {
      case 'sendAll':
        return effect.frames.forEach((frame) => running.send(frame));
      case 'draw':
        // 14.x: the screen is as large as was asked for.
        if (!size) draw.take({ do: 'resize', size: (size = asked) });
        return draw.take(effect);
      case 'fastPath':
        return draw.take(effect);
      case 'activated': {
        const { size: now, ...channels } = effect;
        size = now;
        return draw.take({ do: 'activate', activated: { ...now, ...channels } });
      }
      case 'clipboard':
        return on.onClipboard(effect.text);
      case 'share':
        return on.onShare(effect.message);
    }
  }
  const fail = createFailures(running.dispatch);
  return {
    ...running,
    report(report) {
      if (report.on === 'undrawn') running.dispatch(report);
      else if (report.on === 'failed') fail(report);
      else running.send(writeMessage({ kind: 'rdpResponse', pdu: report.bytes }));
    },
  };
}
