import { Transform, type TransformCallback } from 'node:stream';

const TEXT = 1;
const FIRST_CONTROL_OPCODE = 8;
const FINAL_FRAME_BIT = 0x80;
const MAX_HEADER_BYTES = 14;

/** The header of a frame is longer if the payload is long or masked (RFC 6455 5.2). */
function headerLength(header: Buffer): number {
  const lengthCode = header.readUInt8(1) & 0x7f;
  const extendedLength = lengthCode === 127 ? 8 : lengthCode === 126 ? 2 : 0;
  const isMasked = (header.readUInt8(1) & 0x80) !== 0;
  return 2 + extendedLength + (isMasked ? 4 : 0);
}

function payloadLength(header: Buffer): number {
  const lengthCode = header.readUInt8(1) & 0x7f;
  if (lengthCode === 127) return Number(header.readBigUInt64BE(2));
  return lengthCode === 126 ? header.readUInt16BE(2) : lengthCode;
}

/** An unmasked text message in one frame, as servers send it. The text has less than 126 bytes. */
const textFrame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([FINAL_FRAME_BIT | TEXT, Buffer.byteLength(text)]), Buffer.from(text)]);

/** Passes on the bytes of a websocket unchanged, and can add a text message of its own between two messages. */
export class MessageRelay extends Transform {
  readonly #header = Buffer.alloc(MAX_HEADER_BYTES);
  /** How many bytes of the current frame's header have arrived; 0 while its payload arrives. */
  #headerBytes = 0;
  #payloadLeft = 0;
  /** Whether the last frame was not the last one of its message. */
  #isInMessage = false;
  #pendingText: string | undefined;

  /** Sends a short text after the current message. */
  insertText(text: string): void {
    this.#pendingText = text;
    if (this.#canInsert()) this.#pushPendingText();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, callback: TransformCallback): void {
    let [offset, pushedBytes] = [0, 0];
    while (offset < chunk.length) {
      offset += this.#readFramePart(chunk, offset);
      if (!this.#canInsert()) continue;
      this.push(chunk.subarray(pushedBytes, offset));
      pushedBytes = offset;
      this.#pushPendingText();
    }
    if (pushedBytes < chunk.length) this.push(chunk.subarray(pushedBytes));
    callback();
  }

  #canInsert(): boolean {
    const isBetweenMessages = this.#payloadLeft === 0 && this.#headerBytes === 0 && !this.#isInMessage;
    return this.#pendingText !== undefined && isBetweenMessages && !this.destroyed && !this.writableEnded;
  }

  #pushPendingText(): void {
    this.push(textFrame(this.#pendingText ?? ''));
    this.#pendingText = undefined;
  }

  /** Reads one byte of a header, or the rest of a payload. Returns how many bytes that is. */
  #readFramePart(chunk: Buffer, offset: number): number {
    if (this.#payloadLeft > 0) {
      const length = Math.min(this.#payloadLeft, chunk.length - offset);
      this.#payloadLeft -= length;
      return length;
    }
    this.#header.writeUInt8(chunk.readUInt8(offset), this.#headerBytes);
    this.#headerBytes += 1;
    if (this.#headerBytes >= 2 && this.#headerBytes === headerLength(this.#header)) {
      const firstByte = this.#header.readUInt8(0);
      const isControlFrame = (firstByte & 0x0f) >= FIRST_CONTROL_OPCODE;
      if (!isControlFrame) this.#isInMessage = (firstByte & FINAL_FRAME_BIT) === 0;
      this.#payloadLeft = payloadLength(this.#header);
      this.#headerBytes = 0;
    }
    return 1;
  }
}
