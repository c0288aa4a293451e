import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { PlayerEvent } from '#domain/recording/player.ts';
import type { FindQuery } from '#domain/terminal/tools/find-in-output.ts';
import { parseTerminalSettings } from '#domain/terminal/tools/terminal-settings.ts';
import { openRecordingScreen, type RecordingScreen } from '#features/recording/recording-screen.ts';
import { EMPTY_VIEW, runPlayer, type PlayerView, type RunningPlayer } from '#features/recording/run-player.ts';
import type { OpenSource, RecordingSource } from '#features/recording/source.ts';
import { useSetting } from '#ui/store/use-setting.ts';

interface Options {
  open: OpenSource;
  /** Where it begins. */
  ms: number;
  label: string;
}

interface Playing {
  /** Where the screen is drawn. */
  element: RefObject<HTMLDivElement | null>;
  view: PlayerView;
  take: (event: PlayerEvent) => void;
  /** Marks on the screen what is looked for; undefined marks nothing. */
  mark: (query: FindQuery | undefined) => void;
  /** Bytes of the stream. */
  load: RecordingSource['load'] | undefined;
  retry: () => void;
}

const silent = () => () => {};

/** Plays one recording for as long as the component is there. */
export function usePlayer({ open, ms, label }: Options): Playing {
  const element = useRef<HTMLDivElement>(null);
  const screen = useRef<RecordingScreen>(null);
  const [running, setRunning] = useState<RunningPlayer>();
  const [look] = useSetting('terminal');
  const [readOut] = useSetting('read-out');
  const start = useEffectEvent((parent: HTMLElement) => {
    const paper = openRecordingScreen(parent, { settings: parseTerminalSettings(look), label });
    paper.setScreenReaderMode(readOut === 'on');
    screen.current = paper;
    const started = runPlayer({ open, screen: paper, startMs: ms });
    setRunning(started);
    return () => {
      started.close();
      paper.dispose();
    };
  });
  useEffect(() => (element.current ? start(element.current) : undefined), []);
  useEffect(() => screen.current?.setScreenReaderMode(readOut === 'on'), [readOut]);
  const view = useSyncExternalStore(running?.subscribe ?? silent, () => running?.view() ?? EMPTY_VIEW);
  return {
    element,
    view,
    take: (event) => running?.dispatch(event),
    mark: (query) => (query ? screen.current?.finder.find(query) : screen.current?.finder.end()),
    load: running?.load,
    retry: () => running?.retry(),
  };
}
