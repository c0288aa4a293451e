// The browser's prompt for a security key or passkey. A browser extension or a phone out of reach can leave it open
// forever, so the page has its own time limit and can cancel the prompt (docs/behaviour.md#security-keys).
import { UserFacingError } from '#lib/user-facing-error.ts';
import { WebAuthnAbortService } from '@simplewebauthn/browser';
import { KEY_NOT_USED } from './key-messages.ts';

const DEFAULT_TIMEOUT_MS = 60_000;

// The longest timeout that WebAuthn recommends (Level 3, 15.1).
const MAX_TIMEOUT_MS = 600_000;

/** The timeout of the challenge if it is usable, else a default. */
export const timeoutOf = ({ timeout = 0 }: { timeout?: number }): number =>
  timeout > 0 ? Math.min(timeout, MAX_TIMEOUT_MS) : DEFAULT_TIMEOUT_MS;

/** The user or the page canceled the prompt, or another prompt replaced it. */
export class PromptCanceled extends UserFacingError {
  constructor() {
    super(KEY_NOT_USED);
    this.name = 'PromptCanceled';
  }
}

export const isPromptCanceled = (error: unknown): boolean => error instanceof PromptCanceled;

interface PromptOptions {
  signal?: AbortSignal | undefined;
  /** Undefined for no time limit, as needed for the browser's passkey suggestions at a username field. */
  timeoutMs?: number | undefined;
}

// Browsers and the library run one prompt at a time, and the library cancels whatever prompt is open. A replaced prompt
// must therefore not cancel its successor.
let cancelCurrent: (() => void) | undefined;

/**
 * Runs a ceremony (the registration or use of a key) and settles like it. Also rejects when the prompt is canceled,
 * replaced or late, even if the browser never responds.
 */
export async function runKeyPrompt<T>(ceremony: () => Promise<T>, { signal, timeoutMs }: PromptOptions): Promise<T> {
  if (signal?.aborted) throw new PromptCanceled();
  cancelCurrent?.();
  const controller = new AbortController();
  const cancel = () => controller.abort(new PromptCanceled());
  cancelCurrent = cancel;
  signal?.addEventListener('abort', cancel);
  const timer =
    timeoutMs === undefined
      ? undefined
      : setTimeout(() => controller.abort(new DOMException('The time limit is over.', 'TimeoutError')), timeoutMs);
  const whenStopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => {
      reject(controller.signal.reason as Error);
      WebAuthnAbortService.cancelCeremony();
    });
  });
  try {
    return await Promise.race([whenStopped, ceremony()]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
    if (cancelCurrent === cancel) cancelCurrent = undefined;
  }
}
