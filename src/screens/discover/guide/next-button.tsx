import { Button } from '#ui/button/button.tsx';
import { NEXT } from '#ui/messages.ts';
import type { Guide } from './guide-state.ts';

/** Goes on to the next step, unless something is lacking. */
export const NextButton = ({ guide, lacks }: { guide: Guide; lacks?: string | undefined }) => (
  <Button variant="primary" disabledReason={lacks} onClick={() => guide.act({ do: 'proceed' })}>
    {NEXT}
  </Button>
);
