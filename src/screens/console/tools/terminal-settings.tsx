import { useState } from 'react';
import {
  CURSOR_SHAPES,
  FONT_SIZE,
  sanitizeFontName,
  TERMINAL_THEMES,
  DEFAULT_TERMINAL_SETTINGS,
  type TerminalSettings as Settings,
} from '#domain/terminal/tools/terminal-settings.ts';
import { Button } from '#ui/button/button.tsx';
import { CLOSE } from '#ui/button/messages.ts';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';
import { Select } from '#ui/field/select.tsx';
import {
  CONFIRM_MULTILINE_PASTE,
  COLOR_THEME,
  COPY_ON_SELECT,
  CURSOR,
  BLINKING_CURSOR,
  CURSOR_NAMES,
  DARK_THEMES,
  FONT,
  FONT_HINT,
  FONT_SIZE_LABEL,
  LIGHT_THEMES,
  PASTE_ON_RIGHT_CLICK,
  pixels,
  RESET_SETTINGS,
  STORED_IN_BROWSER,
  THEME_NAMES,
} from './settings-messages.ts';
import { OPEN_SETTINGS } from './messages.ts';
import { useTerminalSettings } from './use-terminal-settings.ts';
import * as css from './tools.css.ts';

const FONT_SIZES = Array.from({ length: FONT_SIZE.max - FONT_SIZE.min + 1 }, (_, index) => FONT_SIZE.min + index);
const SWITCH_LABELS = {
  isCursorBlinking: BLINKING_CURSOR,
  copiesOnSelect: COPY_ON_SELECT,
  pastesOnRightClick: PASTE_ON_RIGHT_CLICK,
  asksForLines: CONFIRM_MULTILINE_PASTE,
} as const;
type SwitchName = keyof typeof SWITCH_LABELS;
const SWITCH_NAMES = Object.keys(SWITCH_LABELS) as SwitchName[]; // `Object.keys` loses the type

interface SettingsFieldProps {
  settings: Settings;
  onChange: (part: Partial<Settings>) => void;
}

/** The settings of all terminals of the user. Each change applies immediately. */
export function TerminalSettingsDialog({ onClose }: { onClose: () => void }) {
  const [settings, change] = useTerminalSettings();
  // A new key after each reset, so that the font field shows the reset value.
  const [resetCount, setResetCount] = useState(0);
  const fieldProps = { settings, onChange: change };
  const reset = () => {
    change(DEFAULT_TERMINAL_SETTINGS);
    setResetCount(resetCount + 1);
  };
  return (
    <Dialog title={OPEN_SETTINGS} onClose={onClose}>
      <p>{STORED_IN_BROWSER}</p>
      <div className={css.settings}>
        <ThemeField {...fieldProps} />
        <FontFields key={resetCount} {...fieldProps} />
        <CursorField {...fieldProps} />
        <div className={css.choices}>
          {SWITCH_NAMES.map((name) => (
            <Checkbox key={name} checked={settings[name]} onChange={({ target }) => change({ [name]: target.checked })}>
              {SWITCH_LABELS[name]}
            </Checkbox>
          ))}
        </div>
      </div>
      <DialogActions>
        <Button onClick={reset}>{RESET_SETTINGS}</Button>
        <Button variant="primary" onClick={onClose}>
          {CLOSE}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ThemeField({ settings, onChange }: SettingsFieldProps) {
  const themeGroup = (isLight: boolean) =>
    TERMINAL_THEMES.filter((name) => name.startsWith('light') === isLight).map((name) => (
      <option key={name} value={name}>
        {THEME_NAMES[name]}
      </option>
    ));
  const choose = (value: string) =>
    onChange({ theme: TERMINAL_THEMES.find((name) => name === value) ?? DEFAULT_TERMINAL_SETTINGS.theme });
  return (
    <Field label={COLOR_THEME}>
      <Select value={settings.theme} onChange={({ target }) => choose(target.value)}>
        <optgroup label={DARK_THEMES}>{themeGroup(false)}</optgroup>
        <optgroup label={LIGHT_THEMES}>{themeGroup(true)}</optgroup>
      </Select>
    </Field>
  );
}

function FontFields({ settings, onChange }: SettingsFieldProps) {
  // Keeps the text as typed: a space at the end is valid while the user types the next word.
  const [font, setFont] = useState(settings.font);
  const setTypedFont = (text: string) => {
    setFont(text);
    onChange({ font: sanitizeFontName(text) });
  };
  return (
    <>
      <Field label={FONT} hint={FONT_HINT}>
        <Input
          value={font}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTypedFont(target.value)}
        />
      </Field>
      <Field label={FONT_SIZE_LABEL}>
        <Select value={settings.fontSize} onChange={({ target }) => onChange({ fontSize: Number(target.value) })}>
          {FONT_SIZES.map((size) => (
            <option key={size} value={size}>
              {pixels(size)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

function CursorField({ settings, onChange }: SettingsFieldProps) {
  const choose = (value: string) =>
    onChange({ cursor: CURSOR_SHAPES.find((shape) => shape === value) ?? DEFAULT_TERMINAL_SETTINGS.cursor });
  return (
    <Field label={CURSOR}>
      <Select value={settings.cursor} onChange={({ target }) => choose(target.value)}>
        {CURSOR_SHAPES.map((shape) => (
          <option key={shape} value={shape}>
            {CURSOR_NAMES[shape]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
