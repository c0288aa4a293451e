// One span for each call to the proxy, as OpenTelemetry has them: the operation without any of its values, how long it
// took and how it ended.

export interface Span {
  name: string;
  /** Epoch milliseconds, both. */
  startMs: number;
  endMs: number;
  /** Of the answer; undefined where there was none. */
  status: number | undefined;
}

const SPAN_KIND_CLIENT = 3;
const STATUS_CODE_ERROR = 2;

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const nanoseconds = (ms: number): string => `${Math.round(ms * 1000)}000`;

const toOtlpSpan = ({ name, startMs, endMs, status }: Span) => ({
  traceId: hex(16),
  spanId: hex(8),
  name,
  kind: SPAN_KIND_CLIENT,
  startTimeUnixNano: nanoseconds(startMs),
  endTimeUnixNano: nanoseconds(endMs),
  attributes: status === undefined ? [] : [{ key: 'http.status_code', value: { intValue: String(status) } }],
  status: status !== undefined && status < 400 ? {} : { code: STATUS_CODE_ERROR },
});

/** A payload of protobuf's JSON (docs/protocol/auth-and-identity.md#22). */
export const tracesPayload = (spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: [{ key: 'service.name', value: { stringValue: 'postern' } }] },
      scopeSpans: [{ spans: spans.map(toOtlpSpan) }],
    },
  ],
});
