// Runs a command on servers that were selected, or that a query found: what and as whom, where it will run, and what became of it.
import { useEffect, useState } from 'react';
import { commonLogins } from '#domain/command-run/group-results.ts';
import { hasEnded } from '#domain/command-run/command-stream.ts';
import { browserTabTitle } from '#domain/navigation.ts';
import { Challenge } from '#features/stream/challenge.tsx';
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
import { Guard } from './guard.tsx';
import { LeaveRun } from './leave-run.tsx';
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
} from './messages.ts';
import { createRun, type Order, type Run } from './run.ts';
import { RunView } from './run-view.tsx';
import type { RunServer } from './servers.ts';
import * as css from './command-run.css.ts';

interface CommandRunProps {
  cluster: string;
  servers: readonly RunServer[];
  /** Of the assistant, where the command is part of one, on the page of which this is a part. */
  conversation?: string;
  /** What may be changed before it is run. */
  proposed?: Proposed;
  /** Says where closing leads. */
  back?: string;
  onClose: () => void;
}

type Proposed = Pick<Order, 'login' | 'command'>;

/** What is asked about before it runs; with a run, some of its servers again. */
interface Asked {
  order: Order;
  ids: readonly string[];
  run?: Run;
}

export function CommandRun({ cluster, servers, conversation, proposed, back, onClose }: CommandRunProps) {
  const [asked, setAsked] = useState<Asked>();
  const [run, setRun] = useState<Run>();
  const names = new Map(servers.map(({ id, name }) => [id, name]));
  const ids = servers.map(({ id }) => id);
  const begin = ({ order, ids: on, run: again = createRun(order) }: Asked) => {
    setAsked(undefined);
    setRun(again);
    again.begin(on);
  };
  return (
    <div className={css.page}>
      {!conversation && <title>{browserTabTitle(RUN_COMMAND, cluster)}</title>}
      <PageTitle
        as={conversation ? 'h2' : 'h1'}
        count={selectedServers(ids.length)}
        actions={<Button onClick={onClose}>{back ?? BACK_TO_SERVERS}</Button>}
      >
        {RUN_COMMAND}
      </PageTitle>
      <OrderForm
        logins={commonLogins(servers)}
        proposed={proposed}
        run={run}
        onOrder={(order) => setAsked({ order: { cluster, conversation, ...order }, ids })}
      />
      {run && (
        <Running
          run={run}
          nameOf={(id) => names.get(id) ?? id}
          onAgain={(failed) => setAsked({ order: run.order, ids: failed, run })}
        />
      )}
      {asked && (
        <Guard
          servers={servers.filter(({ id }) => asked.ids.includes(id))}
          login={asked.order.login}
          command={asked.order.command}
          onRun={() => begin(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

interface OrderFormProps {
  logins: readonly string[];
  proposed: Proposed | undefined;
  run: Run | undefined;
  onOrder: (order: Proposed) => void;
}

const NO_RUN = { get: () => false, subscribe: () => () => {} };
const goesOn = (run: Run): boolean => [...run.overview.get().nodes.values()].some((node) => !hasEnded(node));

/** Whether anything of it is not over; what was begun is read a moment later. */
export const useGoesOn = (run: Run | undefined): boolean =>
  useStore(run ? { ...run.overview, get: () => goesOn(run) } : NO_RUN, (value) => value);

function OrderForm({ logins, proposed, run, onOrder }: OrderFormProps) {
  const isRunning = useGoesOn(run);
  if (logins.length === 0) return <Banner tone="bad">{NO_COMMON_LOGIN}</Banner>;
  return (
    <Panel>
      <Form
        className={css.form}
        holdsWork={false}
        faultsOf={(text) => ({ command: text('command').trim() === '' ? ENTER_COMMAND : undefined })}
        onSubmit={(text) => isRunning || onOrder({ login: text('login'), command: text('command').trim() })}
      >
        <FormField name="login" label={LOGIN_ON_ALL}>
          <Select defaultValue={proposed?.login}>
            {logins.map((login) => (
              <option key={login}>{login}</option>
            ))}
          </Select>
        </FormField>
        <FormField name="command" label={COMMAND} hint={COMMAND_HINT}>
          <Input
            face="code"
            size={60}
            defaultValue={proposed?.command}
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

/** One prompt at a time, though each server asks (docs/protocol/streams.md#13.2). */
function Running({
  run,
  nameOf,
  onAgain,
}: {
  run: Run;
  nameOf: (id: string) => string;
  onAgain: (ids: readonly string[]) => void;
}) {
  const asking = useStore(run.live, (state) => state.asking);
  useEffect(() => () => run.stop([...run.live.get().nodes.keys()]), [run]);
  return (
    <>
      <div className={css.page} inert={asking !== undefined}>
        <RunView run={run} nameOf={nameOf} onAgain={onAgain} />
      </div>
      <LeaveRun isRunning={useGoesOn(run)} />
      {asking && (
        <div className={css.challenge}>
          <Challenge
            key={JSON.stringify(asking)}
            challenge={asking.challenge}
            name={`${run.order.login}@${nameOf(asking.id)}`}
            isJoined={false}
            isInUse
            onAnswer={(answer) => run.answer(asking.id, answer)}
            onGiveUp={() => run.stop([asking.id])}
          />
        </div>
      )}
    </>
  );
}
