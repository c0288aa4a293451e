import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { IconButton } from '#ui/button/icon-button.tsx';
import type { AuditState } from '#screens/audit/use-audit-params.ts';
import type { Live } from './live-state.ts';
import { CANT_PAUSE, PAUSE, RESUME } from './messages.ts';

interface PauseButtonProps {
  live: Live;
  params: Pick<AuditState, 'isPaused' | 'setIsPaused'>;
  /** Shows what came meanwhile. */
  onResume: () => void;
}

/** Holds new events back, and lets them come again. */
export function PauseButton({ live, params: { isPaused, setIsPaused }, onResume }: PauseButtonProps) {
  const resume = () => {
    setIsPaused(false);
    onResume();
  };
  return (
    <IconButton
      label={isPaused ? RESUME : PAUSE}
      icon={isPaused ? Play : Pause}
      variant="plain"
      disabledReason={live.at === 'off' ? CANT_PAUSE[live.why] : undefined}
      onClick={() => (isPaused ? resume() : setIsPaused(true))}
    />
  );
}
