// A suggested command where it is run: in place of the conversation, which goes on behind it.
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { refreshMessages } from '#api/assistant.ts';
import type { RunServer } from '#features/command-run/servers.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import * as css from './assist.css.ts';
import { BACK_TO_CONVERSATION, LOADING_RUN } from './messages.ts';
import type { TalkPlace } from './run-talk.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

export interface Suggested {
  command: string;
  login: string;
  servers: readonly RunServer[];
}

const CommandRun = lazyComponent(async () => (await import('#features/command-run/command-run.tsx')).CommandRun);

/** In the history alone: no address leads to it, and a reload leads to the conversation. */
const RUNNING = 'run-suggested';

export function useSuggestedRun({ cluster, conversation }: TalkPlace) {
  const [suggested, setSuggested] = useState<Suggested>();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const opener = useRef<Element>(null);
  const shown = state === RUNNING ? suggested : undefined;
  const isOpen = shown !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      // Results are stored by now: each of its sockets has closed (docs/protocol/streams.md#13.2).
      void refreshMessages(conversation);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [isOpen, conversation]);
  return {
    begin(suggested: Suggested) {
      opener.current = document.activeElement;
      setSuggested(suggested);
      void navigate({ search }, { state: RUNNING });
    },
    run: shown && (
      <div ref={focus} tabIndex={-1} className={css.run}>
        <Suspense fallback={<Loading delay="long" label={LOADING_RUN} />}>
          <CommandRun
            cluster={cluster}
            conversation={conversation}
            servers={shown.servers}
            initialInput={shown}
            backLabel={BACK_TO_CONVERSATION}
            onClose={() => void navigate(-1)}
          />
        </Suspense>
      </div>
    ),
  };
}

/** What had the focus is hidden. */
const focus = (element: HTMLElement | null) => element?.focus();
