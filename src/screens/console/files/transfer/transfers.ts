// The file transfers of one terminal. Each transfer waits for its approval and its turn, then moves its file.
import { UserFacingError } from '#lib/user-facing-error.ts';
import pLimit from 'p-limit';
import type { Schemas } from '#api/schemas.ts';
import { dialect } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { APPROVAL_DENIED, APPROVAL_REQUEST_UNANSWERED, SESSION_ENDED_BEFORE_APPROVAL } from '#domain/files/messages.ts';
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
import { transferFailureOf, isMfaMissing, type MoveOptions, type TransferAddress } from './move-file.ts';

/** The state of the session at the start of a transfer. */
export interface TransferContext {
  address: TransferAddress;
  sid: string;
  isModerated: boolean;
  requiresKey: boolean;
  send: (frame: Uint8Array<ArrayBuffer>) => void;
}

type Assertion = Schemas['WebauthnAssertion'];

/** The part of a transfer that is not shown: its function, its signals and its approval. */
interface TransferJob {
  transfer: (move: MoveOptions) => Promise<void>;
  context: TransferContext;
  abortController: AbortController;
  /** Reused for a retry if the proxy keeps the approval. */
  approval?: Approval | undefined;
  approve?: (request: string) => void;
  deny?: (error: Error) => void;
  onKeyTouched?: (assertion: Assertion) => void;
}

// Browsers open six connections per host, and the console needs some of them.
const MAX_PARALLEL = 3;
const REQUEST_TIMEOUT_MS = 10_000;
const PROGRESS_INTERVAL_MS = 100;

/** A promise that `start` resolves or rejects. It also rejects when the signal is aborted. */
const waitWithSignal = <T>(
  signal: AbortSignal,
  start: (resolve: (value: T) => void, reject: (error: Error) => void) => void,
) =>
  new Promise<T>((resolve, reject) => {
    if (signal.aborted) return reject(new Error());
    signal.addEventListener('abort', () => reject(new Error()));
    start(resolve, reject);
  });

