// Events of terminal streams and functions that run them, for unit tests.
import { encodeEnvelope, payloadText } from './envelope.ts';
import {
  createTerminalStream,
  nextTerminal,
  type TerminalEffect,
  type TerminalStream,
  type TerminalEvent,
} from './terminal-stream.ts';

export const frame = (type: string, payload: unknown = ''): TerminalEvent => ({
  type: 'frame',
  data: encodeEnvelope(type, typeof payload === 'string' ? payload : JSON.stringify(payload)),
});
export const opened: TerminalEvent = { type: 'opened' };
export const socketCut: TerminalEvent = { type: 'socketClosed', ending: { type: 'cut' } };
export const closed: TerminalEvent = { type: 'closed' };
export const signedOut: TerminalEvent = { type: 'signedOut' };
export const timedOut: TerminalEvent = { type: 'timedOut' };
export const answered: TerminalEvent = { type: 'answered', answer: { id: 'a' } };
export const tokenAccepted: TerminalEvent = { type: 'frame', data: '{"type":"create_session_response","status":"ok"}' };
export const metadata = frame('s', { session: { id: 'X', login: 'root', server_hostname: 'web-1', moderated: true } });
export const challenge = { webauthn_challenge: { publicKey: { challenge: 'AAEC' } }, totp_challenge: false };
export const mfaFrame = frame('n', challenge);

const describeEffect = (effect: TerminalEffect): string => {
  if (effect.type === 'write') return `write ${payloadText(effect.output)}`;
  if (effect.type === 'send')
    return `send ${typeof effect.data === 'string' ? effect.data : payloadText(effect.data.subarray(5))}`;
  return effect.type === 'notify' ? `notify ${JSON.stringify(effect.event)}` : effect.type;
};

export interface RunResult {
  stream: TerminalStream;
  effects: string[];
}
export const runEvents = (stream: TerminalStream, ...events: TerminalEvent[]): RunResult =>
  events.reduce<RunResult>(
    (played, event) => {
      const step = nextTerminal(played.stream, event);
      return {
        stream: step.stream,
        effects: [...played.effects, ...(step.effect ? [describeEffect(step.effect)] : [])],
      };
    },
    { stream, effects: [] },
  );

export const on14 = (...events: TerminalEvent[]) => runEvents(createTerminalStream(), ...events);
export const on18 = (...events: TerminalEvent[]) => runEvents(createTerminalStream('T'), ...events);
