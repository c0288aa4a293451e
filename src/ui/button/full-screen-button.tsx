import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import { IconButton } from './icon-button.tsx';
import { FULL_SCREEN, LEAVE_FULL_SCREEN } from './messages.ts';

interface FullScreenButtonProps {
  /** The state from `useFullScreen`. */
  fullScreen: { isFull: boolean; toggle: () => void };
}

export function FullScreenButton({ fullScreen: { isFull, toggle } }: FullScreenButtonProps) {
  return (
    <IconButton label={isFull ? LEAVE_FULL_SCREEN : FULL_SCREEN} icon={isFull ? Minimize : Maximize} onClick={toggle} />
  );
}
