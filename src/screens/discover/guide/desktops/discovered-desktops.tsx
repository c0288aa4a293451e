import Monitor from 'lucide-react/icons/monitor';
import Server from 'lucide-react/icons/server';
import { DESKTOP_PAGE_SIZE } from '#domain/enrollment/discovered-desktops.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { NEXT } from '#ui/messages.ts';
import { StepActions } from '#ui/steps/steps.tsx';
import type { Guide } from '#screens/discover/guide/guide-state.ts';
import { useDiscoveredDesktops } from '#screens/discover/guide/joining/joined.ts';
import { Waiting } from '#screens/discover/guide/joining/waiting.tsx';
import { joined } from '#screens/discover/guide/messages.ts';
import {
  AGENT,
  DESKTOP_HINTS,
  desktopsFound,
  desktopsOf,
  DISCOVER_HELP,
  firstChecked,
  LIST_GROWS,
  moreDesktops,
  NO_DESKTOPS_YET,
  WAITING_FOR_DESKTOPS,
} from './messages.ts';
import * as guideCss from '#screens/discover/guide/guide.css.ts';
import * as css from './desktops.css.ts';

const SHOWN = 3;

/** What the agent finds in the domain, for as long as somebody looks; the proxy learns how many it was. */
export function DiscoveredDesktops({ guide }: { guide: Guide }) {
  const { id = '', name = '' } = guide.found ?? {};
  const { asked, desktops, isFull } = useDiscoveredDesktops(id);
  const agent = sanitize(name);
  const count = desktops.length;
  const goOn = () => {
    guide.act({ do: 'tell', counts: { autoDiscoverResourcesCount: count } });
    guide.act({ do: 'proceed' });
  };
  return (
    <>
      <p>{joined(agent)}</p>
      <p className={guideCss.quiet}>{DISCOVER_HELP}</p>
      <div className={css.diagram}>
        <Machine icon={Server} name={agent} system={AGENT} />
        <ul className={css.branches} aria-label={desktopsOf(agent)}>
          {desktops.slice(0, SHOWN).map((desktop) => (
            <li key={desktop.name}>
              <Machine icon={Monitor} name={sanitize(desktop.name)} system={sanitize(desktop.system)} />
            </li>
          ))}
          {count > SHOWN && <li>{moreDesktops(count - SHOWN)}</li>}
        </ul>
      </div>
      <Waiting
        title={count === 0 ? WAITING_FOR_DESKTOPS : desktopsFound(count)}
        asked={asked}
        hints={count === 0 ? DESKTOP_HINTS : []}
        late={NO_DESKTOPS_YET}
        then={isFull ? firstChecked(DESKTOP_PAGE_SIZE) : LIST_GROWS}
      />
      <StepActions>
        <Button variant="primary" onClick={goOn}>
          {NEXT}
        </Button>
      </StepActions>
    </>
  );
}

interface MachineProps {
  icon: typeof Server;
  name: string;
  system: string;
}

const Machine = ({ icon, name, system }: MachineProps) => (
  <div className={css.machine}>
    <Icon icon={icon} />
    <span>
      <strong>{name}</strong>
      <span className={css.system}> {system}</span>
    </span>
  </div>
);
