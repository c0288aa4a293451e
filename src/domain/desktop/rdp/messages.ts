// Explains to users why the graphics of a desktop cannot be decoded.
import type { UnsupportedFeature, UnsupportedName } from './decoded.ts';

const UNSUPPORTED_MESSAGES: Record<UnsupportedName, (id: number) => string> = {
  'bitmap-update': () => 'This desktop sends plain bitmaps. Ask an administrator to enable RemoteFX on the desktop.',
  codec: (id) => `This desktop sends pictures in a format that can't be decoded (codec ${id}).`,
  compression: () => "This desktop sends compressed updates, which can't be decoded.",
  encryption: () => "This desktop sends encrypted updates, which can't be decoded.",
  orders: () => 'This desktop sends drawing orders. Ask an administrator to enable RemoteFX on the desktop.',
  'pointer-depth': (id) => `This desktop sends mouse pointers with ${id} bits per pixel, which can't be shown.`,
  'remotefx-version': (id) => `This desktop sends an unknown version of RemoteFX (${id}).`,
  'slow-path': () => "This desktop sends updates on the slow path, which can't be decoded.",
  update: (id) => `This desktop sends updates of an unknown type (${id}).`,
};

export const unsupportedText = ({ name, id = 0 }: UnsupportedFeature): string => UNSUPPORTED_MESSAGES[name](id);
