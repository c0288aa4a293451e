import { environmentOf } from '#domain/workspace/environment.ts';
import type { Label } from '#lib/text/labels.ts';

/** A server that a command can run on. */
export interface RunServer {
  id: string;
  /** Sanitized for the screen. */
  name: string;
  labels: readonly Label[];
  logins: readonly string[];
}

/** By the rule that colors terminals (docs/behaviour.md#the-console-workspace); `label` is the one that the user named. */
export const productionIn = (servers: readonly RunServer[], label: string | null): RunServer[] =>
  servers.filter(({ labels }) => environmentOf(labels, label ?? undefined)?.tone === 'production');
