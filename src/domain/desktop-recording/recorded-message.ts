// Reads the visible content of a recorded desktop message (docs/protocol/streams.md#11.3).
import { readMessage as readDesktopMessage, type MessageOf } from '#domain/desktop/codec/message.ts';
import type { ActivationInfo } from '#domain/desktop/rdp/decoder.ts';
import { isDrawable } from '#domain/desktop/codec/picture-checks.ts';

export type Severity = MessageOf<'notification'>['severity'];

export type RecordedMessage =
  | { kind: 'size'; width: number; height: number }
  /** Has no right and bottom, because these values are not reliable. The picture is drawn in its own size. */
  | { kind: 'picture'; left: number; top: number; png: Uint8Array<ArrayBuffer> }
  | { kind: 'notice'; severity: Severity; text: string }
  /** Only on 18.x. Starts a new decoder for RDP, the protocol of Windows desktops. */
  | { kind: 'activated'; activated: ActivationInfo }
  /** Only on 18.x. An RDP screen update ("fast-path") for the current decoder. */
  | { kind: 'fastPath'; pdu: Uint8Array<ArrayBuffer> }
  /** A message without visible content, such as a mouse move or a key. */
  | { kind: 'silent' }
  | { kind: 'unreadable' };

export function readRecordedMessage(frame: Uint8Array<ArrayBuffer>): RecordedMessage {
  const message = readDesktopMessage(frame);
  switch (message.kind) {
    case 'activated': {
      const { ioChannel, userChannel, width, height } = message;
      return { kind: 'activated', activated: { ioChannel, userChannel, width, height } };
    }
    case 'screenSpec':
      return { kind: 'size', width: message.width, height: message.height };
    case 'pngFrame':
    case 'png2Frame': {
      const { left, top, png } = message;
      return isDrawable(message) ? { kind: 'picture', left, top, png } : { kind: 'unreadable' };
    }
    case 'desktopError':
      return { kind: 'notice', severity: 'error', text: message.text };
    case 'notification':
      return { kind: 'notice', severity: message.severity, text: message.text };
    case 'fastPath':
      return { kind: 'fastPath', pdu: message.pdu };
    case 'unknown':
    case 'unreadable':
      return { kind: 'unreadable' };
    default:
      return { kind: 'silent' };
  }
}
