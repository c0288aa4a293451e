// The secret of an authenticator app. The proxy sends it as a QR code only (docs/protocol/auth-and-identity.md#12.4),
// which cannot be scanned on the phone that shows it.
import { decodeBase64 } from '#lib/text/base64.ts';

/** The key in what a QR code says, in base32; undefined when it says something else. */
export function secretOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const secret = url?.searchParams.get('secret')?.toUpperCase() ?? '';
  return url?.protocol === 'otpauth:' && /^[A-Z2-7]+=*$/.test(secret) ? secret : undefined;
}

async function pixelsOf(qrCode: string): Promise<ImageData> {
  const picture = await createImageBitmap(new Blob([decodeBase64(qrCode)], { type: 'image/png' }));
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('The browser cannot look into pictures.');
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, width, height);
}

/** The key that the proxy's QR code holds, in base32; rejects with a sentence when it cannot be read. */
export async function secretIn(qrCode: string): Promise<string> {
  const [{ decodeQR }, pixels] = await Promise.all([import('qr/decode.js'), pixelsOf(qrCode)]);
  const secret = secretOf(decodeQR(pixels));
  if (secret === undefined) throw new Error('The QR code holds no key for an authenticator app.');
  return secret;
}
