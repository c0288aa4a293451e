import Monitor from 'lucide-react/icons/monitor';
import Server from 'lucide-react/icons/server';
import { DESKTOP_PAGE_SIZE } from '#domain/enrollment/discovered-desktops.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { NEXT } from '#ui/messages.ts';
import { StepActions } from '#ui/steps/steps.tsx';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import { useDiscoveredDesktops } from '#screens/discover/guide/joining/joined-resource-queries.ts';
import { WaitingToJoin } from '#screens/discover/guide/joining/waiting-to-join.tsx';
import { hasJoined } from '#screens/discover/guide/messages.ts';
import {
  AGENT,
  DESKTOP_HINTS,
  desktopsFound,
  desktopsFoundBy,
  DISCOVER_HELP,
  onlyFirstChecked,
  LIST_UPDATES_ITSELF,
  moreDesktops,
  NO_DESKTOPS_YET,
  WAITING_FOR_DESKTOPS,
} from './messages.ts';
import * as guideCss from '#screens/discover/guide/guide.css.ts';
import * as css from './desktops.css.ts';

const MAX_VISIBLE_DESKTOPS = 3;

/** The desktops that the agent has found so far. The usage event reports their number. */
export function DiscoveredDesktops({ guide }: { guide: Guide }) {
  const { id = '', name = '' } = guide.found ?? {};
  const { query: desktopsQuery, desktops, isFull } = useDiscoveredDesktops(id);
  const agent = sanitize(name);
  const count = desktops.length;
  const finishStep = () => {
    guide.dispatch({ type: 'tell', counts: { autoDiscoverResourcesCount: count } });
    guide.dispatch({ type: 'proceed' });
  };
  return (
    <>
      <p>{hasJoined(agent)}</p>
      <p className={guideCss.secondaryText}>{DISCOVER_HELP}</p>
      <div className={css.diagram}>
        <MachineBox icon={Server} name={agent} system={AGENT} />
        <ul className={css.branches} aria-label={desktopsFoundBy(agent)}>
          {desktops.slice(0, MAX_VISIBLE_DESKTOPS).map((desktop) => (
            <li key={desktop.name}>
              <MachineBox icon={Monitor} name={sanitize(desktop.name)} system={sanitize(desktop.system)} />
            </li>
          ))}
          {count > MAX_VISIBLE_DESKTOPS && <li>{moreDesktops(count - MAX_VISIBLE_DESKTOPS)}</li>}
        </ul>
      </div>
      <WaitingToJoin
        title={count === 0 ? WAITING_FOR_DESKTOPS : desktopsFound(count)}
        joinQuery={desktopsQuery}
        hints={count === 0 ? DESKTOP_HINTS : []}
        lateTitle={NO_DESKTOPS_YET}
        afterJoinHint={isFull ? onlyFirstChecked(DESKTOP_PAGE_SIZE) : LIST_UPDATES_ITSELF}
      />
      <StepActions>
        <Button variant="primary" onClick={finishStep}>
          {NEXT}
        </Button>
      </StepActions>
    </>
  );
}

interface MachineBoxProps {
  icon: typeof Server;
  name: string;
  system: string;
}

const MachineBox = ({ icon, name, system }: MachineBoxProps) => (
  <div className={css.machine}>
    <Icon icon={icon} />
    <span>
      <strong>{name}</strong>
      <span className={css.system}> {system}</span>
    </span>
  </div>
);
