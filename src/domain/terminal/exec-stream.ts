// What pods and databases do otherwise than servers: what is asked for goes after the token, and most of them end without
// a word (docs/protocol/streams.md#14.2, #14.3).
import { encodeExec } from './envelope.ts';
import { CONSOLE_ENDED, COMMAND_FINISHED, SESSION_STOPPED } from './messages.ts';
import { isCommand, isExec, isPod, type ExecTarget, type TerminalTarget } from './terminal-target.ts';
import { nextTerminal, type TerminalStep, type TerminalStream, type TerminalEvent } from './terminal-stream.ts';

type EndedStream = Extract<TerminalStream, { at: 'ended' }>;

/** An end without `c` that is none of the network's, as far as is known. */
export const endedWithoutReason = ({ reason }: EndedStream): boolean =>
  reason === COMMAND_FINISHED || reason === CONSOLE_ENDED;

function execEndOf(target: ExecTarget, ended: EndedStream): EndedStream {
  if (ended.how !== 'dropped') return ended;
  // `s` comes before a pod is looked for, so it says nothing of whether the command began.
  if (ended.error !== '') return isPod(target) ? { ...ended, how: 'failed' } : ended;
  if (ended.reason !== SESSION_STOPPED || (isPod(target) && !isCommand(target))) return ended;
  return { ...ended, how: 'clean', reason: isPod(target) ? COMMAND_FINISHED : CONSOLE_ENDED };
}

const awaitedStep = (stream: TerminalStream): string => (stream.at === 'connecting' ? stream.awaits : '');

/** What an event makes of the stream of a target. */
export function nextForTarget(target: TerminalTarget, stream: TerminalStream, event: TerminalEvent): TerminalStep {
  const step = nextTerminal(stream, event);
  if (!isExec(target)) return step;
  if (awaitedStep(stream) === 'proof' && awaitedStep(step.stream) === 'frame')
    return { ...step, effect: { do: 'send', data: encodeExec(target) } };
  return step.stream.at === 'ended' ? { ...step, stream: execEndOf(target, step.stream) } : step;
}
