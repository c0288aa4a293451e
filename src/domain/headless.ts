import type { Schemas } from '#api/schemas.ts';
import { epochMs } from '#lib/instant.ts';

type Headless = Schemas['Headless'];

// What the numbers mean (docs/protocol/auth-and-identity.md#18); one that was never set is as good as pending, the
// proxy judges.
const STATES: Record<number, 'denied' | 'approved'> = { 2: 'denied', 3: 'approved' };

export const decisionOn = ({ state }: Headless): 'pending' | 'denied' | 'approved' => STATES[state ?? 1] ?? 'pending';

/**
 * Milliseconds for which a request just shown can still be decided; undefined when nobody here can tell, because its end is
 * no instant, or past by our clock although the proxy has it still: then our clock is wrong.
 */
export function timeLeft(now: number, { header }: Headless): number | undefined {
  const left = epochMs(header.metadata.expires) - now;
  return left > 0 ? left : undefined;
}
