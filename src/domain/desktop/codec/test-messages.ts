// The example messages of docs/protocol/streams.md#20.2, and further messages with their bytes.
import type { KnownMessage } from './message.ts';

export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));

export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');

const RED_PIXEL = bytesOf(
  '89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63f8cfc0000003010100c9fe92ef0000000049454e44ae426082',
);
const fileEntry = { modified: 1_687_255_200_000, size: 5, fileType: 'file', isEmpty: true, path: 'a.txt' } as const;
const subdirectoryEntry = { modified: 0, size: 4096, fileType: 'directory', isEmpty: false, path: 'sub' } as const;
const corners = { left: 10, top: 20, right: 11, bottom: 21 };

/** The example messages in the order of the documentation. */
export const DOCUMENTED_MESSAGES: readonly KnownMessage[] = [
  { kind: 'screenSpec', width: 1920, height: 1080 },
  { kind: 'mouseMove', x: 100, y: 200 },
  { kind: 'mouseButton', button: 0, down: true },
  { kind: 'mouseButton', button: 2, down: false },
  { kind: 'keyboardButton', scanCode: 0x1e, down: true },
  { kind: 'keyboardButton', scanCode: 0xe048, down: false },
  { kind: 'keyboardButton', scanCode: 0xe05b, down: true },
  { kind: 'clipboard', text: 'hi' },
  { kind: 'clientUsername', username: 'Administrator' },
  { kind: 'mouseWheel', axis: 'vertical', delta: -120 },
  { kind: 'mouseWheel', axis: 'horizontal', delta: 40 },
  { kind: 'desktopError', text: 'bad' },
  { kind: 'desktopMfa', json: '{}' },
  { kind: 'shareAnnounce', directory: 2, name: 'docs' },
  { kind: 'shareAcknowledge', error: 0, directory: 2 },
  { kind: 'shareInfoRequest', completion: 7, directory: 2, path: 'a.txt' },
  { kind: 'shareInfoResponse', completion: 7, error: 0, entry: fileEntry },
  { kind: 'shareCreateRequest', completion: 8, directory: 2, fileType: 'directory', path: 'new' },
  { kind: 'shareDeleteRequest', completion: 9, directory: 2, path: 'a.txt' },
  { kind: 'shareDeleteResponse', completion: 9, error: 1 },
  { kind: 'shareReadRequest', completion: 10, directory: 2, path: 'a.txt', offset: 0, length: 4096 },
  { kind: 'shareReadResponse', completion: 10, error: 0, data: bytesOf('68656c6c6f') },
  { kind: 'shareWriteRequest', completion: 11, directory: 2, offset: 0, path: 'a.txt', data: bytesOf('6869') },
  { kind: 'shareWriteResponse', completion: 11, error: 0, written: 2 },
  { kind: 'shareMoveRequest', completion: 12, directory: 2, from: 'a', to: 'b' },
  { kind: 'shareMoveResponse', completion: 12, error: 1 },
  { kind: 'shareListRequest', completion: 13, directory: 2, path: '' },
  { kind: 'shareListResponse', completion: 13, error: 0, entries: [] },
  { kind: 'shareListResponse', completion: 13, error: 0, entries: [subdirectoryEntry] },
  { kind: 'notification', text: 'w', severity: 'warning' },
  { kind: 'notification', text: 'denied', severity: 'error' },
  { kind: 'fastPath', pdu: bytesOf('00040100') },
  { kind: 'rdpResponse', pdu: bytesOf('aabb') },
  { kind: 'activated', ioChannel: 1003, userChannel: 1007, width: 1920, height: 1080 },
  { kind: 'syncKeys', scroll: false, num: true, caps: false, kana: false },
  { kind: 'shareTruncateRequest', completion: 14, directory: 2, path: 'a.txt', length: 0 },
  { kind: 'shareTruncateResponse', completion: 14, error: 0 },
  { kind: 'latencyStats', client: 12, server: 34 },
  { kind: 'keyboardLayout', layout: 0x0409 },
  { kind: 'png2Frame', ...corners, png: RED_PIXEL },
];

/** Messages of which the documentation has no examples, with their bytes in hex. */
export const UNDOCUMENTED_MESSAGES: readonly (readonly [string, KnownMessage])[] = [
  ['02 0000000a 00000014 0000000b 00000015 ff', { kind: 'pngFrame', ...corners, png: bytesOf('ff') }],
  [
    '10 00000008 00000000 0000000000000000 0000000000001000 00000001 00 00000003 737562',
    { kind: 'shareCreateResponse', completion: 8, error: 0, entry: subdirectoryEntry },
  ],
  ['24 00010203 04050607 08090a0b 0c0d0e0f', { kind: 'ping', id: bytesOf('000102030405060708090a0b0c0d0e0f') }],
];
