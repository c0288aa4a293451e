import { parseTerminalSettings, type TerminalSettings } from '#domain/terminal/tools/terminal-settings.ts';
import { readSetting } from '#lib/browser/settings.ts';
import { useSetting } from '#ui/store/use-setting.ts';

const SETTING = 'terminal';

type Change = Partial<TerminalSettings> | ((now: TerminalSettings) => Partial<TerminalSettings>);

/** How terminals look and behave for anyone who is signed in, and how to change a part of it; all terminals follow. */
export function useTerminalSettings(): [TerminalSettings, (change: Change) => void] {
  const [stored, keep] = useSetting(SETTING);
  const change = (part: Change) => {
    // Read again: another change may have come since this was drawn.
    const now = parseTerminalSettings(readSetting(SETTING));
    keep(JSON.stringify({ ...now, ...(typeof part === 'function' ? part(now) : part) }));
  };
  return [parseTerminalSettings(stored), change];
}
