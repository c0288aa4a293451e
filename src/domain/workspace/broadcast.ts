// Decides which panes receive the input of a pane.
import type { Environment } from './environment.ts';

/** A pane that may receive input. */
export interface Receiver {
  id: number;
  environment: Environment | undefined;
  /** Whether the pane accepts input: its session is running, and the user owns it or joined it as a peer. */
  canType: boolean;
}

/** The different environments of the panes; `undefined` stands for panes without an environment. */
export function environmentsOf(receivers: readonly Receiver[]): (Environment | undefined)[] {
  const labelOf = ({ environment }: Receiver) => (environment ? `${environment.key}: ${environment.value}` : '');
  return [...new Map(receivers.map((receiver) => [labelOf(receiver), receiver.environment])).values()];
}

/** Whether a broadcast needs a second confirmation, because panes are in production or in different environments. */
export const needsConfirmation = (receivers: readonly Receiver[]): boolean =>
  environmentsOf(receivers).length > 1 || receivers.some(({ environment }) => environment?.tone === 'production');

/**
 * The IDs of the panes that receive the input of a pane. `broadcast` contains the panes of the broadcast; it is
 * undefined while the broadcast is off.
 */
export function receiversOf(
  sourceId: number,
  broadcast: ReadonlySet<number> | undefined,
  receivers: readonly Receiver[],
): number[] {
  if (!broadcast?.has(sourceId)) return [sourceId];
  return receivers.filter(({ id, canType }) => id === sourceId || (canType && broadcast.has(id))).map(({ id }) => id);
}
