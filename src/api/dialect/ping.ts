import { http } from '#api/client.ts';
import { Refusal } from '#api/refusal.ts';

// Refused where the preferred way to sign in is not set up (docs/protocol/auth-and-identity.md#10.1).
const isPingRefused = (error: unknown): boolean => error instanceof Refusal && [400, 404].includes(error.status);

/** What we are talking to (docs/protocol/resources.md#18.6). */
export async function ping(signal?: AbortSignal) {
  const options = signal ? { signal } : {};
  try {
    return (await http.GET('/v1/webapi/ping', options)).data;
  } catch (error) {
    if (!isPingRefused(error)) throw error;
    // Says the same but for how to sign in, and whether agents upgrade themselves
    // (docs/protocol/auth-and-identity.md#10.3).
    return (await http.GET('/v1/webapi/find', options)).data;
  }
}
