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
 * How a stream ended. `refused`: it never started; `text` is the proxy's reason or empty. `logoff` and `told`: the
 * desktop or the proxy gave the reason. `lost`: a running stream broke off. `unreachable`: the proxy does not respond
 * to other calls either. `restarting`: the console's server announced its restart. `notOpened`: the console itself
 * gives the reason why the stream was not opened.
 */
export type DesktopEnd =
  | { type: 'left' | 'signedOut' | 'unreachable' | 'mfaCancelled' | 'restarting' }
  /** `cause`: a sentence about the failure of the socket. */
  | { type: 'lost' | 'timedOut' | 'notOpened'; cause: string }
  | { type: 'refused'; text: string; cause: string }
  | { type: 'logoff' | 'told'; text: string };

export interface DesktopView {
  /** The size in the last request for a screen size. */
  requestedSize: Size;
  /** Whether the screen can be resized with the window. Only 18.x can. */
  canResize: boolean;
  /** The actual size of the screen; undefined before the first picture. */
  size: Size | undefined;
  /** The latest notices. `noticeCount` includes older ones that were dropped. */
  notices: readonly DesktopNotice[];
  noticeCount: number;
  /** Messages that could not be decoded, counted by number. */
  undecodedMessages: readonly (UndecodedMessage & { count: number })[];
  /** In milliseconds, from the desktop's last report. */
  latency: { client: number; server: number } | undefined;
}

/** `awaits`: what the stream waits for; `proof` is the proxy's answer to the token. */
export type OpenState =
  | { status: 'authenticating'; awaits: 'socket'; token: string; layout: number }
  | { status: 'authenticating'; awaits: 'proof'; layout: number }
  | { status: 'connecting'; awaits: 'socket' | 'frame' | 'picture' }
  | { status: 'live' };

/** `asks`: an MFA challenge waits for the user's answer, after which the previous state continues. */
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
  /** The user left the desktop. */
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
  /** Sends several frames. */
  | { type: 'sendAll'; frames: readonly Uint8Array<ArrayBuffer>[] }
  | { type: 'hangUp' }
  | { type: 'draw'; left: number; top: number; png: Uint8Array<ArrayBuffer> }
  /** Decodes and draws an RDP screen update. */
  | { type: 'fastPath'; pdu: Uint8Array<ArrayBuffer> }
  /** Starts a new RDP decoder for the channels and the size. */
  | { type: 'activated'; ioChannel: number; userChannel: number; size: Size }
  | { type: 'clipboard'; text: string }
  | { type: 'share'; message: ShareRequest | MessageOf<'shareAcknowledge'> };

export interface DesktopStep {
  stream: DesktopStream;
  effect?: DesktopEffect;
}
