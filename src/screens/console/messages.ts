// What the terminal says of a session's state; the proxy's own words come apart from these.
import type { Stream } from '#domain/terminal/stream.ts';
import { LOCALE } from '#lib/text/locale.ts';

type Ended = Extract<Stream, { at: 'ended' }>;

/** How it ended, as people of the field say it. */
export const ENDED: Readonly<Record<Ended['how'], string>> = {
  clean: 'Session ended',
  dropped: 'Disconnected',
  lost: 'Connection lost',
  refused: 'Could not connect',
};

/** A link may have led here, or a reload, the way back, a tab that was restored. */
export const NOT_CLICKED = 'This page was not opened by a click in this console.';

export const PROXY_GONE = "The proxy can't be reached from this browser. Check your network, then reconnect.";

export function stateOf(stream: Stream | undefined): string {
  switch (stream?.at) {
    case 'challenge':
      return 'Waiting for you';
    case 'live':
      return 'Connected';
    case 'ended':
      return ENDED[stream.how];
    case 'connecting':
    case undefined:
      return 'Connecting';
  }
}

const megabytes = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

/** Stands in the terminal, in the place of what could not be shown. */
export const leftOutNote = (bytes: number): string =>
  `[${megabytes.format(bytes / 1e6)} MB of output skipped: it came faster than this browser can show it]`;
