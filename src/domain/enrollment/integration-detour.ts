// The way from a guide to the page that creates an integration, and back (docs/protocol/resources.md#15.1, "Detour").
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { findCard } from './available-cards.ts';
import { enrollFlows } from './flows.ts';

/** What the other page is handed, and hands back. */
interface DetourState {
  /** By which usage events are told together. */
  eventState: { id: string };
  /** ID of the card. */
  resourceSpec: string;
  /** Index of the step. */
  currentStep: number;
}

export interface Detour {
  card: string;
  stepIndex: number;
  id: string;
  /** Name of what was created there; undefined where nothing was. */
  integration: string | undefined;
}

export const detourStateOf = ({ card, stepIndex, id }: Omit<Detour, 'integration'>): { discover: DetourState } => ({
  discover: { eventState: { id }, resourceSpec: card, currentStep: stepIndex },
});

/** Undefined for what was not carried from the step of a guide that asks for an account. */
export function parseDetour(state: unknown): Detour | undefined {
  const { discover, integration } = fieldsOf<{ discover: DetourState; integration: string }>(state);
  const { eventState, resourceSpec, currentStep } = fieldsOf<DetourState>(discover);
  const id = textOr(fieldsOf<DetourState['eventState']>(eventState).id, '');
  const card = findCard(textOr(resourceSpec, ''));
  if (id === '' || card?.method.by !== 'flow' || typeof currentStep !== 'number') return undefined;
  if (enrollFlows[card.method.flow][currentStep]?.name !== 'account') return undefined;
  return { card: card.id, stepIndex: currentStep, id, integration: textOr(integration, undefined) };
}
