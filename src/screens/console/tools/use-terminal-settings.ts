import { parseTerminalSettings, type TerminalSettings } from '#domain/terminal/tools/terminal-settings.ts';
import { readSetting } from '#lib/browser/settings.ts';
import { useSetting } from '#ui/store/use-setting.ts';

const TERMINAL_SETTING = 'terminal';

type SettingsChange = Partial<TerminalSettings> | ((current: TerminalSettings) => Partial<TerminalSettings>);

/** The user's terminal settings, and a function that changes some of them for all terminals. */
export function useTerminalSettings(): [TerminalSettings, (change: SettingsChange) => void] {
  const [stored, store] = useSetting(TERMINAL_SETTING);
  const change = (changes: SettingsChange) => {
    // Reads the setting again, because it may have changed since the last render.
    const current = parseTerminalSettings(readSetting(TERMINAL_SETTING));
    store(JSON.stringify({ ...current, ...(typeof changes === 'function' ? changes(current) : changes) }));
  };
  return [parseTerminalSettings(stored), change];
}
