// Combines the problems that the console found in a text with the proxy's answer about the text.
import { proxyMessage } from '#ui/feedback/messages.ts';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { problemOfRefusal } from './refusal-position.ts';

export type ProxyAnswer = { type: 'accepted' } | { type: 'refused'; message: string };

/** Undefined if the proxy failed for a reason other than the text. */
export type CheckWithProxy = (text: string, signal: AbortSignal) => Promise<ProxyAnswer | undefined>;

/**
 * Adds the proxy's answer to the problems. The proxy decides which problems are errors: in an accepted text, errors
 * become warnings, except errors about storing. A refusal becomes an error.
 */
export function mergeProxyAnswer(text: string, problems: readonly TextProblem[], answer: ProxyAnswer): TextProblem[] {
  if (answer.type === 'accepted')
    return problems.map((problem) =>
      problem.severity === 'error' && !problem.isAboutStoring ? { ...problem, severity: 'warning' } : problem,
    );
  const { message } = answer;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const isNamedInMessage = ({ from, to }: TextProblem) =>
    message.includes(`"${text.slice(from, to).replaceAll(/^["']|["']$/g, '')}"`);
  const { from, to } = errors.find(isNamedInMessage) ??
    problemOfRefusal(text, { status: 400, message }) ??
    errors[0] ?? { from: 0, to: 0 };
  return [{ from, to, severity: 'error', message: proxyMessage(message) }, ...problems];
}
