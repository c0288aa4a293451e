// Runs the browser's prompt for a security key or passkey. A browser extension, or a phone that is not near, can leave
// it open forever, so the page has its own time limit and can cancel the prompt (docs/behaviour.md#security-keys).
import { UserFacingError } from '#lib/user-facing-error.ts';
import { WebAuthnAbortService } from '@simplewebauthn/browser';
import { KEY_NOT_USED } from './key-messages.ts';

const DEFAULT_TIMEOUT_MS = 60_000;

// The longest timeout that WebAuthn recommends (Level 3, 15.1).
const MAX_TIMEOUT_MS = 600_000;

/** The timeout of the challenge in milliseconds, at most the longest one, or a default if the challenge has none. */
export const timeoutOf = ({ timeout = 0 }: { timeout?: number }): number =>
  timeout > 0 ? Math.min(timeout, MAX_TIMEOUT_MS) : DEFAULT_TIMEOUT_MS;

/** The error of a prompt that the user or the page canceled, or that another prompt replaced. */
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

// Cancels the open prompt. Browsers and the library run one prompt at a time, and the library cancels any open prompt.
// A prompt that was replaced must therefore not cancel the prompt that replaced it.
let cancelOpenPrompt: (() => void) | undefined;

/**
 * Runs a ceremony (the registration or use of a key) and settles like its promise. Also rejects when the prompt is
 * canceled, replaced or exceeds the time limit, even if the browser never responds.
 */
export async function runKeyPrompt<T>(ceremony: () => Promise<T>, { signal, timeoutMs }: PromptOptions): Promise<T> {
  if (signal?.aborted) throw new PromptCanceled();
  cancelOpenPrompt?.();
  const controller = new AbortController();
  const cancel = () => controller.abort(new PromptCanceled());
  cancelOpenPrompt = cancel;
  signal?.addEventListener('abort', cancel);
  const timer =
    timeoutMs === undefined
      ? undefined
      : setTimeout(() => controller.abort(new DOMException('The time limit is over.', 'TimeoutError')), timeoutMs);
  const rejectionOnAbort = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => {
      reject(controller.signal.reason as Error);
      WebAuthnAbortService.cancelCeremony();
    });
  });
  try {
    return await Promise.race([rejectionOnAbort, ceremony()]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
    if (cancelOpenPrompt === cancel) cancelOpenPrompt = undefined;
  }
}
