// Reads the secret of an authenticator app from its QR code, for users who cannot scan the code because the same phone
// shows it. The proxy sends the secret in no other form (docs/protocol/auth-and-identity.md#12.4).
import { UserFacingError } from '#lib/user-facing-error.ts';
import { decodeBase64 } from '#lib/text/base64.ts';

/** The secret (in base32) in the text of a QR code. Undefined for other texts. */
export function parseSecret(qrText: string): string | undefined {
  const url = URL.canParse(qrText) ? new URL(qrText) : undefined;
  const secret = url?.searchParams.get('secret')?.toUpperCase() ?? '';
  return url?.protocol === 'otpauth:' && /^[A-Z2-7]+=*$/.test(secret) ? secret : undefined;
}

async function readPixels(qrCode: string): Promise<ImageData> {
  const picture = await createImageBitmap(new Blob([decodeBase64(qrCode)], { type: 'image/png' }));
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new UserFacingError('The browser cannot read the pixels of a picture.');
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, width, height);
}

const NO_SECRET_IN_QR_CODE = 'The QR code holds no key for an authenticator app.';

/** The secret (in base32) in a QR code (a PNG in base64). Rejects with a `UserFacingError` if there is no secret. */
export async function decodeQrSecret(qrCode: string): Promise<string> {
  const [{ decodeQR }, pixels] = await Promise.all([import('qr/decode.js'), readPixels(qrCode)]);
  let address: string;
  try {
    address = decodeQR(pixels);
  } catch (cause) {
    throw new UserFacingError(NO_SECRET_IN_QR_CODE, { cause });
  }
  const secret = parseSecret(address);
  if (secret === undefined) throw new UserFacingError(NO_SECRET_IN_QR_CODE);
  return secret;
}
