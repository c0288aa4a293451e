import { environmentOf } from '#domain/workspace/environment.ts';
import type { Label } from '#lib/text/labels.ts';

export interface RunServer {
  id: string;
  /** Sanitized, safe to show. */
  name: string;
  labels: readonly Label[];
  logins: readonly string[];
}

/** Production servers by the rule of terminals (docs/behaviour.md#the-console-workspace). `label` is the user's own. */
export const productionIn = (servers: readonly RunServer[], label: string | null): RunServer[] =>
  servers.filter(({ labels }) => environmentOf(labels, label ?? undefined)?.tone === 'production');
