import { parseTerminalSettings, type TerminalSettings } from '#domain/terminal/tools/terminal-settings.ts';
import { readSetting } from '#lib/browser/settings.ts';
import { useSetting } from '#ui/store/use-setting.ts';

const TERMINAL_SETTING = 'terminal';

type SettingsChange = Partial<TerminalSettings> | ((now: TerminalSettings) => Partial<TerminalSettings>);

/** How terminals look and behave for anyone who is signed in, and how to change a part of it; all terminals follow. */
export function useTerminalSettings(): [TerminalSettings, (change: SettingsChange) => void] {
  const [stored, store] = useSetting(TERMINAL_SETTING);
  const change = (part: SettingsChange) => {
    // Read again: another change may have come since this was drawn.
    const current = parseTerminalSettings(readSetting(TERMINAL_SETTING));
    store(JSON.stringify({ ...current, ...(typeof part === 'function' ? part(current) : part) }));
  };
  return [parseTerminalSettings(stored), change];
}
