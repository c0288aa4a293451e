// The way from a guide to the page that creates an integration, and back (docs/protocol/resources.md#15.1, "Detour").
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { cardOf } from './cards.ts';
import { flows } from './flows.ts';

/** What the other page is handed, and hands back. */
interface Carried {
  /** By which usage events are told together. */
  eventState: { id: string };
  /** ID of the card. */
  resourceSpec: string;
  /** Index of the step. */
  currentStep: number;
}

export interface Detour {
  card: string;
  at: number;
  id: string;
  /** Name of what was created there; undefined where nothing was. */
  integration: string | undefined;
}

export const carriedOf = ({ card, at, id }: Omit<Detour, 'integration'>): { discover: Carried } => ({
  discover: { eventState: { id }, resourceSpec: card, currentStep: at },
});

/** Undefined for what was not carried from the step of a guide that asks for an account. */
export function detourOf(state: unknown): Detour | undefined {
  const { discover, integration } = fieldsOf<{ discover: Carried; integration: string }>(state);
  const { eventState, resourceSpec, currentStep } = fieldsOf<Carried>(discover);
  const id = textOr(fieldsOf<Carried['eventState']>(eventState).id, '');
  const card = cardOf(textOr(resourceSpec, ''));
  if (id === '' || card?.way.by !== 'flow' || typeof currentStep !== 'number') return undefined;
  if (flows[card.way.flow][currentStep]?.name !== 'account') return undefined;
  return { card: card.id, at: currentStep, id, integration: textOr(integration, undefined) };
}
