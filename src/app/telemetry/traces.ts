// Tells the proxy how long its calls take, where somebody switched that on in this browser: this file is fetched by nobody
// else (docs/behaviour.md#telemetry).
import { http } from '#api/client.ts';
import { sendNow } from '#api/usage/capture-now.ts';
import { tracesOf, type Span } from './spans.ts';

/** Calls come in groups; one of these later than the first of them, all of them are told of at once. */
const LATER_MS = 15_000;

let spans: Span[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  // Nobody waits for the answer, and a trace that is lost is no loss.
  if (spans.length > 0) sendNow('/v1/webapi/traces', tracesOf(spans)).catch(() => undefined);
  spans = [];
}

function add(span: Span): void {
  spans.push(span);
  timer ??= setTimeout(send, LATER_MS);
}

const begun = new Map<string, number>();
const now = () => performance.timeOrigin + performance.now();

/** From now on, until the page is left. */
export function traceCalls(): void {
  const end = (call: { id: string; schemaPath: string; request: Request }, status?: number) => {
    const from = begun.get(call.id);
    // Of a call that was on its way before, nobody knows how long it took.
    if (from !== undefined) add({ name: `${call.request.method} ${call.schemaPath}`, from, to: now(), status });
    begun.delete(call.id);
  };
  http.use({
    onRequest: ({ id }) => void begun.set(id, now()),
    onResponse: (call) => end(call, call.response.status),
    onError: (call) => end(call),
  });
  addEventListener('pagehide', send);
}
