import { useState } from 'react';
import { useOutletContext, useParams } from 'react-router-dom';
import type { FullScreenContext } from '#domain/page-context.ts';
import { wasChosen } from '#lib/browser/intent.ts';
import { required } from '#lib/params.ts';
import { DarkGround } from '#ui/theme/dark-ground.tsx';
import { Confirm } from './confirm.tsx';
import { Session } from './session.tsx';

export function Component() {
  const { config, root } = useOutletContext<FullScreenContext>();
  const params = useParams();
  const cluster = required(params, 'cluster');
  const target = { login: required(params, 'login'), server_id: required(params, 'server') };
  // One session after another: each starts with a widget of its own.
  const [attempt, setAttempt] = useState(() => (wasChosen() ? 1 : 0));
  const go = () => setAttempt(attempt + 1);
  return (
    <DarkGround>
      {attempt === 0 ? (
        <Confirm cluster={cluster} target={target} onConfirm={go} />
      ) : (
        <Session
          key={attempt}
          where={{ cluster, target }}
          root={root}
          scrollback={config.ui.scrollbackLines}
          onReconnect={go}
        />
      )}
    </DarkGround>
  );
}
