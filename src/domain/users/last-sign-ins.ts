// The last successful sign-in of each user, from one page of the audit log with the newest events first.
import { epochMs } from '#lib/instant.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';

export interface LastSignIns {
  /** The time of the last sign-in, by the name of the user as the proxy sends it. */
  times: ReadonlyMap<string, string>;
  /** The time of the oldest event; undefined if the page contains all sign-ins of the range. */
  since: string | undefined;
}

interface SignInFields {
  event: unknown;
  user: unknown;
  time: unknown;
  success: unknown;
}

const isTime = (time: unknown): time is string => typeof time === 'string' && !Number.isNaN(epochMs(time));

/** Ignores failed sign-ins, and events without a name or a readable time. */
export function readLastSignIns(answer: unknown): LastSignIns {
  const { events, startKey } = fieldsOf<{ events: unknown; startKey: unknown }>(answer);
  const records = listOf(events);
  const times = new Map<string, string>();
  for (const record of records) {
    const { event, user, time, success } = fieldsOf<SignInFields>(record);
    if (event !== 'user.login' || success !== true) continue;
    if (typeof user !== 'string' || user === '' || !isTime(time)) continue;
    const known = times.get(user);
    if (known === undefined || epochMs(known) < epochMs(time)) times.set(user, time);
  }
  const oldest = records.map((record) => fieldsOf<SignInFields>(record).time).findLast(isTime);
  return { times, since: textOr(startKey, '') === '' ? undefined : oldest };
}
