import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { IconButton } from '#ui/button/icon-button.tsx';
import type { AuditState } from '#screens/audit/use-audit-params.ts';
import type { LiveState } from './live-state.ts';
import { CANNOT_PAUSE_REASONS, PAUSE_LIVE, RESUME_LIVE } from './messages.ts';

interface PauseButtonProps {
  live: LiveState;
  params: Pick<AuditState, 'isPaused' | 'setIsPaused'>;
  /** Shows the events that arrived during the pause. */
  onResume: () => void;
}

/** Pauses and resumes new events. */
export function PauseButton({ live, params: { isPaused, setIsPaused }, onResume }: PauseButtonProps) {
  const resume = () => {
    setIsPaused(false);
    onResume();
  };
  return (
    <IconButton
      label={isPaused ? RESUME_LIVE : PAUSE_LIVE}
      icon={isPaused ? Play : Pause}
      variant="plain"
      disabledReason={live.status === 'off' ? CANNOT_PAUSE_REASONS[live.cause] : undefined}
      onClick={() => (isPaused ? resume() : setIsPaused(true))}
    />
  );
}
