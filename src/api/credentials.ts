interface Credentials {
  csrf: string;
  /** Undefined when nobody is signed in. */
  bearer: string | undefined;
}

let read = (): Credentials => ({ csrf: '', bearer: undefined });

/** What proves a call: asked anew for each one, because tokens are renewed by any tab. */
export const credentials = (): Credentials => read();

/** Said once at start, by whoever keeps the session. */
export function identify(reader: () => Credentials): void {
  read = reader;
}
