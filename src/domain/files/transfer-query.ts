// What the two calls of a transfer say in their address (docs/protocol/streams.md#5.1).
import type { Schemas } from '#api/schemas.ts';
import type { TransferOrder } from './transfer.ts';

/** The request of a moderated session that allows it. */
export interface Approval {
  sid: string;
  request: string;
}

export interface TransferPermission {
  approval: Approval | undefined;
  assertion: Schemas['WebauthnAssertion'] | undefined;
}

/** Both forms of the touch: 14.x reads the first alone, 18.x the second. An approved download on 14.x names the path twice. */
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
