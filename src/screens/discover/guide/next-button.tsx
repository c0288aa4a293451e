import { Button } from '#ui/button/button.tsx';
import { NEXT } from '#ui/messages.ts';
import type { Guide } from './use-guide.ts';

/** Continues with the next step. Disabled while an input is missing. */
export const NextStepButton = ({ guide, missingInput }: { guide: Guide; missingInput?: string | undefined }) => (
  <Button variant="primary" disabledReason={missingInput} onClick={() => guide.dispatch({ type: 'proceed' })}>
    {NEXT}
  </Button>
);
