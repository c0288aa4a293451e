// A guide: its steps, the one that is shown, and the way out.
import { LEAVE, STAY } from '#ui/messages.ts';
import type { ReactNode } from 'react';
import type { CatalogueCard, FlowName } from '#domain/enrollment/enroll-card.ts';
import type { Detour } from '#domain/enrollment/integration-detour.ts';
import { enrollFlows, type StepName } from '#domain/enrollment/flows.ts';
import { canGoBack, mustConfirmLeaving } from '#domain/enrollment/enrollment-run.ts';
import type { Usage } from '#screens/discover/usage.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { useNavigationBlocker } from '#ui/dialog/use-navigation-blocker.ts';
import { StepPanel, Steps } from '#ui/steps/steps.tsx';
import { useRunOnce } from '#ui/store/use-run-once.ts';
import { Access } from './access.tsx';
import { DatabaseTest } from '#screens/discover/guide/database/database-test.tsx';
import { ConfigureDomain } from '#screens/discover/guide/desktops/configure-domain.tsx';
import { DiscoveredDesktops } from '#screens/discover/guide/desktops/discovered-desktops.tsx';
import { InstallDirectory } from '#screens/discover/guide/desktops/install-directory.tsx';
import { StartAgent } from '#screens/discover/guide/desktops/start-agent.tsx';
import { Finished } from './finished.tsx';
import { shownStep, useGuide, type Guide as GuideOf } from './guide-state.ts';
import { InstallDatabase } from '#screens/discover/guide/database/install-database.tsx';
import { InstallKube } from '#screens/discover/guide/kube/install-kube.tsx';
import { InstallServer } from '#screens/discover/guide/server/install-server.tsx';
import { KubeTest } from '#screens/discover/guide/kube/kube-test.tsx';
import { LEAVE_QUESTION, NOTHING_ENROLLED, PROGRESS_KEPT, STEP_TITLES } from './messages.ts';
import { ServerTest } from '#screens/discover/guide/server/server-test.tsx';
import { MutualTls } from '#screens/discover/guide/database/mutual-tls.tsx';
import { RegisterDatabase } from '#screens/discover/guide/database/register-database.tsx';
import { ConnectAccount } from '#screens/discover/guide/rds/connect-account.tsx';
import { EnrollRds } from '#screens/discover/guide/rds/enroll-rds.tsx';
import { IamPolicy } from '#screens/discover/guide/rds/iam-policy.tsx';
import { Told } from './told.tsx';

type StepOf = (props: { guide: GuideOf }) => ReactNode;

/** What each guide shows at its steps. */
const GUIDES: Readonly<Record<FlowName, Partial<Readonly<Record<StepName, StepOf>>>>> = {
  server: { deploy: InstallServer, access: Access, test: ServerTest, finished: Finished },
  selfHosted: {
    register: RegisterDatabase,
    deploy: InstallDatabase,
    mtls: MutualTls,
    access: Access,
    test: DatabaseTest,
    finished: Finished,
  },
  rds: {
    account: ConnectAccount,
    enroll: EnrollRds,
    deploy: InstallDatabase,
    policy: IamPolicy,
    access: Access,
    test: DatabaseTest,
    finished: Finished,
  },
  kubernetes: { deploy: InstallKube, access: Access, test: KubeTest, finished: Finished },
  activeDirectory: {
    install: InstallDirectory,
    configure: ConfigureDomain,
    connect: StartAgent,
    discovered: DiscoveredDesktops,
    finished: Finished,
  },
};

interface GuideProps {
  card: CatalogueCard;
  flow: FlowName;
  usage: Usage;
  /** From the page that the guide led to. */
  back: Detour | undefined;
}

export function Guide({ card, flow, usage, back }: GuideProps) {
  const guide = useGuide({ card, flow, back, visit: usage.id }, (report) => usage.tell(card.resource, report));
  const { run, found, hasMoved } = guide;
  useRunOnce((signal) => {
    guide.start();
    signal.addEventListener('abort', () => guide.act({ do: 'leave' }));
  });
  const Step = GUIDES[flow][shownStep(guide).name];
  const titles = enrollFlows[flow].map(({ name }) => STEP_TITLES[name]);
  return (
    <>
      <Steps titles={titles} currentIndex={run.stepIndex}>
        <StepPanel
          key={run.stepIndex}
          titles={titles}
          currentIndex={run.stepIndex}
          hasMoved={hasMoved}
          onBack={canGoBack(run, guide.memory.registered !== undefined) ? () => guide.act({ do: 'back' }) : undefined}
        >
          {Step && <Step guide={guide} />}
        </StepPanel>
        <Told usage={usage} />
      </Steps>
      <LeaveQuestion isAsked={mustConfirmLeaving(run)} hasFound={found !== undefined && run.stepIndex > 0} />
    </>
  );
}

function LeaveQuestion({ isAsked, hasFound }: { isAsked: boolean; hasFound: boolean }) {
  const { blocker, attempt } = useNavigationBlocker(() => isAsked);
  const { state, reset, proceed } = blocker;
  if (state !== 'blocked') return null;
  return (
    <Dialog key={attempt} title={LEAVE_QUESTION} onClose={reset}>
      <p>{hasFound ? PROGRESS_KEPT : NOTHING_ENROLLED}</p>
      <DialogActions>
        <Button onClick={reset}>{STAY}</Button>
        <Button variant="primary" onClick={() => proceed()}>
          {LEAVE}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
