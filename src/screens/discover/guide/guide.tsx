// A guide: its steps, the current step, and the question before the user leaves it.
import { LEAVE, STAY } from '#ui/messages.ts';
import type { ReactNode } from 'react';
import type { CatalogCard, FlowName } from '#domain/enrollment/enroll-card.ts';
import type { Detour } from '#domain/enrollment/integration-detour.ts';
import { enrollFlows, type StepName } from '#domain/enrollment/flows.ts';
import { canGoBack, mustConfirmLeaving } from '#domain/enrollment/enrollment-run.ts';
import type { UsageReporter } from '#screens/discover/use-usage-events.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { useNavigationBlocker } from '#ui/dialog/use-navigation-blocker.ts';
import { StepPanel, Steps } from '#ui/steps/steps.tsx';
import { useRunOnce } from '#ui/store/use-run-once.ts';
import { AccessStep } from './access-step.tsx';
import { DatabaseTest } from '#screens/discover/guide/database/database-test.tsx';
import { ConfigureDomain } from '#screens/discover/guide/desktops/configure-domain.tsx';
import { DiscoveredDesktops } from '#screens/discover/guide/desktops/discovered-desktops.tsx';
import { InstallDirectory } from '#screens/discover/guide/desktops/install-directory.tsx';
import { StartAgent } from '#screens/discover/guide/desktops/start-desktop-agent.tsx';
import { FinishStep } from './finish-step.tsx';
import { currentStep, useGuide, type Guide as GuideState } from './use-guide.ts';
import { InstallDatabase } from '#screens/discover/guide/database/install-database.tsx';
import { InstallKube } from '#screens/discover/guide/kube/install-kube.tsx';
import { InstallServer } from '#screens/discover/guide/server/install-server.tsx';
import { KubeTest } from '#screens/discover/guide/kube/kube-test.tsx';
import {
  LEAVE_QUESTION,
  NOTHING_ENROLLED,
  PROGRESS_STORED_HINT,
  GUIDE_STEP_TITLES,
  USAGE_NOT_COLLECTED,
  USAGE_EVENTS,
  USAGE_EVENTS_HELP,
  usageEventLine,
} from './messages.ts';
import { ServerTest } from '#screens/discover/guide/server/server-test.tsx';
import { MutualTls } from '#screens/discover/guide/database/mutual-tls.tsx';
import { RegisterDatabase } from '#screens/discover/guide/database/register-database.tsx';
import { ConnectAccount } from '#screens/discover/guide/rds/connect-account.tsx';
import { EnrollRds } from '#screens/discover/guide/rds/enroll-rds.tsx';
import { IamPolicy } from '#screens/discover/guide/rds/iam-policy.tsx';
import * as css from './guide.css.ts';

/** Lists the usage events that were sent to the proxy. */
function SentUsageEvents({ usage: { sentEvents, isOff } }: { usage: UsageReporter }) {
  const lines = sentEvents.map((event, index) => ({ key: index, text: usageEventLine(event) }));
  return (
    <details className={css.secondaryText}>
      <summary>{USAGE_EVENTS}</summary>
      <p>{isOff ? USAGE_NOT_COLLECTED : USAGE_EVENTS_HELP}</p>
      <ol>
        {lines.map(({ key, text }) => (
          <li key={key}>
            <code>{text}</code>
          </li>
        ))}
      </ol>
    </details>
  );
}

type StepComponent = (props: { guide: GuideState }) => ReactNode;

/** The component of each step of each guide. */
const STEP_COMPONENTS: Readonly<Record<FlowName, Partial<Readonly<Record<StepName, StepComponent>>>>> = {
  server: { deploy: InstallServer, access: AccessStep, test: ServerTest, finished: FinishStep },
  selfHosted: {
    register: RegisterDatabase,
    deploy: InstallDatabase,
    mtls: MutualTls,
    access: AccessStep,
    test: DatabaseTest,
    finished: FinishStep,
  },
  rds: {
    account: ConnectAccount,
    enroll: EnrollRds,
    deploy: InstallDatabase,
    policy: IamPolicy,
    access: AccessStep,
    test: DatabaseTest,
    finished: FinishStep,
  },
  kubernetes: { deploy: InstallKube, access: AccessStep, test: KubeTest, finished: FinishStep },
  activeDirectory: {
    install: InstallDirectory,
    configure: ConfigureDomain,
    connect: StartAgent,
    discovered: DiscoveredDesktops,
    finished: FinishStep,
  },
};

interface GuideProps {
  card: CatalogCard;
  flow: FlowName;
  usage: UsageReporter;
  /** Set when the user returns from a page that the guide linked to. */
  detour: Detour | undefined;
}

export function Guide({ card, flow, usage, detour }: GuideProps) {
  const guide = useGuide({ card, flow, detour, visit: usage.id }, (report) => usage.report(card.resource, report));
  const { run, found, hasMoved } = guide;
  useRunOnce((signal) => {
    guide.start();
    signal.addEventListener('abort', () => guide.dispatch({ type: 'leave' }));
  });
  const Step = STEP_COMPONENTS[flow][currentStep(guide).name];
  const titles = enrollFlows[flow].map(({ name }) => GUIDE_STEP_TITLES[name]);
  return (
    <>
      <Steps titles={titles} currentIndex={run.stepIndex}>
        <StepPanel
          key={run.stepIndex}
          titles={titles}
          currentIndex={run.stepIndex}
          wasAnotherStepShown={hasMoved}
          onBack={
            canGoBack(run, guide.memory.registered !== undefined) ? () => guide.dispatch({ type: 'back' }) : undefined
          }
        >
          {Step && <Step guide={guide} />}
        </StepPanel>
        <SentUsageEvents usage={usage} />
      </Steps>
      <ConfirmLeaveGuide isBlocking={mustConfirmLeaving(run)} hasFound={found !== undefined && run.stepIndex > 0} />
    </>
  );
}

function ConfirmLeaveGuide({ isBlocking, hasFound }: { isBlocking: boolean; hasFound: boolean }) {
  const { blocker, attempt } = useNavigationBlocker(() => isBlocking);
  const { state, reset, proceed } = blocker;
  if (state !== 'blocked') return null;
  return (
    <Dialog key={attempt} title={LEAVE_QUESTION} onClose={reset}>
      <p>{hasFound ? PROGRESS_STORED_HINT : NOTHING_ENROLLED}</p>
      <DialogActions>
        <Button onClick={reset}>{STAY}</Button>
        <Button variant="primary" onClick={() => proceed()}>
          {LEAVE}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
