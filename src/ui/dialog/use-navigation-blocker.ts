import { useState } from 'react';
import { useBlocker, type Blocker, type BlockerFunction } from 'react-router-dom';

/**
 * A change of the address that waits for an answer. `attempt` is another each time, and the key of the dialog that asks: the
 * browser closes a dialog before the router hears of it, and one that is asked for again meanwhile would stay closed.
 */
export function useNavigationBlocker(shouldBlock: BlockerFunction): { blocker: Blocker; attempt: number } {
  const [attempt, setAttempt] = useState(0);
  const blocker = useBlocker((change) => {
    if (!shouldBlock(change)) return false;
    setAttempt((attempt) => attempt + 1);
    return true;
  });
  return { blocker, attempt };
}
