// The transfers of one terminal: each waits for what it needs, then moves its file. React only hears what changed.
import { UserFacingError } from '#lib/user-facing-error.ts';
import pLimit from 'p-limit';
import type { Schemas } from '#api/schemas.ts';
import { dialect } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { REQUEST_DENIED, REQUEST_NOT_ACCEPTED, SESSION_ENDED_BEFORE_APPROVAL } from '#domain/files/messages.ts';
import { isRequestFor, type FileEvent } from '#domain/files/file-requests.ts';
import type { Approval, TransferPermission } from '#domain/files/transfer-query.ts';
import {
  isEnded,
  nextTransferState,
  type TransferOrder,
  type Transfer,
  type TransferEvent,
} from '#domain/files/transfer.ts';
import { encodeFileDecision, encodeFileRequest } from '#domain/terminal/envelope.ts';
import { createStore } from '#lib/browser/store.ts';
import { failureOf, isMfaMissing, type Move, type Place } from './move-file.ts';

/** How things stood when a transfer was asked for. */
export interface Surroundings {
  place: Place;
  sid: string;
  moderated: boolean;
  needsKey: boolean;
  send: (frame: Uint8Array<ArrayBuffer>) => void;
}

type Assertion = Schemas['WebauthnAssertion'];

/** What only this page has of a transfer. */
interface Job {
  move: (move: Move) => Promise<void>;
  around: Surroundings;
  stop: AbortController;
  /** Kept for a retry where the proxy keeps it as well. */
  approval?: Approval | undefined;
  approve?: (request: string) => void;
  deny?: (error: Error) => void;
  touched?: (assertion: Assertion) => void;
}

// The browser has six connections to one host, and the console needs some of them.
const AT_ONCE = 3;
const TAKEN_MS = 10_000;
const SHOWN_MS = 100;

/** Waits for one thing and gives up with the signal. */
const waitFor = <T>(
  signal: AbortSignal,
  begin: (resolve: (value: T) => void, reject: (error: Error) => void) => void,
) =>
  new Promise<T>((resolve, reject) => {
    if (signal.aborted) return reject(new Error());
    signal.addEventListener('abort', () => reject(new Error()));
    begin(resolve, reject);
  });

