import { sshTarget, terminalLink } from '#domain/resources/ssh-target.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { Entry } from './entry.ts';

interface Known {
  /** What was found in the lists. */
  best: readonly Entry[];
  cluster: string;
}

/** A host that `login@host[:port]` names and no list has; one that is listed is offered with what is known of it. */
export function directTo(text: string, { best, cluster }: Known): { name: string; to: string } | undefined {
  const target = sshTarget(text);
  if (!target.ok) return undefined;
  const isListed = best.some(
    (entry) => entry.kind === 'server' && entry.cluster === cluster && entry.key === target.host.toLowerCase(),
  );
  const to = isListed ? undefined : terminalLink(cluster, target);
  return to === undefined ? undefined : { name: sanitize(`${target.login}@${target.host}`), to };
}
