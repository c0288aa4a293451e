// What the proxy says of a text that it only reads, joined with the problems that were found here.
import { proxyMessage } from '#ui/feedback/messages.ts';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { problemOfRefusal } from './refusal-position.ts';

export type ProxyAnswer = { is: 'accepted' } | { is: 'refused'; message: string };

/** Undefined where the proxy could not read the text for another reason than the text. */
export type CheckWithProxy = (text: string, signal: AbortSignal) => Promise<ProxyAnswer | undefined>;

/** The proxy decides what is an error. */
export function mergeProxyAnswer(text: string, problems: readonly TextProblem[], answer: ProxyAnswer): TextProblem[] {
  if (answer.is === 'accepted')
    return problems.map((problem) =>
      problem.severity === 'error' && !problem.isAboutStoring ? { ...problem, severity: 'warning' } : problem,
    );
  const { message } = answer;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const isNamed = ({ from, to }: TextProblem) =>
    message.includes(`"${text.slice(from, to).replaceAll(/^["']|["']$/g, '')}"`);
  const { from, to } = errors.find(isNamed) ??
    problemOfRefusal(text, { status: 400, message }) ??
    errors[0] ?? { from: 0, to: 0 };
  return [{ from, to, severity: 'error', message: proxyMessage(message) }, ...problems];
}
