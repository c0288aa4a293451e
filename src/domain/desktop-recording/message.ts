// Recorded messages of a desktop, byte by byte (docs/protocol/streams.md#8.2, #11.3).

export type Severity = 'info' | 'warning' | 'error';

export type DesktopMessage =
  | { kind: 'size'; width: number; height: number }
  /** Drawn at its own size; the far corner that the wire tells is not to be relied on. */
  | { kind: 'picture'; left: number; top: number; png: Uint8Array<ArrayBuffer> }
  | { kind: 'notice'; severity: Severity; text: string }
  /** 18.x: RDP that takes a decoder. */
  | { kind: 'fastPath' }
  /** Mouse and keys: nothing to see. */
  | { kind: 'silent' }
  | { kind: 'unreadable' };

const UNREADABLE: DesktopMessage = { kind: 'unreadable' };

/** Of a screen, each way, and of the text of a notice (docs/protocol/streams.md#17). */
export const LARGEST_SIDE = 8192;
const LONGEST_TEXT = 10_240;
const isDrawable = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width <= LARGEST_SIDE && height <= LARGEST_SIDE;

const sized = (width: number, height: number): DesktopMessage =>
  isDrawable(width, height) ? { kind: 'size', width, height } : UNREADABLE;

const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEADER_BYTES = 24;

/** A picture that says it is larger than any screen would take all memory once it is unpacked. */
function pictureOf(left: number, top: number, png: Uint8Array<ArrayBuffer>): DesktopMessage {
  if (png.length < HEADER_BYTES || PNG_HEAD.some((byte, at) => png[at] !== byte)) return UNREADABLE;
  const view = new DataView(png.buffer, png.byteOffset);
  if (!isDrawable(view.getUint32(16), view.getUint32(20))) return UNREADABLE;
  return left < LARGEST_SIDE && top < LARGEST_SIDE ? { kind: 'picture', left, top, png } : UNREADABLE;
}

const SEVERITIES: readonly Severity[] = ['info', 'warning', 'error'];
const decoder = new TextDecoder();

/** Where there is no severity the message is an error, number 9. */
function noticeOf(message: Uint8Array, view: DataView, withSeverity: boolean): DesktopMessage {
  const length = view.getUint32(1);
  if (length > LONGEST_TEXT || 5 + length + (withSeverity ? 1 : 0) > message.length) return UNREADABLE;
  const severity = withSeverity ? SEVERITIES[message[5 + length] ?? 0] : 'error';
  const text = decoder.decode(message.subarray(5, 5 + length));
  return severity ? { kind: 'notice', severity, text } : UNREADABLE;
}

/** The shortest that each number can be, its type included. */
const SHORTEST: Readonly<Record<number, number>> = { 1: 9, 2: 17, 3: 9, 4: 3, 9: 5, 27: 21, 28: 6, 29: 5, 31: 9 };

export function readMessage(message: Uint8Array<ArrayBuffer>): DesktopMessage {
  const type = message[0] ?? 0;
  if (message.length < (SHORTEST[type] ?? Infinity)) return UNREADABLE;
  const view = new DataView(message.buffer, message.byteOffset, message.length);
  switch (type) {
    case 1:
      return sized(view.getUint32(1), view.getUint32(5));
    case 31:
      return sized(view.getUint16(5), view.getUint16(7));
    case 2:
      return pictureOf(view.getUint32(1), view.getUint32(5), message.subarray(17));
    case 27: {
      const end = 21 + view.getUint32(1);
      return end > message.length
        ? UNREADABLE
        : pictureOf(view.getUint32(5), view.getUint32(9), message.subarray(21, end));
    }
    case 9:
      return noticeOf(message, view, false);
    case 28:
      return noticeOf(message, view, true);
    case 29:
      return { kind: 'fastPath' };
    default:
      return { kind: 'silent' };
  }
}
