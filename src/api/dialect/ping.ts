import { http } from '#api/client.ts';
import { Refusal } from '#api/refusal.ts';

// The proxy refuses pings if the preferred sign-in method is not configured (docs/protocol/auth-and-identity.md#10.1).
const isPingRefused = (error: unknown): boolean => error instanceof Refusal && [400, 404].includes(error.status);

/** The version and the features of the proxy (docs/protocol/resources.md#18.6). */
export async function ping(signal?: AbortSignal) {
  const options = signal ? { signal } : {};
  try {
    return (await http.GET('/v1/webapi/ping', options)).data;
  } catch (error) {
    if (!isPingRefused(error)) throw error;
    // `find` has the same fields, except for sign-in and automatic agent upgrades
    // (docs/protocol/auth-and-identity.md#10.3).
    return (await http.GET('/v1/webapi/find', options)).data;
  }
}
