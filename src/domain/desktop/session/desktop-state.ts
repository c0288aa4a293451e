// The states, events and effects of a live desktop.
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
 * `refused`: the stream never started, possibly with a text of the proxy. `logoff` and `told`: the desktop or the proxy
 * gave the reason. `lost`: a running stream broke off. `unreachable`: the proxy does not respond to other calls either.
 * `notOpened`: the console itself gives the reason why the stream was not opened.
 */
export type DesktopEnd =
  | { type: 'left' | 'signedOut' | 'unreachable' | 'mfaCancelled' }
  /** `why`: a sentence about the failure of the socket. */
  | { type: 'lost' | 'timedOut' | 'notOpened'; cause: string }
  | { type: 'refused'; text: string; cause: string }
  | { type: 'logoff' | 'told'; text: string };

export interface DesktopView {
  /** The size in the last request. */
  requestedSize: Size;
  /** 18.x: whether the screen is resized with the window. */
  canResize: boolean;
  /** The actual size of the screen; undefined before the first picture. */
  size: Size | undefined;
  /** The latest notices. `noticeCount` includes older ones that were dropped. */
  notices: readonly DesktopNotice[];
  noticeCount: number;
  /** Messages that could not be decoded, counted by number. */
  undecodedMessages: readonly (UndecodedMessage & { count: number })[];
  latency: { client: number; server: number } | undefined;
}

export type OpenState =
  | { status: 'authenticating'; awaits: 'socket'; token: string; layout: number }
  | { status: 'authenticating'; awaits: 'proof'; layout: number }
  | { status: 'connecting'; awaits: 'socket' | 'frame' | 'picture' }
  | { status: 'live' };

export type DesktopStream = { view: DesktopView } & (
  | OpenState
  | { status: 'asks'; challenge: Record<string, unknown>; previousState: OpenState }
  | { status: 'ended'; ending: DesktopEnd }
);

export type DesktopEvent =
  | { type: 'opened' }
  | { type: 'frame'; data: string | Uint8Array }
  | { type: 'socketClosed'; ending: StreamEnding }
  | { type: 'signedOut' }
  | { type: 'timedOut' }
  | { type: 'answered'; answer: object }
  | { type: 'mfaCancelled' }
  | { type: 'left' }
  /** The window has a new size. The caller sends this event only after the size has settled. */
  | { type: 'resized'; size: Size }
  /** The browser could not decode a picture. */
  | { type: 'undrawn' }
  /** A warning of the console itself, usually about a shared directory. */
  | { type: 'warned'; text: string }
  | { type: 'dismissed'; id: number };

export type DesktopEffect =
  | { type: 'send'; data: string | Uint8Array<ArrayBuffer> }
  /** Each message is sent in a separate frame. */
  | { type: 'sendAll'; frames: readonly Uint8Array<ArrayBuffer>[] }
  | { type: 'hangUp' }
  | { type: 'draw'; left: number; top: number; png: Uint8Array<ArrayBuffer> }
  | { type: 'fastPath'; pdu: Uint8Array<ArrayBuffer> }
  /** Starts a new RDP decoder with these values. */
  | { type: 'activated'; ioChannel: number; userChannel: number; size: Size }
  | { type: 'clipboard'; text: string }
  | { type: 'share'; message: ShareRequest | MessageOf<'shareAcknowledge'> };

export interface DesktopStep {
  stream: DesktopStream;
  effect?: DesktopEffect;
}
