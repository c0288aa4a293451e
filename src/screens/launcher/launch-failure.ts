import { isAbortError, UserFacingError, describeError } from '#lib/user-facing-error.ts';
import { Refusal } from '#api/refusal.ts';
import { errorText } from '#ui/feedback/messages.ts';

/** The text of an error. For a refusal, adds its context messages, except those that only repeat the error message. */
function causeText(cause: unknown): string {
  if (!(cause instanceof Refusal)) return typeof cause === 'string' ? cause : describeError(cause).message;
  const { message, messages } = cause;
  return [errorText(cause), ...messages.filter((contextMessage) => !contextMessage.includes(message))].join('\n');
}

interface LaunchLink {
  address: string;
  label: string;
}

/** The title names the failed step. The message is the error text of the proxy, the application or the browser. */
export class LaunchFailure extends UserFacingError {
  readonly title: string;
  /** Another address that may work. */
  readonly link: LaunchLink | undefined;

  constructor(title: string, cause: unknown, link?: LaunchLink) {
    super(causeText(cause), { cause });
    this.title = title;
    this.link = link;
  }
}

/** Creates an error handler that throws a `LaunchFailure` with this title. It throws abort errors unchanged. */
export const throwLaunchFailure =
  (title: string) =>
  (cause: unknown): never => {
    if (isAbortError(cause)) throw cause;
    throw new LaunchFailure(title, cause);
  };
