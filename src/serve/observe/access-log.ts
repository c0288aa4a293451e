import { once } from 'node:events';
import { pino, type DestinationStream } from 'pino';

export type LogFormat = 'text' | 'json';

/** A finished request or stream. */
export interface LoggedRequest {
  client: string;
  method: string;
  /** Without a query and without secrets. */
  path: string;
  status: number;
  /** Bytes of the response's body, or bytes that a stream sent to the browser. */
  bytes: number;
  durationMs: number;
  requestId: string;
}

export interface AccessLog {
  logRequest(request: LoggedRequest): void;
  logError(message: string, requestId?: string): void;
  /** Writes the remaining lines. */
  close(): Promise<void>;
}

const MAX_WAITING_BYTES = 8 * 1024 * 1024;

/**
 * The standard output. Lines are written asynchronously, because a slow reader of the log must not stop the streams of
 * users. Up to 8 MiB wait for the reader; further lines are dropped.
 */
export const openStandardOutput = () => pino.destination({ dest: 1, sync: false, maxLength: MAX_WAITING_BYTES });

type Destination = ReturnType<typeof pino.destination>;

type Fields = Record<string, string | number>;
type WriteLine = (level: 'info' | 'error', fields: Fields) => void;

function createJsonWriter(destination: DestinationStream): WriteLine {
  const logger = pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  );
  return (level, fields) => logger[level](fields);
}

/** Values without spaces, quotes and equals signs need no quotes in logfmt. */
const formatValue = (value: string | number): string =>
  /^[^\s"=]+$/.test(String(value)) ? String(value) : JSON.stringify(value);

/** Writes logfmt: `key=value` pairs. */
function createTextWriter(destination: DestinationStream): WriteLine {
  return (level, fields) => {
    const pairs = Object.entries({ time: new Date().toISOString(), level, ...fields });
    destination.write(`${pairs.map(([key, value]) => `${key}=${formatValue(value)}`).join(' ')}\n`);
  };
}

/** Writes one line for each request and each error, in logfmt or as JSON. */
export function createAccessLog(format: LogFormat, destination: Destination = openStandardOutput()): AccessLog {
  const write = format === 'json' ? createJsonWriter(destination) : createTextWriter(destination);
  return {
    logRequest: (request) => write('info', { ...request }),
    logError: (message, requestId) => write('error', { msg: message, ...(requestId ? { requestId } : {}) }),
    async close() {
      const closed = once(destination, 'close');
      destination.end();
      await closed;
    },
  };
}
