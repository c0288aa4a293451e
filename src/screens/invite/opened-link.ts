import { notARecordError } from '#api/refusal.ts';
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';

export interface OpenedLink {
  user: string;
  /** The QR code for an authenticator app, as a PNG in base64. */
  qrCode: string;
}

/** Reads the link's user. Throws if the response does not contain one. */
export function parseOpenedLink(answer: unknown): OpenedLink {
  const { user, qrCode } = fieldsOf<Schemas['PasswordTokenOpened']>(answer);
  if (typeof user !== 'string' || user === '') throw notARecordError(answer);
  return { user, qrCode: textOr(qrCode, '') };
}
