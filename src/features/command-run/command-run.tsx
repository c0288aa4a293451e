// Runs a command on selected servers, or on servers that match a query: the form, the confirmation and the results.
import { useEffect, useState } from 'react';
import { commonLogins } from '#domain/command-run/group-results.ts';
import { hasEnded } from '#domain/command-run/command-stream.ts';
import { browserTabTitle } from '#domain/navigation.ts';
import { MfaChallenge } from '#features/stream/mfa-challenge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Input } from '#ui/field/input.tsx';
import { Select } from '#ui/field/select.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { useStore } from '#ui/store/use-store.ts';
import { ConfirmRun } from './confirm-run.tsx';
import {
  BACK_TO_SERVERS,
  COMMAND,
  COMMAND_HINT,
  ENTER_COMMAND,
  LOGIN_ON_ALL,
  NO_COMMON_LOGIN,
  REVIEW,
  RUN_COMMAND,
  selectedServers,
  STILL_RUNNING,
  LEAVE_QUESTION,
  LEAVE_WARNING,
} from './messages.ts';
import { createRun, type RunRequest, type Run } from './run.ts';
import { RunView } from './run-view.tsx';
import type { RunServer } from './servers.ts';
import * as css from './command-run.css.ts';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { useNavigationBlocker } from '#ui/dialog/use-navigation-blocker.ts';
import { useUnloadWarning } from '#ui/dialog/use-unload-warning.ts';
import { LEAVE, STAY } from '#ui/messages.ts';

/** Asks before the user leaves a running command, also with the Back button. */
function LeaveRunGuard({ isRunning }: { isRunning: boolean }) {
  useUnloadWarning(isRunning);
  const { blocker, attempt } = useNavigationBlocker(() => isRunning);
  const { state, reset, proceed } = blocker;
  if (state !== 'blocked') return null;
  return (
    <Dialog key={attempt} title={LEAVE_QUESTION} onClose={reset}>
      <p>{LEAVE_WARNING}</p>
      <DialogActions>
        <Button onClick={reset}>{STAY}</Button>
        <Button variant="danger" onClick={proceed}>
          {LEAVE}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface CommandRunProps {
  cluster: string;
  servers: readonly RunServer[];
  /** The ID of the assistant's conversation, when this is a part of the assistant's page. */
  conversation?: string;
  initialInput?: CommandInput;
  /** The label of the button that closes the page. */
  backLabel?: string;
  onClose: () => void;
}

type CommandInput = Pick<RunRequest, 'login' | 'command'>;

/** A run that waits for confirmation. `run` is set when it runs again on some servers of an earlier run. */
interface PendingRun {
  request: RunRequest;
  ids: readonly string[];
  run?: Run;
}

export function CommandRun({ cluster, servers, conversation, initialInput, backLabel, onClose }: CommandRunProps) {
  const [pendingRun, setPendingRun] = useState<PendingRun>();
  const [run, setRun] = useState<Run>();
  const names = new Map(servers.map(({ id, name }) => [id, name]));
  const ids = servers.map(({ id }) => id);
  const start = ({ request, ids: serverIds, run: nextRun = createRun(request) }: PendingRun) => {
    setPendingRun(undefined);
    setRun(nextRun);
    nextRun.start(serverIds);
  };
  return (
    <div className={css.page}>
      {!conversation && <title>{browserTabTitle(RUN_COMMAND, cluster)}</title>}
      <PageTitle
        as={conversation ? 'h2' : 'h1'}
        count={selectedServers(ids.length)}
        actions={<Button onClick={onClose}>{backLabel ?? BACK_TO_SERVERS}</Button>}
      >
        {RUN_COMMAND}
      </PageTitle>
      <CommandForm
        logins={commonLogins(servers)}
        initialInput={initialInput}
        run={run}
        onReview={(input) => setPendingRun({ request: { cluster, conversation, ...input }, ids })}
      />
      {run && (
        <RunningCommand
          run={run}
          nameOf={(id) => names.get(id) ?? id}
          onAgain={(failedIds) => setPendingRun({ request: run.request, ids: failedIds, run })}
        />
      )}
      {pendingRun && (
        <ConfirmRun
          servers={servers.filter(({ id }) => pendingRun.ids.includes(id))}
          login={pendingRun.request.login}
          command={pendingRun.request.command}
          onRun={() => start(pendingRun)}
          onCancel={() => setPendingRun(undefined)}
        />
      )}
    </div>
  );
}

interface CommandFormProps {
  logins: readonly string[];
  initialInput: CommandInput | undefined;
  run: Run | undefined;
  onReview: (input: CommandInput) => void;
}

const NO_RUN = { get: () => false, subscribe: () => () => {} };
const isUnfinished = (run: Run): boolean => [...run.overview.get().nodes.values()].some((node) => !hasEnded(node));

/** Whether any server of the run has not finished. Updates with `overview`, so a moment later than `live`. */
export const useIsUnfinished = (run: Run | undefined): boolean =>
  useStore(run ? { ...run.overview, get: () => isUnfinished(run) } : NO_RUN, (value) => value);

function CommandForm({ logins, initialInput, run, onReview }: CommandFormProps) {
  const isRunning = useIsUnfinished(run);
  if (logins.length === 0) return <Banner tone="bad">{NO_COMMON_LOGIN}</Banner>;
  return (
    <Panel>
      <Form
        className={css.form}
        tracksUnsavedWork={false}
        validate={(text) => ({ command: text('command').trim() === '' ? ENTER_COMMAND : undefined })}
        onSubmit={(text) => isRunning || onReview({ login: text('login'), command: text('command').trim() })}
      >
        <FormField name="login" label={LOGIN_ON_ALL}>
          <Select defaultValue={initialInput?.login}>
            {logins.map((login) => (
              <option key={login}>{login}</option>
            ))}
          </Select>
        </FormField>
        <FormField name="command" label={COMMAND} hint={COMMAND_HINT}>
          <Input
            face="code"
            size={60}
            defaultValue={initialInput?.command}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </FormField>
        <SubmitButton {...(isRunning && { disabledReason: STILL_RUNNING })}>{REVIEW}</SubmitButton>
      </Form>
    </Panel>
  );
}

/** Shows one MFA challenge at a time, though each server sends its own (docs/protocol/streams.md#13.2). */
function RunningCommand({
  run,
  nameOf,
  onAgain,
}: {
  run: Run;
  nameOf: (id: string) => string;
  onAgain: (ids: readonly string[]) => void;
}) {
  const mfaPrompt = useStore(run.live, (state) => state.mfaPrompt);
  useEffect(() => () => run.stop([...run.live.get().nodes.keys()]), [run]);
  return (
    <>
      <div className={css.page} inert={mfaPrompt !== undefined}>
        <RunView run={run} nameOf={nameOf} onRerun={onAgain} />
      </div>
      <LeaveRunGuard isRunning={useIsUnfinished(run)} />
      {mfaPrompt && (
        <div className={css.challenge}>
          <MfaChallenge
            key={JSON.stringify(mfaPrompt)}
            challenge={mfaPrompt.challenge}
            name={`${run.request.login}@${nameOf(mfaPrompt.id)}`}
            isJoined={false}
            isActive
            onAnswer={(answer) => run.answer(mfaPrompt.id, answer)}
            onCancel={() => run.stop([mfaPrompt.id])}
          />
        </div>
      )}
    </>
  );
}
