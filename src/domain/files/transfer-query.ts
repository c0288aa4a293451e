// Query parameters of the two transfer calls (docs/protocol/streams.md#5.1).
import type { Schemas } from '#api/schemas.ts';
import type { TransferOrder } from './transfer.ts';

/** The approved request in a moderated session, which allows the transfer. */
export interface Approval {
  sid: string;
  /** The ID of the request. */
  request: string;
}

/** What allows the transfer: an approval, an MFA assertion (a signature of a passkey or security key), or neither. */
export interface TransferPermission {
  approval: Approval | undefined;
  assertion: Schemas['WebauthnAssertion'] | undefined;
}

/**
 * The query parameters of a transfer. They contain the assertion in two formats: 14.x reads `webauthn`, 18.x
 * `mfaResponse`. A download repeats its path as the file name, because an approved download on 14.x needs it.
 */
export function transferQuery(
  { direction, location, filename }: TransferOrder,
  { approval, assertion }: TransferPermission,
) {
  return {
    location,
    filename: direction === 'download' ? location : filename,
    ...(approval ? { moderatedSessionId: approval.sid, fileTransferRequestId: approval.request } : {}),
    ...(assertion
      ? {
          webauthn: JSON.stringify({ webauthnAssertionResponse: assertion }),
          mfaResponse: JSON.stringify({ webauthn_response: assertion }),
        }
      : {}),
  };
}
