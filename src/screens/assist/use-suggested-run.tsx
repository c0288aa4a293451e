// Runs a suggested command. The page of the run covers the conversation, which continues.
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { refreshMessages } from '#api/assistant.ts';
import type { RunServer } from '#features/command-run/servers.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import * as css from './assist.css.ts';
import { BACK_TO_CONVERSATION, LOADING_RUN } from './messages.ts';
import type { ConversationAddress } from './conversation-connection.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

export interface SuggestedCommand {
  command: string;
  login: string;
  servers: readonly RunServer[];
}

const CommandRun = lazyComponent(async () => (await import('#features/command-run/command-run.tsx')).CommandRun);

/** Stored in the history state only: no address opens the run, and a reload returns to the conversation. */
const RUN_STATE = 'run-suggested';

export function useSuggestedRun({ cluster, conversation }: ConversationAddress) {
  const [suggestedCommand, setSuggested] = useState<SuggestedCommand>();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const previousFocus = useRef<Element>(null);
  const shownCommand = state === RUN_STATE ? suggestedCommand : undefined;
  const isOpen = shownCommand !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      // The proxy has stored the results, because all sockets of the run are closed (docs/protocol/streams.md#13.2).
      void refreshMessages(conversation);
      if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
    };
  }, [isOpen, conversation]);
  return {
    startRun(suggested: SuggestedCommand) {
      previousFocus.current = document.activeElement;
      setSuggested(suggested);
      void navigate({ search }, { state: RUN_STATE });
    },
    run: shownCommand && (
      <div ref={focusElement} tabIndex={-1} className={css.runPanel}>
        <Suspense fallback={<Loading delay="long" label={LOADING_RUN} />}>
          <CommandRun
            cluster={cluster}
            conversation={conversation}
            servers={shownCommand.servers}
            initialInput={shownCommand}
            backLabel={BACK_TO_CONVERSATION}
            onClose={() => void navigate(-1)}
          />
        </Suspense>
      </div>
    ),
  };
}

/** Moves the focus to the run, because the focused element is hidden. */
const focusElement = (element: HTMLElement | null) => element?.focus();
