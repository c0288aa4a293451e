import { isAbortError, UserFacingError, describeError } from '#lib/user-facing-error.ts';
import { Refusal } from '#api/refusal.ts';
import { errorText } from '#ui/feedback/messages.ts';

/** The context that the error gathered on its way is said too, unless it says nothing more. */
function causeText(cause: unknown): string {
  if (!(cause instanceof Refusal)) return typeof cause === 'string' ? cause : describeError(cause).message;
  const { message, messages } = cause;
  return [errorText(cause), ...messages.filter((one) => !one.includes(message))].join('\n');
}

interface LaunchLink {
  address: string;
  label: string;
}

/** What failed; the message is what the proxy, the application's host or the browser said of it. */
export class LaunchFailure extends UserFacingError {
  readonly title: string;
  /** Another way on, which the user may try. */
  readonly link: LaunchLink | undefined;

  constructor(title: string, cause: unknown, way?: LaunchLink) {
    super(causeText(cause), { cause });
    this.title = title;
    this.link = way;
  }
}

export const throwLaunchFailure =
  (title: string) =>
  (cause: unknown): never => {
    if (isAbortError(cause)) throw cause;
    throw new LaunchFailure(title, cause);
  };
