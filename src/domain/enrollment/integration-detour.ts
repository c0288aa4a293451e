// The detour from a guide to the page that creates an integration (docs/protocol/resources.md#15.1, "Detour").
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { findCard } from './available-cards.ts';
import { enrollFlows } from './flows.ts';

/** The navigation state that the page for the integration receives and returns. Its names are those of the protocol. */
interface DetourState {
  /** Contains the ID that connects the usage events of a run. */
  eventState: { id: string };
  resourceSpec: string;
  currentStep: number;
}

/** The place in a guide to which the user returns from the detour, and the result of the detour. */
export interface Detour {
  card: string;
  stepIndex: number;
  /** The ID of the run in usage events. */
  id: string;
  /** The name of the new integration; undefined if none was created. */
  integration: string | undefined;
}

/** The navigation state for the page that creates the integration. */
export const detourStateOf = ({ card, stepIndex, id }: Omit<Detour, 'integration'>): { discover: DetourState } => ({
  discover: { eventState: { id }, resourceSpec: card, currentStep: stepIndex },
});

/** Parses the navigation state after the detour. Undefined unless it has a run ID and the account step of a guide. */
export function parseDetour(state: unknown): Detour | undefined {
  const { discover, integration } = fieldsOf<{ discover: DetourState; integration: string }>(state);
  const { eventState, resourceSpec, currentStep } = fieldsOf<DetourState>(discover);
  const id = textOr(fieldsOf<DetourState['eventState']>(eventState).id, '');
  const card = findCard(textOr(resourceSpec, ''));
  if (id === '' || card?.method.method !== 'flow' || typeof currentStep !== 'number') return undefined;
  if (enrollFlows[card.method.flow][currentStep]?.name !== 'account') return undefined;
  return { card: card.id, stepIndex: currentStep, id, integration: textOr(integration, undefined) };
}
