// Query parameters of the two transfer calls (docs/protocol/streams.md#5.1).
import type { Schemas } from '#api/schemas.ts';
import type { TransferOrder } from './transfer.ts';

/** The request in a moderated session that allows the transfer. */
export interface Approval {
  sid: string;
  request: string;
}

export interface TransferPermission {
  approval: Approval | undefined;
  assertion: Schemas['WebauthnAssertion'] | undefined;
}

/**
 * Contains both forms of the assertion: 14.x reads `webauthn`, 18.x `mfaResponse`. An approved download on 14.x needs
 * the path twice.
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
