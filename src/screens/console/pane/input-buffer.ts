import type { TerminalStream } from '#domain/terminal/terminal-stream.ts';

/** Sends typed text. Returns false if the socket is not open. */
type Send = (text: string) => boolean;

export interface InputBuffer {
  /** Called before a stream opens. `continuesSession` is whether it joins the session of the previous stream. */
  start(continuesSession: boolean): void;
  /** Called with each state of the stream. Sends the kept text when the session continues. */
  handleStream(stream: TerminalStream, send: Send): void;
  type(text: string, send: Send): void;
}

/** Keeps the text that is typed while the server of the console restarts, for the session that then continues. */
export function createInputBuffer(): InputBuffer {
  let status: 'sending' | 'keeping' | 'dropping' = 'sending';
  let keptText = '';

  function handleEnd({ cause, outcome }: TerminalStream & { status: 'ended' }): void {
    const willContinue = cause === 'restart' || (status === 'keeping' && outcome === 'lost');
    status = willContinue ? 'keeping' : 'dropping';
  }

  return {
    start(continuesSession) {
      status = continuesSession ? 'keeping' : 'sending';
      if (!continuesSession) keptText = '';
    },
    handleStream(stream, send) {
      if (stream.status === 'ended') handleEnd(stream);
      if (stream.status !== 'live' || status !== 'keeping') return;
      status = 'sending';
      if (keptText !== '') send(keptText);
      keptText = '';
    },
    type(text, send) {
      if (status === 'dropping') return;
      // A socket that has just closed sends nothing. The end that follows decides whether the session continues.
      if (status === 'keeping' || !send(text)) keptText += text;
    },
  };
}
