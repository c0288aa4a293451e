import type { ComponentType } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { FullScreenContext } from '#domain/page-context.ts';
import type { Target } from '#domain/terminal/params.ts';
import { useAttempts } from '#features/stream/attempts.ts';
import { DarkGround } from '#ui/theme/dark-ground.tsx';
import { Session } from './session.tsx';

interface ConfirmedSessionProps<Of extends Target> {
  cluster: string;
  target: Of;
  /** Asks before the first one begins. */
  confirm: ComponentType<{ cluster: string; target: Of; onConfirm: () => void }>;
}

/** One session after another on the same page, each with a widget of its own. */
export function ConfirmedSession<Of extends Target>({ confirm: Confirm, ...where }: ConfirmedSessionProps<Of>) {
  const { config, root } = useOutletContext<FullScreenContext>();
  const { attempt, begin } = useAttempts();
  return (
    <DarkGround>
      {attempt === 0 ? (
        <Confirm {...where} onConfirm={begin} />
      ) : (
        <Session key={attempt} where={where} root={root} scrollback={config.ui.scrollbackLines} onReconnect={begin} />
      )}
    </DarkGround>
  );
}
