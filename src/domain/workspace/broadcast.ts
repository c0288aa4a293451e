// Which panes get what is typed in one of them.
import type { Environment } from './environment.ts';

/** A pane that input could go to. */
export interface Receiver {
  id: number;
  environment: Environment | undefined;
  /** Only a live session of one's own or one that is joined as peer takes input. */
  canType: boolean;
}

/** The environments that the panes span, each once, `undefined` for none; fewer than two where they are all of one. */
export function environmentsOf(receivers: readonly Receiver[]): (Environment | undefined)[] {
  const labelOf = ({ environment }: Receiver) => (environment ? `${environment.key}: ${environment.value}` : '');
  return [...new Map(receivers.map((one) => [labelOf(one), one.environment])).values()];
}

/** Whether it takes a second confirmation to send the same input to all of them. */
export const needsConfirmation = (receivers: readonly Receiver[]): boolean => environmentsOf(receivers).length > 1;

/** Where input goes that was typed in a pane: to it alone, unless it takes part in a broadcast, which is undefined while it is off. */
export function receiversOf(
  sourceId: number,
  broadcast: ReadonlySet<number> | undefined,
  receivers: readonly Receiver[],
): number[] {
  if (!broadcast?.has(sourceId)) return [sourceId];
  return receivers.filter(({ id, canType }) => id === sourceId || (canType && broadcast.has(id))).map(({ id }) => id);
}
