// The metrics of one server. All labels have a fixed set of values.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { UpstreamErrorCode } from '#serve/gateway/unreachable.ts';

const DURATION_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export type RouteClass = 'page' | 'asset' | 'api' | 'stream' | 'probe' | 'other';

export interface MeasuredRequest {
  routeClass: RouteClass;
  method: string;
  status: number;
  durationMs: number;
  receivedBytes: number;
  sentBytes: number;
}

/** The bytes of a stream since it was opened. */
export interface StreamBytes {
  received: number;
  sent: number;
}

export interface Metrics {
  countRequest(request: MeasuredRequest): void;
  /** Returns a function to call when the stream has closed. */
  openStream(kind: string, countBytes: () => StreamBytes): () => void;
  countUpstreamError(code: UpstreamErrorCode): void;
  /** The text format of Prometheus. */
  render(): Promise<{ contentType: string; text: string }>;
}

function createRequestMetrics(registers: Registry[]) {
  return {
    requests: new Counter({
      name: 'postern_http_requests_total',
      help: 'Requests by class of route, method and status.',
      labelNames: ['class', 'method', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'postern_http_request_duration_seconds',
      help: 'Time from the start of a request to the end of its response. For streams, time until they open.',
      labelNames: ['class', 'method'],
      buckets: DURATION_BUCKETS_S,
      registers,
    }),
    upstreamErrors: new Counter({
      name: 'postern_upstream_errors_total',
      help: 'Requests that the proxy behind the console did not answer, by reason.',
      labelNames: ['code'],
      registers,
    }),
  };
}

function createStreamMetrics(registers: Registry[]) {
  return {
    open: new Gauge({ name: 'postern_streams_open', help: 'Open streams by kind.', labelNames: ['kind'], registers }),
    opened: new Counter({
      name: 'postern_streams_total',
      help: 'Streams that were opened, by kind.',
      labelNames: ['kind'],
      registers,
    }),
  };
}

/** Counts bytes. Open streams are counted at each scrape, because they can stay open for days. */
function createByteCounter(registers: Registry[]) {
  const openStreams = new Set<() => void>();
  const counter = new Counter({
    name: 'postern_bytes_total',
    help: 'Bytes of bodies and streams, from browsers (in) and to browsers (out).',
    labelNames: ['direction'],
    registers,
    collect: () => openStreams.forEach((countNewBytes) => countNewBytes()),
  });
  const add = ({ received, sent }: StreamBytes) => {
    counter.inc({ direction: 'in' }, received);
    counter.inc({ direction: 'out' }, sent);
  };
  return {
    add,
    /** Returns a function that counts the remaining bytes and stops. */
    addStream(countBytes: () => StreamBytes): () => void {
      let counted: StreamBytes = { received: 0, sent: 0 };
      const countNewBytes = () => {
        const total = countBytes();
        add({ received: total.received - counted.received, sent: total.sent - counted.sent });
        counted = total;
      };
      openStreams.add(countNewBytes);
      return () => {
        countNewBytes();
        openStreams.delete(countNewBytes);
      };
    },
  };
}

/** Creates metrics in their own registry, because several servers may run in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { requests, durations, upstreamErrors } = createRequestMetrics([registry]);
  const streams = createStreamMetrics([registry]);
  const bytes = createByteCounter([registry]);
  return {
    countRequest({ routeClass, method, status, durationMs, receivedBytes, sentBytes }) {
      requests.inc({ class: routeClass, method, status });
      durations.observe({ class: routeClass, method }, durationMs / 1000);
      bytes.add({ received: receivedBytes, sent: sentBytes });
    },
    openStream(kind, countBytes) {
      streams.open.inc({ kind });
      streams.opened.inc({ kind });
      const stopCounting = bytes.addStream(countBytes);
      return () => {
        streams.open.dec({ kind });
        stopCounting();
      };
    },
    countUpstreamError: (code) => upstreamErrors.inc({ code }),
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