export function createTransfers() {
  const store = createStore<readonly Transfer[]>([]);
  const jobs = new Map<number, TransferJob>();
  const slots = pLimit(MAX_PARALLEL);
  const keyQueue = pLimit(1);
  const requestQueue = pLimit(1);
  let lastId = 0;
  /** The proxy required a security key once, so later transfers ask for it first. */
  let sessionRequiresKey = false;

  const findTransfer = (id: number) => store.get().find((transfer) => transfer.id === id);
  const dispatch = (id: number, event: TransferEvent) =>
    store.set(
      store
        .get()
        .map((entry) => (entry.id === id ? { ...entry, state: nextTransferState(entry.state, event) } : entry)),
    );

  async function requestApproval(transfer: Transfer, job: TransferJob): Promise<Approval> {
    if (job.approval) return job.approval;
    const { id, direction, location, filename } = transfer;
    const isDownload = direction === 'download';
    const request = await waitWithSignal<string>(job.abortController.signal, (resolve, reject) => {
      job.approve = resolve;
      job.deny = reject;
      dispatch(id, { type: 'asked' });
      job.context.send(encodeFileRequest({ download: isDownload, location, ...(isDownload ? {} : { filename }) }));
      // 18.x proxies do not answer a second request (docs/protocol/streams.md#4.4).
      setTimeout(
        () => requestIdOf(id) === undefined && reject(new UserFacingError(APPROVAL_REQUEST_UNANSWERED)),
        REQUEST_TIMEOUT_MS,
      );
    });
    job.approval = { sid: job.context.sid, request };
    return job.approval;
  }
  function requestIdOf(id: number): string | undefined {
    const state = findTransfer(id)?.state;
    return state?.status === 'approval' ? state.request : undefined;
  }
  const waitForTouch = (id: number, job: TransferJob): Promise<Assertion> =>
    keyQueue(async () =>
      waitWithSignal(job.abortController.signal, (resolve) => {
        job.onKeyTouched = resolve;
        dispatch(id, { type: 'verifying' });
      }),
    );

  async function runTransfer(transfer: Transfer, job: TransferJob): Promise<void> {
    const { signal } = job.abortController;
    const { id } = transfer;
    const { isModerated, requiresKey, address } = job.context;
    const approval = isModerated ? await requestApproval(transfer, job) : undefined;
    await slots(async () => {
      signal.throwIfAborted();
      // Asked last, because the permission is valid for only a minute (docs/protocol/streams.md#5.2).
      const assertion = requiresKey || sessionRequiresKey ? await waitForTouch(id, job) : undefined;
      const move = (grantedPermission: TransferPermission) => {
        let lastReportTime = performance.now();
        dispatch(id, { type: 'begun', now: lastReportTime });
        const onMoved: MoveOptions['onMoved'] = (moved, total) => {
          const now = performance.now();
          if (now - lastReportTime < PROGRESS_INTERVAL_MS && moved !== total && moved > 0) return;
          lastReportTime = now;
          dispatch(id, { type: 'moved', moved, total, now });
        };
        return job.transfer({ address, order: transfer, permission: grantedPermission, signal, onMoved });
      };
      try {
        await move({ approval, assertion });
      } catch (error) {
        if (assertion || !isMfaMissing(error)) throw error;
        sessionRequiresKey = true;
        await move({ approval, assertion: await waitForTouch(id, job) });
      }
    });
  }
  /**
   * Runs a transfer on a proxy that stores only one request for approval at a time. If the transfer fails, its request is
   * denied, because it would block the next request.
   */
  async function consumeApproval(transfer: Transfer, job: TransferJob): Promise<void> {
    try {
      await runTransfer(transfer, job);
    } catch (error) {
      if (job.approval) job.context.send(encodeFileDecision(job.approval.request, false));
      job.approval = undefined;
      throw error;
    }
  }
  async function run(id: number): Promise<void> {
    const [transfer, job] = [findTransfer(id), jobs.get(id)];
    if (!transfer || !job) return;
    const serializesRequests = proxyCan(await dialect(), 'serializeFileRequests');
    try {
      // The proxy keeps a request until its transfer starts (docs/protocol/streams.md#4.3).
      if (job.context.isModerated && serializesRequests) await requestQueue(async () => consumeApproval(transfer, job));
      else await runTransfer(transfer, job);
      dispatch(id, { type: 'finished' });
    } catch (error) {
      dispatch(
        id,
        job.abortController.signal.aborted ? { type: 'cancelled' } : { type: 'failed', ...transferFailureOf(error) },
      );
      // Stops a download that could not be written.
      job.abortController.abort();
    }
  }
  /** The transfer that a request belongs to, found by the ID of the request or, if it has none yet, by its file. */
  function transferOf({ request }: FileEvent): Transfer | undefined {
    const waitingTransfers = store.get().filter(({ state }) => state.status === 'approval');
    return (
      waitingTransfers.find(({ id }) => requestIdOf(id) === request.id) ??
      waitingTransfers.find((transfer) => requestIdOf(transfer.id) === undefined && isRequestFor(transfer, request))
    );
  }

  return {
    store,
    add(order: TransferOrder, sessionContext: TransferContext, move: TransferJob['transfer']): void {
      const id = (lastId += 1);
      jobs.set(id, { transfer: move, context: sessionContext, abortController: new AbortController() });
      store.set([...store.get(), { ...order, id, state: { status: 'queued' } }]);
      void run(id);
    },
    retry(id: number, sessionContext: TransferContext): void {
      const job = jobs.get(id);
      if (!job) return;
      const isSameSession = job.approval?.sid === sessionContext.sid;
      jobs.set(id, {
        ...job,
        context: sessionContext,
        abortController: new AbortController(),
        approval: isSameSession ? job.approval : undefined,
      });
      dispatch(id, { type: 'retried' });
      void run(id);
    },
    cancel(id: number): void {
      const [job, request] = [jobs.get(id), requestIdOf(id)];
      if (request !== undefined) job?.context.send(encodeFileDecision(request, false));
      job?.abortController.abort();
      dispatch(id, { type: 'cancelled' });
    },
    remove(id: number): void {
      jobs.delete(id);
      store.set(store.get().filter((transfer) => transfer.id !== id));
    },
    answer: (id: number, assertion: Assertion) => jobs.get(id)?.onKeyTouched?.(assertion),
    /** Handles an event about a request of the user. Returns whether the request belongs to one of these transfers. */
    takeEvent(event: FileEvent): boolean {
      const transfer = transferOf(event);
      if (!transfer) return false;
      const { id: request, approvers } = event.request;
      const job = jobs.get(transfer.id);
      dispatch(transfer.id, { type: 'requested', request, approvers });
      if (event.kind === 'approved') job?.approve?.(request);
      if (event.kind === 'denied') job?.deny?.(new UserFacingError(APPROVAL_DENIED));
      return true;
    },
    /** After the session has ended, nobody can approve requests. */
    handleSessionEnd(): void {
      for (const { id, state } of store.get())
        if (state.status === 'approval') jobs.get(id)?.deny?.(new UserFacingError(SESSION_ENDED_BEFORE_APPROVAL));
    },
    /** Aborts all transfers that have not ended. Called when the panel is removed. */
    abortAll(): void {
      for (const { id, state } of store.get()) if (!isEnded(state)) jobs.get(id)?.abortController.abort();
    },
  };
}

export type Transfers = ReturnType<typeof createTransfers>;
