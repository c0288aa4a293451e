// What pods and databases do otherwise than servers: what is asked for goes after the token, and most of them end without
// a word (docs/protocol/streams.md#14.2, #14.3).
import { encodeExec } from './envelope.ts';
import { CONSOLE_ENDED, FINISHED, STOPPED } from './messages.ts';
import { isCommand, isExec, isPod, type ExecTarget, type Target } from './params.ts';
import { next, type Step, type Stream, type StreamEvent } from './stream.ts';

type Ended = Extract<Stream, { at: 'ended' }>;

/** An end without `c` that is none of the network's, as far as is known. */
export const isSilent = ({ reason }: Ended): boolean => reason === FINISHED || reason === CONSOLE_ENDED;

function endOf(target: ExecTarget, ended: Ended): Ended {
  if (ended.how !== 'dropped') return ended;
  // `s` comes before a pod is looked for, so it says nothing of whether the command began.
  if (ended.error !== '') return isPod(target) ? { ...ended, how: 'failed' } : ended;
  if (ended.reason !== STOPPED || (isPod(target) && !isCommand(target))) return ended;
  return { ...ended, how: 'clean', reason: isPod(target) ? FINISHED : CONSOLE_ENDED };
}

const awaits = (stream: Stream): string => (stream.at === 'connecting' ? stream.awaits : '');

/** What an event makes of the stream of a target. */
export function nextOf(target: Target, stream: Stream, event: StreamEvent): Step {
  const step = next(stream, event);
  if (!isExec(target)) return step;
  if (awaits(stream) === 'proof' && awaits(step.stream) === 'frame')
    return { ...step, effect: { do: 'send', data: encodeExec(target) } };
  return step.stream.at === 'ended' ? { ...step, stream: endOf(target, step.stream) } : step;
}
