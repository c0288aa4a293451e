import { useState } from 'react';
import { useBlocker, type Blocker, type BlockerFunction } from 'react-router-dom';

/**
 * Blocks navigation until the user confirms. `attempt` counts the attempts and is the key of the dialog: the browser
 * closes a dialog before the router knows, so a reused dialog would stay closed.
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
