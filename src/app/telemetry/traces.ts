// Tells the proxy how long its calls take, where somebody switched that on in this browser: this file is fetched by nobody
// else (docs/behaviour.md#telemetry).
import { http } from '#api/client.ts';
import { sendKeepalive } from '#api/usage/capture-usage.ts';
import { tracesPayload, type Span } from './spans.ts';

/** Calls come in groups; one of these later than the first of them, all of them are told of at once. */
const SEND_DELAY_MS = 15_000;

let spans: Span[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function sendSpans(): void {
  clearTimeout(timer);
  timer = undefined;
  // Nobody waits for the answer, and a trace that is lost is no loss.
  if (spans.length > 0) sendKeepalive('/v1/webapi/traces', tracesPayload(spans)).catch(() => undefined);
  spans = [];
}

function addSpan(span: Span): void {
  spans.push(span);
  timer ??= setTimeout(sendSpans, SEND_DELAY_MS);
}

const startedAt = new Map<string, number>();
const now = () => performance.timeOrigin + performance.now();

/** From now on, until the page is left. */
export function traceRequests(): void {
  const finishSpan = (call: { id: string; schemaPath: string; request: Request }, status?: number) => {
    const startMs = startedAt.get(call.id);
    // Of a call that was on its way before, nobody knows how long it took.
    if (startMs !== undefined)
      addSpan({ name: `${call.request.method} ${call.schemaPath}`, startMs, endMs: now(), status });
    startedAt.delete(call.id);
  };
  http.use({
    onRequest: ({ id }) => void startedAt.set(id, now()),
    onResponse: (call) => finishSpan(call, call.response.status),
    onError: (call) => finishSpan(call),
  });
  addEventListener('pagehide', sendSpans);
}
