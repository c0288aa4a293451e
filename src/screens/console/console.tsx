import { useOutletContext, useParams } from 'react-router-dom';
import type { FullScreenContext } from '#domain/page-context.ts';
import { useAttempts } from '#features/stream/attempts.ts';
import { required } from '#lib/params.ts';
import { DarkGround } from '#ui/theme/dark-ground.tsx';
import { Confirm } from './confirm.tsx';
import { Session } from './session.tsx';

export function Component() {
  const { config, root } = useOutletContext<FullScreenContext>();
  const params = useParams();
  const cluster = required(params, 'cluster');
  const target = { login: required(params, 'login'), server_id: required(params, 'server') };
  // Each starts with a widget of its own.
  const { attempt, begin } = useAttempts();
  return (
    <DarkGround>
      {attempt === 0 ? (
        <Confirm cluster={cluster} target={target} onConfirm={begin} />
      ) : (
        <Session
          key={attempt}
          where={{ cluster, target }}
          root={root}
          scrollback={config.ui.scrollbackLines}
          onReconnect={begin}
        />
      )}
    </DarkGround>
  );
}
