// The number and the fields of each message of a live desktop (docs/protocol/streams.md#8.2, #8.3), with the limits of
// #17. The keys are the message names of the protocol documentation.
import {
  prefixed,
  bool8,
  sizedBytes,
  i16,
  list,
  enumOf,
  record,
  remainingBytes,
  sizedText,
  u16,
  u32,
  u64,
  integer,
  type Field,
} from './fields.ts';
import { MAX_SIDE_PX, MIB, pduLayout, PICTURE_LAYOUTS } from './picture-layouts.ts';

export const MAX_PATH_BYTES = 10_240;
export const MAX_NAME_BYTES = 256;

const screenSideField = integer(4, MAX_SIDE_PX, 1);
const activatedSideField = integer(2, MAX_SIDE_PX, 1);
const longTextField = sizedText(MAX_PATH_BYTES);
const nameField = sizedText(MAX_NAME_BYTES);

/** The kind of an MFA message. Only the letter `n` (0x6e) is accepted, not the kinds of older protocols. */
const mfaKind = integer(1, 0x6e, 0x6e);
const mfaText = sizedText(MIB);
const mfaField: Field<string> = {
  read: (from) => (mfaKind.read(from) === undefined ? undefined : mfaText.read(from)),
  write: (json) => [...mfaKind.write(0x6e), ...mfaText.write(json)],
};

const fileType = enumOf(4, 'file', 'directory');
const entryField = record({ modified: u64, size: u64, fileType, isEmpty: bool8, path: longTextField });
/** Fields of all requests about a shared directory. */
const requestFields = { completion: u32, directory: u32 };
const responseFields = { completion: u32, error: u32 };

export const MESSAGE_LAYOUTS = {
  screenSpec: [1, record({ width: screenSideField, height: screenSideField })],
  pngFrame: PICTURE_LAYOUTS.pngFrame,
  mouseMove: [3, record({ x: u32, y: u32 })],
  mouseButton: [4, record({ button: integer(1, 2), down: bool8 })],
  keyboardButton: [5, record({ scanCode: u32, down: bool8 })],
  clipboard: [6, record({ text: sizedText(MIB) })],
  clientUsername: [7, record({ username: nameField })],
  mouseWheel: [8, record({ axis: enumOf(1, 'vertical', 'horizontal'), delta: i16 })],
  desktopError: [9, record({ text: longTextField })],
  desktopMfa: [10, record({ json: mfaField })],
  shareAnnounce: [11, prefixed(() => 0, record({ directory: u32, name: nameField }))],
  shareAcknowledge: [12, record({ error: u32, directory: u32 })],
  shareInfoRequest: [13, record({ ...requestFields, path: longTextField })],
  shareInfoResponse: [14, record({ ...responseFields, entry: entryField })],
  shareCreateRequest: [15, record({ ...requestFields, fileType, path: longTextField })],
  shareCreateResponse: [16, record({ ...responseFields, entry: entryField })],
  shareDeleteRequest: [17, record({ ...requestFields, path: longTextField })],
  shareDeleteResponse: [18, record(responseFields)],
  shareReadRequest: [19, record({ ...requestFields, path: longTextField, offset: u64, length: u32 })],
  shareReadResponse: [20, record({ ...responseFields, data: sizedBytes(MIB) })],
  shareWriteRequest: [21, record({ ...requestFields, offset: u64, path: longTextField, data: sizedBytes(MIB) })],
  shareWriteResponse: [22, record({ ...responseFields, written: u32 })],
  shareMoveRequest: [23, record({ ...requestFields, from: longTextField, to: longTextField })],
  shareMoveResponse: [24, record(responseFields)],
  shareListRequest: [25, record({ ...requestFields, path: longTextField })],
  shareListResponse: [26, record({ ...responseFields, entries: list(entryField) })],
  png2Frame: PICTURE_LAYOUTS.png2Frame,
  notification: [28, record({ text: longTextField, severity: enumOf(1, 'info', 'warning', 'error') })],
  fastPath: PICTURE_LAYOUTS.fastPath,
  rdpResponse: [30, pduLayout],
  activated: [31, record({ ioChannel: u16, userChannel: u16, width: activatedSideField, height: activatedSideField })],
  syncKeys: [32, record({ scroll: bool8, num: bool8, caps: bool8, kana: bool8 })],
  shareTruncateRequest: [33, record({ ...requestFields, path: longTextField, length: u32 })],
  shareTruncateResponse: [34, record(responseFields)],
  latencyStats: [35, record({ client: u32, server: u32 })],
  ping: [36, record({ id: remainingBytes(16, 16) })],
  keyboardLayout: [37, prefixed((length) => length, record({ layout: u32 }))],
} satisfies Record<string, readonly [number, Field<unknown>]>;
