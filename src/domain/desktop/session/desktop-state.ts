// A live desktop over its stream: where it can be, what happens to it and what is to be done about it.
import type { MessageOf, ShareRequest } from '#domain/desktop/codec/message.ts';
import type { StreamEnd as StreamEnding } from '#domain/stream/stream-end.ts';
import type { UndecodedMessage } from '#domain/desktop/codec/message-reader.ts';

export interface Size {
  width: number;
  height: number;
}

export type Severity = MessageOf<'notification'>['severity'];

export interface DesktopNotice {
  id: number;
  severity: Severity;
  text: string;
}

/**
 * `refused`: it never began, in the proxy's words where it gave any; `logoff` and `told`: the desktop or the proxy says
 * why; `lost`: it broke off; `unreachable`: so does every other call, or it never began; `notOpened`: the console says why
 * it never began.
 */
export type DesktopEnd =
  | { how: 'left' | 'signedOut' | 'unreachable' | 'mfaCancelled' }
  /** `why`: what was seen of the socket, in a sentence. */
  | { how: 'lost' | 'timedOut' | 'notOpened'; why: string }
  | { how: 'refused'; text: string; why: string }
  | { how: 'logoff' | 'told'; text: string };

export interface DesktopView {
  /** What was asked for last. */
  requestedSize: Size;
  /** 18.x: whether the screen follows the window. */
  canResize: boolean;
  /** Once there is a picture: of the screen as it is there. */
  size: Size | undefined;
  /** The latest; older ones than are kept here are only counted. */
  notices: readonly DesktopNotice[];
  noticeCount: number;
  /** What could not be decoded, each number once. */
  undecodedMessages: readonly (UndecodedMessage & { count: number })[];
  latency: { client: number; server: number } | undefined;
}

export type OpenState =
  | { at: 'authenticating'; awaits: 'socket'; token: string; layout: number }
  | { at: 'authenticating'; awaits: 'proof'; layout: number }
  | { at: 'connecting'; awaits: 'socket' | 'frame' | 'picture' }
  | { at: 'live' };

export type DesktopStream = { view: DesktopView } & (
  | OpenState
  | { at: 'asks'; challenge: Record<string, unknown>; previousState: OpenState }
  | { at: 'ended'; ending: DesktopEnd }
);

export type DesktopEvent =
  | { on: 'opened' }
  | { on: 'frame'; data: string | Uint8Array }
  | { on: 'socketClosed'; ending: StreamEnding }
  | { on: 'signedOut' }
  | { on: 'timedOut' }
  | { on: 'answered'; answer: object }
  | { on: 'mfaCancelled' }
  | { on: 'left' }
  /** The window has another size; the owner waits until it has come to rest. */
  | { on: 'resized'; size: Size }
  /** A picture that could not be decoded after all. */
  | { on: 'undrawn' }
  /** Of what goes on on this side, a shared directory above all. */
  | { on: 'warned'; text: string }
  | { on: 'dismissed'; id: number };

export type DesktopEffect =
  | { do: 'send'; data: string | Uint8Array<ArrayBuffer> }
  /** Each in a frame of its own. */
  | { do: 'sendAll'; frames: readonly Uint8Array<ArrayBuffer>[] }
  | { do: 'hangUp' }
  | { do: 'draw'; left: number; top: number; png: Uint8Array<ArrayBuffer> }
  | { do: 'fastPath'; pdu: Uint8Array<ArrayBuffer> }
  /** A decoder begins from nothing, with these. */
  | { do: 'activated'; ioChannel: number; userChannel: number; size: Size }
  | { do: 'clipboard'; text: string }
  | { do: 'share'; message: ShareRequest | MessageOf<'shareAcknowledge'> };

export interface DesktopStep {
  stream: DesktopStream;
  effect?: DesktopEffect;
}
