import { Button } from '#ui/button/button.tsx';
import { NEXT } from '#ui/messages.ts';
import type { Guide } from './use-guide.ts';

/** Goes on to the next step, unless something is lacking. */
export const NextStepButton = ({ guide, lacks: missingInput }: { guide: Guide; lacks?: string | undefined }) => (
  <Button variant="primary" disabledReason={missingInput} onClick={() => guide.dispatch({ do: 'proceed' })}>
    {NEXT}
  </Button>
);
