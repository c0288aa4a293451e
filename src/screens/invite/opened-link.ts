import { notARecordError } from '#api/refusal.ts';
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';

export interface OpenedLink {
  user: string;
  /** A picture for an authenticator app, as base64 of a PNG. */
  qrCode: string;
}

/** Whose link it is; throws where the answer does not say. */
export function parseOpenedLink(answer: unknown): OpenedLink {
  const { user, qrCode } = fieldsOf<Schemas['PasswordTokenOpened']>(answer);
  if (typeof user !== 'string' || user === '') throw notARecordError(answer);
  return { user, qrCode: textOr(qrCode, '') };
}
