import ArrowLeft from 'lucide-react/icons/arrow-left';
import Keyboard from 'lucide-react/icons/keyboard';
import MonitorOff from 'lucide-react/icons/monitor-off';
import Settings from 'lucide-react/icons/settings-2';
import type { ReactNode, Ref } from 'react';
import { KEY_COMBINATIONS } from '#domain/desktop/input/keyboard.ts';
import type { Scaling } from '#domain/desktop/scale.ts';
import { pageTitles } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Button } from '#ui/button/button.tsx';
import { FullScreenButton } from '#ui/button/full-screen-button.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import { screen } from '#ui/theme/tokens.ts';
import { useMedia } from '#ui/theme/use-media.ts';
import { ClipboardButton } from './clipboard/clipboard-button.tsx';
import type { Resolution } from './use-resolution.ts';
import type { ClipboardView } from './clipboard/use-clipboard.ts';
import {
  COMBINATION_LABELS,
  COPY_SCREENSHOT,
  DISCONNECT,
  HIDE_STATISTICS,
  SEND_KEYS,
  MORE_ACTIONS,
  RESOLUTION,
  RESOLUTION_LABELS,
  TYPE_TEXT,
  SAVE_SCREENSHOT,
  SCALING,
  SCALING_LABELS,
  SESSION_BAR,
  SHOW_STATISTICS,
} from './messages.ts';
import * as css from './desktop.css.ts';

type KeyCombination = keyof typeof KEY_COMBINATIONS;
const KEY_COMBINATION_NAMES = Object.keys(KEY_COMBINATIONS) as KeyCombination[]; // `Object.keys` loses the type
const SCALINGS = Object.keys(SCALING_LABELS) as Scaling[]; // `Object.keys` loses the type

export interface SessionBarActions {
  scaling: Scaling;
  resolution: Resolution;
  hasStatistics: boolean;
  onScaling: (scaling: Scaling) => void;
  onResolution: (resolution: Resolution) => void;
  onSendKeys: (keys: readonly string[]) => void;
  onTypeText: () => void;
  onSaveScreenshot: () => void;
  onCopyScreenshot: () => void;
  onToggleStatistics: () => void;
  onDisconnect: () => void;
  /** The menu entries for sharing a directory. */
  sharing: readonly MenuEntry[];
}

/** Leads to the list of desktops. Leaving the page disconnects. */
function BackLink({ cluster, isPhone }: { cluster: string; isPhone: boolean }) {
  const label = pageTitles.desktops;
  return (
    <span className={css.back}>
      <ButtonLink
        to={links.desktops({ cluster })}
        variant="quiet"
        size="small"
        icon={ArrowLeft}
        {...(isPhone ? { 'aria-label': label } : { children: label })}
      />
    </span>
  );
}

interface SessionBarProps {
  ref: Ref<HTMLElement>;
  cluster: string;
  /** login@desktop. */
  title: ReactNode;
  isLive: boolean;
  actions: SessionBarActions;
  clipboard: ClipboardView;
  fullScreen: { isFull: boolean; toggle: () => void };
}

/** The choice of the resolution, for screens with more than one device pixel per CSS pixel. */
const resolutionEntries = ({
  resolution,
  onResolution,
}: Pick<SessionBarActions, 'resolution' | 'onResolution'>): MenuEntry[] => [
  { kind: 'heading', label: RESOLUTION },
  {
    kind: 'choice',
    label: RESOLUTION,
    value: resolution,
    options: [
      { value: 'page', label: RESOLUTION_LABELS.page },
      { value: 'screen', label: RESOLUTION_LABELS.screen },
    ],
    onChange: (value) => onResolution(value === 'screen' ? value : 'page'),
  },
];

function viewEntries({ scaling, hasStatistics, ...handlers }: SessionBarActions): MenuEntry[] {
  return [
    { kind: 'heading', label: SCALING },
    {
      kind: 'choice',
      label: SCALING,
      value: scaling,
      options: SCALINGS.map((value) => ({ value, label: SCALING_LABELS[value] })),
      onChange: (value) => handlers.onScaling(SCALINGS.find((supportedScaling) => supportedScaling === value) ?? 'fit'),
    },
    ...(window.devicePixelRatio > 1 ? resolutionEntries(handlers) : []),
    { kind: 'separator' },
    { kind: 'action', label: SAVE_SCREENSHOT, onSelect: handlers.onSaveScreenshot },
    { kind: 'action', label: COPY_SCREENSHOT, onSelect: handlers.onCopyScreenshot },
    { kind: 'action', label: hasStatistics ? HIDE_STATISTICS : SHOW_STATISTICS, onSelect: handlers.onToggleStatistics },
    { kind: 'separator' },
    ...handlers.sharing,
  ];
}

/** The name of the session and its actions. The keys to leave the desktop move the focus here. */
export function SessionBar({ ref, cluster, title, isLive, actions, clipboard, fullScreen }: SessionBarProps) {
  const isPhone = useMedia(screen.phone);
  const keyEntries: MenuEntry[] = [
    ...KEY_COMBINATION_NAMES.map((name) => ({
      kind: 'action' as const,
      label: COMBINATION_LABELS[name],
      onSelect: () => actions.onSendKeys(KEY_COMBINATIONS[name]),
    })),
    { kind: 'separator' },
    { kind: 'action', label: TYPE_TEXT, onSelect: actions.onTypeText },
  ];
  return (
    <section ref={ref} tabIndex={-1} className={css.bar} aria-label={SESSION_BAR}>
      <BackLink cluster={cluster} isPhone={isPhone} />
      <h1 className={css.title}>{title}</h1>
      <span className={css.tools}>
        {isLive && (
          <>
            <ClipboardButton {...clipboard} />
            <MenuButton label={SEND_KEYS} icon={Keyboard} variant="quiet" size="small" entries={keyEntries} />
            <MenuButton
              label={MORE_ACTIONS}
              icon={Settings}
              variant="quiet"
              size="small"
              entries={viewEntries(actions)}
            />
          </>
        )}
        <FullScreenButton fullScreen={fullScreen} />
        {isLive && (
          <Button
            variant="plain"
            size="small"
            icon={MonitorOff}
            onClick={actions.onDisconnect}
            {...(isPhone ? { 'aria-label': DISCONNECT, tooltip: DISCONNECT } : { children: DISCONNECT })}
          />
        )}
      </span>
    </section>
  );
}