export function createTransfers() {
  const store = createStore<readonly Transfer[]>([]);
  const jobs = new Map<number, Job>();
  const slots = pLimit(AT_ONCE);
  const oneKey = pLimit(1);
  const oneRequest = pLimit(1);
  let count = 0;
  /** The proxy refused a transfer without a touch, so the next ones are not tried without. */
  let wantsKey = false;

  const find = (id: number) => store.get().find((one) => one.id === id);
  const take = (id: number, event: TransferEvent) =>
    store.set(store.get().map((one) => (one.id === id ? { ...one, state: nextTransferState(one.state, event) } : one)));

  async function approvalOf(transfer: Transfer, job: Job): Promise<Approval> {
    if (job.approval) return job.approval;
    const { id, direction, location, filename } = transfer;
    const download = direction === 'download';
    const request = await waitFor<string>(job.stop.signal, (resolve, reject) => {
      job.approve = resolve;
      job.deny = reject;
      take(id, { on: 'asked' });
      job.around.send(encodeFileRequest({ download, location, ...(download ? {} : { filename }) }));
      // On 18.x nobody answers a second request (docs/protocol/streams.md#4.4).
      setTimeout(() => requestOf(id) === undefined && reject(new UserFacingError(REQUEST_NOT_ACCEPTED)), TAKEN_MS);
    });
    job.approval = { sid: job.around.sid, request };
    return job.approval;
  }
  function requestOf(id: number): string | undefined {
    const state = find(id)?.state;
    return state?.at === 'approval' ? state.request : undefined;
  }
  const touchOf = (id: number, job: Job): Promise<Assertion> =>
    oneKey(async () =>
      waitFor(job.stop.signal, (resolve) => {
        job.touched = resolve;
        take(id, { on: 'verifying' });
      }),
    );

  async function carryOut(transfer: Transfer, job: Job): Promise<void> {
    const { signal } = job.stop;
    const { id } = transfer;
    const { moderated, needsKey, place } = job.around;
    const approval = moderated ? await approvalOf(transfer, job) : undefined;
    await slots(async () => {
      signal.throwIfAborted();
      // Asked for last: what the touch allows lasts a minute (docs/protocol/streams.md#5.2).
      const assertion = needsKey || wantsKey ? await touchOf(id, job) : undefined;
      const move = (leave: TransferPermission) => {
        let shown = performance.now();
        take(id, { on: 'begun', at: shown });
        const onMoved: Move['onMoved'] = (moved, total) => {
          const at = performance.now();
          if (at - shown < SHOWN_MS && moved !== total && moved > 0) return;
          shown = at;
          take(id, { on: 'moved', moved, total, at });
        };
        return job.move({ place, order: transfer, leave, signal, onMoved });
      };
      try {
        await move({ approval, assertion });
      } catch (error) {
        if (assertion || !isMfaMissing(error)) throw error;
        wantsKey = true;
        await move({ approval, assertion: await touchOf(id, job) });
      }
    });
  }
  /** Where the proxy holds one request, which stands in the way of the next one unless it is used up. */
  async function useUp(transfer: Transfer, job: Job): Promise<void> {
    try {
      await carryOut(transfer, job);
    } catch (error) {
      if (job.approval) job.around.send(encodeFileDecision(job.approval.request, false));
      job.approval = undefined;
      throw error;
    }
  }
  async function run(id: number): Promise<void> {
    const [transfer, job] = [find(id), jobs.get(id)];
    if (!transfer || !job) return;
    const holdsOne = proxyCan(await dialect(), 'serializeFileRequests');
    try {
      // A request is kept until its transfer has begun (docs/protocol/streams.md#4.3).
      if (job.around.moderated && holdsOne) await oneRequest(async () => useUp(transfer, job));
      else await carryOut(transfer, job);
      take(id, { on: 'finished' });
    } catch (error) {
      take(id, job.stop.signal.aborted ? { on: 'cancelled' } : { on: 'failed', ...failureOf(error) });
      // What is left of a download that could not be written need not come.
      job.stop.abort();
    }
  }
  /** The transfer that this request is for, known by its id or by what was asked. */
  function transferOf({ request }: FileEvent): Transfer | undefined {
    const waiting = store.get().filter(({ state }) => state.at === 'approval');
    return (
      waiting.find(({ id }) => requestOf(id) === request.id) ??
      waiting.find((one) => requestOf(one.id) === undefined && isRequestFor(one, request))
    );
  }

  return {
    store,
    add(order: TransferOrder, around: Surroundings, move: Job['move']): void {
      const id = (count += 1);
      jobs.set(id, { move, around, stop: new AbortController() });
      store.set([...store.get(), { ...order, id, state: { at: 'queued' } }]);
      void run(id);
    },
    retry(id: number, around: Surroundings): void {
      const job = jobs.get(id);
      if (!job) return;
      const isSame = job.approval?.sid === around.sid;
      jobs.set(id, { ...job, around, stop: new AbortController(), approval: isSame ? job.approval : undefined });
      take(id, { on: 'retried' });
      void run(id);
    },
    cancel(id: number): void {
      const [job, request] = [jobs.get(id), requestOf(id)];
      if (request !== undefined) job?.around.send(encodeFileDecision(request, false));
      job?.stop.abort();
      take(id, { on: 'cancelled' });
    },
    remove(id: number): void {
      jobs.delete(id);
      store.set(store.get().filter((one) => one.id !== id));
    },
    answer: (id: number, assertion: Assertion) => jobs.get(id)?.touched?.(assertion),
    /** An event about a request of the user's own; answers whether a transfer here is what it is for. */
    takeEvent(event: FileEvent): boolean {
      const transfer = transferOf(event);
      if (!transfer) return false;
      const { id: request, approvers } = event.request;
      const job = jobs.get(transfer.id);
      take(transfer.id, { on: 'requested', request, approvers });
      if (event.kind === 'approved') job?.approve?.(request);
      if (event.kind === 'denied') job?.deny?.(new UserFacingError(REQUEST_DENIED));
      return true;
    },
    /** Nobody approves any more. */
    sessionOver(): void {
      for (const { id, state } of store.get())
        if (state.at === 'approval') jobs.get(id)?.deny?.(new UserFacingError(SESSION_ENDED_BEFORE_APPROVAL));
    },
    /** The page goes, and with it what runs. */
    leave(): void {
      for (const { id, state } of store.get()) if (!isEnded(state)) jobs.get(id)?.stop.abort();
    },
  };
}

export type Transfers = ReturnType<typeof createTransfers>;
