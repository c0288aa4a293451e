// One OpenTelemetry span for each request to the proxy: the operation without parameter values, its duration and its
// result.

export interface Span {
  name: string;
  /** Epoch milliseconds, as is `endMs`. */
  startMs: number;
  endMs: number;
  /** HTTP status; undefined if there was no response. */
  status: number | undefined;
}

const SPAN_KIND_CLIENT = 3;
const STATUS_CODE_ERROR = 2;

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const nanoseconds = (ms: number): string => `${Math.round(ms * 1000)}000`;

const toOtlpSpan = ({ name, startMs, endMs, status }: Span) => ({
  traceId: randomHex(16),
  spanId: randomHex(8),
  name,
  kind: SPAN_KIND_CLIENT,
  startTimeUnixNano: nanoseconds(startMs),
  endTimeUnixNano: nanoseconds(endMs),
  attributes: status === undefined ? [] : [{ key: 'http.status_code', value: { intValue: String(status) } }],
  status: status !== undefined && status < 400 ? {} : { code: STATUS_CODE_ERROR },
});

/** The payload in the JSON format of protobuf (docs/protocol/auth-and-identity.md#22). */
export const tracesPayload = (spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: [{ key: 'service.name', value: { stringValue: 'postern' } }] },
      scopeSpans: [{ spans: spans.map(toOtlpSpan) }],
    },
  ],
});
