// Deletes rows of a list, a few at a time. Each row has its own result.
import { runLimited } from '#lib/async/run-limited.ts';
import { fieldsOf } from '#lib/untrusted.ts';
import type { ErrorLike } from '#ui/feedback/messages.ts';

/** Browsers open about this many connections to one HTTP/1.1 server. */
const REQUESTS_AT_A_TIME = 6;

export interface FailedRows<R> {
  error: ErrorLike;
  rows: R[];
}

export interface BulkResult<R> {
  deleted: R[];
  /** The failed rows, grouped by their error. */
  failures: FailedRows<R>[];
  /** Rows without a request, because an earlier failure concerns all rows. */
  notSent: R[];
}

/**
 * A request without an answer was canceled or did not reach the proxy. A refusal for lack of permission or MFA concerns
 * the user rather than the row.
 */
function concernsAllRows(error: unknown): boolean {
  const { status } = fieldsOf<{ status: unknown }>(error);
  return status === undefined || status === 0 || status === 403;
}

/** Sends a deletion. A row that another person deleted before counts as deleted. */
export async function deleteUnlessGone(send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (fieldsOf<{ status: unknown }>(error).status !== 404) throw error;
  }
}

export async function deleteRows<R>(
  rows: readonly R[],
  deleteRow: (row: R) => Promise<unknown>,
): Promise<BulkResult<R>> {
  const results = await runLimited(
    rows,
    async (row) => {
      try {
        await deleteRow(row);
        return { row, error: undefined };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return { row, error };
      }
    },
    { limit: REQUESTS_AT_A_TIME, isLast: ({ error }) => error !== undefined && concernsAllRows(error) },
  );
  const failures = new Map<string, FailedRows<R>>();
  for (const result of results) {
    if (result?.error === undefined) continue;
    const group = failures.get(result.error.message) ?? { error: result.error, rows: [] };
    group.rows.push(result.row);
    failures.set(result.error.message, group);
  }
  return {
    deleted: results.flatMap((result) => (result && result.error === undefined ? [result.row] : [])),
    failures: [...failures.values()],
    notSent: rows.filter((_, index) => results[index] === undefined),
  };
}
