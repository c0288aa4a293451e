import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { PlayerEvent } from '#domain/recording/player.ts';
import type { FindQuery } from '#domain/terminal/tools/find-in-output.ts';
import { parseTerminalSettings } from '#domain/terminal/tools/terminal-settings.ts';
import { openRecordingScreen, type RecordingScreen } from '#features/recording/recording-screen.ts';
import { EMPTY_VIEW, runPlayer, type PlayerView, type RunningPlayer } from '#features/recording/run-player.ts';
import type { OpenSource, RecordingSource } from '#features/recording/source.ts';
import { useSetting } from '#ui/store/use-setting.ts';

interface UsePlayerOptions {
  openSource: OpenSource;
  /** The start position, in milliseconds. */
  ms: number;
  label: string;
}

interface PlayerHandle {
  /** The parent element of the screen. */
  element: RefObject<HTMLDivElement | null>;
  view: PlayerView;
  dispatch: (event: PlayerEvent) => void;
  /** Marks the matches of a search on the screen; undefined removes the marks. */
  highlightMatches: (query: FindQuery | undefined) => void;
  load: RecordingSource['load'] | undefined;
  retry: () => void;
}

const subscribeToNothing = () => () => {};

/** Plays one recording while the component is mounted. */
export function usePlayer({ openSource, ms, label }: UsePlayerOptions): PlayerHandle {
  const element = useRef<HTMLDivElement>(null);
  const screen = useRef<RecordingScreen>(null);
  const [running, setRunning] = useState<RunningPlayer>();
  const [terminalSettings] = useSetting('terminal');
  const [screenReaderMode] = useSetting('read-out');
  const start = useEffectEvent((parent: HTMLElement) => {
    const recordingScreen = openRecordingScreen(parent, { settings: parseTerminalSettings(terminalSettings), label });
    recordingScreen.setScreenReaderMode(screenReaderMode === 'on');
    screen.current = recordingScreen;
    const newPlayer = runPlayer({ open: openSource, screen: recordingScreen, startMs: ms });
    setRunning(newPlayer);
    return () => {
      newPlayer.close();
      recordingScreen.dispose();
    };
  });
  useEffect(() => (element.current ? start(element.current) : undefined), []);
  useEffect(() => screen.current?.setScreenReaderMode(screenReaderMode === 'on'), [screenReaderMode]);
  const view = useSyncExternalStore(running?.subscribe ?? subscribeToNothing, () => running?.view() ?? EMPTY_VIEW);
  return {
    element,
    view,
    dispatch: (event) => running?.dispatch(event),
    highlightMatches: (query) => (query ? screen.current?.finder.find(query) : screen.current?.finder.end()),
    load: running?.load,
    retry: () => running?.retry(),
  };
}
