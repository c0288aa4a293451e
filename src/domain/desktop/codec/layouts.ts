// What each message is made of (docs/protocol/streams.md#8.2, #8.3), with the limits of #17. Names are the contract's.
import {
  behind,
  bool8,
  data,
  i16,
  list,
  oneOf,
  record,
  rest,
  text,
  u16,
  u32,
  u64,
  word,
  type Field,
} from './fields.ts';
import { LARGEST_SIDE, MIB, pdu, PICTURES } from './pictures.ts';

export const LONGEST_PATH = 10_240;
export const LONGEST_NAME = 256;

const side = word(4, LARGEST_SIDE, 1);
const activeSide = word(2, LARGEST_SIDE, 1);
const longText = text(LONGEST_PATH);
const name = text(LONGEST_NAME);

/** The kind `n`, and no older one. */
const mfaKind = word(1, 0x6e, 0x6e);
const mfaText = text(MIB);
const mfa: Field<string> = {
  read: (from) => (mfaKind.read(from) === undefined ? undefined : mfaText.read(from)),
  write: (json) => [...mfaKind.write(0x6e), ...mfaText.write(json)],
};

const fileType = oneOf(4, 'file', 'directory');
const entry = record({ modified: u64, size: u64, fileType, isEmpty: bool8, path: longText });
/** Of requests about a directory, and of their answers. */
const asked = { completion: u32, directory: u32 };
const answered = { completion: u32, error: u32 };

export const LAYOUTS = {
  screenSpec: [1, record({ width: side, height: side })],
  pngFrame: PICTURES.pngFrame,
  mouseMove: [3, record({ x: u32, y: u32 })],
  mouseButton: [4, record({ button: word(1, 2), down: bool8 })],
  keyboardButton: [5, record({ scanCode: u32, down: bool8 })],
  clipboard: [6, record({ text: text(MIB) })],
  clientUsername: [7, record({ username: name })],
  mouseWheel: [8, record({ axis: oneOf(1, 'vertical', 'horizontal'), delta: i16 })],
  desktopError: [9, record({ text: longText })],
  desktopMfa: [10, record({ json: mfa })],
  shareAnnounce: [11, behind(() => 0, record({ directory: u32, name }))],
  shareAcknowledge: [12, record({ error: u32, directory: u32 })],
  shareInfoRequest: [13, record({ ...asked, path: longText })],
  shareInfoResponse: [14, record({ ...answered, entry })],
  shareCreateRequest: [15, record({ ...asked, fileType, path: longText })],
  shareCreateResponse: [16, record({ ...answered, entry })],
  shareDeleteRequest: [17, record({ ...asked, path: longText })],
  shareDeleteResponse: [18, record(answered)],
  shareReadRequest: [19, record({ ...asked, path: longText, offset: u64, length: u32 })],
  shareReadResponse: [20, record({ ...answered, data: data(MIB) })],
  shareWriteRequest: [21, record({ ...asked, offset: u64, path: longText, data: data(MIB) })],
  shareWriteResponse: [22, record({ ...answered, written: u32 })],
  shareMoveRequest: [23, record({ ...asked, from: longText, to: longText })],
  shareMoveResponse: [24, record(answered)],
  shareListRequest: [25, record({ ...asked, path: longText })],
  shareListResponse: [26, record({ ...answered, entries: list(entry) })],
  png2Frame: PICTURES.png2Frame,
  notification: [28, record({ text: longText, severity: oneOf(1, 'info', 'warning', 'error') })],
  fastPath: PICTURES.fastPath,
  rdpResponse: [30, pdu],
  activated: [31, record({ ioChannel: u16, userChannel: u16, width: activeSide, height: activeSide })],
  syncKeys: [32, record({ scroll: bool8, num: bool8, caps: bool8, kana: bool8 })],
  shareTruncateRequest: [33, record({ ...asked, path: longText, length: u32 })],
  shareTruncateResponse: [34, record(answered)],
  latencyStats: [35, record({ client: u32, server: u32 })],
  ping: [36, record({ id: rest(16, 16) })],
  keyboardLayout: [37, behind((length) => length, record({ layout: u32 }))],
} satisfies Record<string, readonly [number, Field<unknown>]>;
