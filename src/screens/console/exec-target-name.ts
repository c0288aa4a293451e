import { isCommand, isPod, type ExecTarget } from '#domain/terminal/terminal-target.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { podWithCommand } from './messages.ts';

/** The name of a shell in a pod, a command in a pod, or a database console, for titles. */
export function execTargetName(target: ExecTarget, withCommand = isCommand(target)): string {
  if (!isPod(target)) return sanitize(`${target.dbUser}@${target.serviceName}/${target.dbName}`);
  const pod = `${target.namespace}/${target.pod}`;
  return sanitize(withCommand ? podWithCommand(pod, target.command) : pod);
}
