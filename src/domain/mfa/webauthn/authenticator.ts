// The secret of an authenticator app. The proxy sends it as a QR code only (docs/protocol/auth-and-identity.md#12.4),
// which cannot be scanned on the phone that shows it.
import type { Picture } from '#lib/qr/modules.ts';
import { decodeBase64 } from '#lib/text/base64.ts';

/** The key in what a QR code says, in base32; undefined when it says something else. */
export function secretOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const secret = url?.searchParams.get('secret')?.toUpperCase() ?? '';
  return url?.protocol === 'otpauth:' && /^[A-Z2-7]+=*$/.test(secret) ? secret : undefined;
}

/** Half way from black to white. */
const HALF = 128;

async function pictureOf(qrCode: string): Promise<Picture> {
  const picture = await createImageBitmap(new Blob([decodeBase64(qrCode)], { type: 'image/png' }));
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('The browser cannot look into pictures.');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, isDark: (x, y) => (data[(y * width + x) * 4] ?? 255) < HALF };
}

/** The key that the proxy's QR code holds, in base32; rejects with a sentence when it cannot be read. */
export async function secretIn(qrCode: string): Promise<string> {
  const [{ readQr }, picture] = await Promise.all([import('#lib/qr/read-qr.ts'), pictureOf(qrCode)]);
  const secret = secretOf(readQr(picture) ?? '');
  if (secret === undefined) throw new Error('The QR code holds no key for an authenticator app.');
  return secret;
}
