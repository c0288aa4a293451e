// Pods and databases differ from servers: the console sends the target after the token, and most sessions end without a
// reason from the proxy (docs/protocol/streams.md#14.2, #14.3).
import { encodeExec } from './envelope.ts';
import { CONSOLE_ENDED, COMMAND_FINISHED, SESSION_STOPPED } from './messages.ts';
import { isCommand, isExec, isPod, type ExecTarget, type TerminalTarget } from './terminal-target.ts';
import { nextTerminal, type TerminalStep, type TerminalStream, type TerminalEvent } from './terminal-stream.ts';

type EndedStream = Extract<TerminalStream, { status: 'ended' }>;

/** Whether the session ended without a close frame (`c`) but also without a sign of a network failure. */
export const endedWithoutReason = ({ reason }: EndedStream): boolean =>
  reason === COMMAND_FINISHED || reason === CONSOLE_ENDED;

function execEndOf(target: ExecTarget, ended: EndedStream): EndedStream {
  if (ended.outcome !== 'dropped') return ended;
  // The proxy sends `s` before it looks for the pod, so `s` does not prove that the command started.
  if (ended.error !== '') return isPod(target) ? { ...ended, outcome: 'failed' } : ended;
  if (ended.reason !== SESSION_STOPPED || (isPod(target) && !isCommand(target))) return ended;
  return { ...ended, outcome: 'clean', reason: isPod(target) ? COMMAND_FINISHED : CONSOLE_ENDED };
}

const awaitedStep = (stream: TerminalStream): string => (stream.status === 'connecting' ? stream.awaits : '');

/** Like `nextTerminal`, with the rules for pods and databases. */
export function nextForTarget(target: TerminalTarget, stream: TerminalStream, event: TerminalEvent): TerminalStep {
  const step = nextTerminal(stream, event);
  if (!isExec(target)) return step;
  if (awaitedStep(stream) === 'proof' && awaitedStep(step.stream) === 'frame')
    return { ...step, effect: { type: 'send', data: encodeExec(target) } };
  return step.stream.status === 'ended' ? { ...step, stream: execEndOf(target, step.stream) } : step;
}
