// Reports to the proxy how long requests take. This file loads only if the user enabled that in this browser
// (docs/behaviour.md#telemetry).
import { http } from '#api/client.ts';
import { sendKeepalive } from '#api/usage/capture-usage.ts';
import { tracesPayload, type Span } from './spans.ts';

/** Requests come in groups, so all spans are sent together this long after the first. */
const SEND_DELAY_MS = 15_000;

let spans: Span[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function sendSpans(): void {
  clearTimeout(timer);
  timer = undefined;
  // Fire and forget: errors are ignored.
  if (spans.length > 0) sendKeepalive('/v1/webapi/traces', tracesPayload(spans)).catch(() => undefined);
  spans = [];
}

function addSpan(span: Span): void {
  spans.push(span);
  timer ??= setTimeout(sendSpans, SEND_DELAY_MS);
}

const startTimes = new Map<string, number>();
const now = () => performance.timeOrigin + performance.now();

/** Traces all requests from now on. Collected spans are also sent when the user leaves the page. */
export function traceRequests(): void {
  const finishSpan = (call: { id: string; schemaPath: string; request: Request }, status?: number) => {
    const startMs = startTimes.get(call.id);
    // Requests that started before tracing have no start time.
    if (startMs !== undefined)
      addSpan({ name: `${call.request.method} ${call.schemaPath}`, startMs, endMs: now(), status });
    startTimes.delete(call.id);
  };
  http.use({
    onRequest: ({ id }) => void startTimes.set(id, now()),
    onResponse: (call) => finishSpan(call, call.response.status),
    onError: (call) => finishSpan(call),
  });
  addEventListener('pagehide', sendSpans);
}
