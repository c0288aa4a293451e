import { environmentOf } from '#domain/workspace/environment.ts';
import type { Label } from '#lib/text/labels.ts';

export interface RunServer {
  id: string;
  /** Sanitized, safe to show. */
  name: string;
  labels: readonly Label[];
  logins: readonly string[];
}

/** The production servers, by the same rule as in terminals (docs/behaviour.md#the-console-workspace). */
export const productionIn = (servers: readonly RunServer[], environmentLabel: string | undefined): RunServer[] =>
  servers.filter(({ labels }) => environmentOf(labels, environmentLabel)?.tone === 'production');
