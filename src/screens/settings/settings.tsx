// The settings page. Most settings are stored in this browser and can also be changed on the pages that use them.
// Newer proxies also store some of them.
import { useOutletContext } from 'react-router-dom';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import type { PageContext } from '#domain/page-context.ts';
import { ENVIRONMENT_LABEL_SETTING, USUAL_ENVIRONMENT_LABELS } from '#domain/workspace/environment.ts';
import { browserTabTitle, pageTitles, parseStartPage, START_PAGE_SETTING } from '#domain/navigation.ts';
import { ZONE_NAMES } from '#features/activity/messages.ts';
import { useStoredZone } from '#features/activity/zone.ts';
import { SettingsTabs } from '#features/settings/settings-tabs.tsx';
import { setTheme, useThemeChoice } from '#features/theme/theme.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';
import { Select } from '#ui/field/select.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { useSetting } from '#ui/store/use-setting.ts';
import { useDensitySetting } from '#ui/table/density.ts';
import { ShortcutSwitchArea } from '#ui/shortcut/shortcut-list.tsx';
import { SINGLE_KEYS, SINGLE_KEYS_OFF, SINGLE_KEYS_ON } from '#ui/shortcut/messages.ts';
import { useShortcutSwitch } from '#ui/shortcut/shortcut-switch.ts';
import {
  THEME,
  THEME_STORED_BY_PROXY_HINT,
  THEME_HINT,
  THEME_LABELS,
  DENSITY,
  DENSITY_HINT,
  DENSITY_LABELS,
  ENVIRONMENT_LABEL,
  ENVIRONMENT_LABEL_HINT,
  START_PAGE,
  START_PAGE_HINT,
  START_PAGE_LABELS,
  STORED_IN_BROWSER,
  TIME_ZONE,
  TIME_ZONE_HINT,
  AUTOMATIC_LAYOUT,
  DESKTOP_KEYBOARD,
  DESKTOP_KEYBOARD_HINT,
  KEYBOARD_NOT_LOADED,
  KEYBOARD_NOT_SAVED,
  otherLayout,
} from './messages.ts';
import * as css from './settings.css.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { keyboardLayoutIn, PREFERENCES_SCOPE, preferencesQuery, savePreferences } from '#api/identity/preferences.ts';
import { keyboardLayoutNames, formatLayoutNumber } from '#domain/desktop/input/layout-names.ts';
import { Failure } from '#ui/feedback/failure.tsx';
import { RETRY } from '#ui/messages.ts';

/**
 * The keyboard layout of desktops, for proxies that store it and send it to desktops. A layout that another console
 * chose stays selectable.
 */
function DesktopKeyboardField() {
  const {
    data: storedLayout,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...preferencesQuery, select: keyboardLayoutIn });
  const saving = useMutation({
    scope: PREFERENCES_SCOPE,
    mutationFn: (keyboardLayout: number) => savePreferences(() => ({ keyboardLayout })),
  });
  const displayedLayout = saving.isPending ? saving.variables : (storedLayout ?? 0);
  return (
    <>
      <Field label={DESKTOP_KEYBOARD} hint={DESKTOP_KEYBOARD_HINT}>
        <Select
          value={displayedLayout}
          disabled={storedLayout === undefined}
          onChange={({ target }) => saving.mutate(Number(target.value))}
        >
          <option value={0}>{AUTOMATIC_LAYOUT}</option>
          {displayedLayout !== 0 && !keyboardLayoutNames.has(displayedLayout) && (
            <option value={displayedLayout}>{otherLayout(formatLayoutNumber(displayedLayout))}</option>
          )}
          {Array.from(keyboardLayoutNames, ([layout, name]) => (
            <option key={layout} value={layout}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {storedLayout === undefined && error && (
        <Failure
          message={KEYBOARD_NOT_LOADED}
          error={error}
          actionLabel={RETRY}
          pending={isFetching}
          onAction={() => void refetch()}
        />
      )}
      {saving.error && (
        <Failure
          message={KEYBOARD_NOT_SAVED}
          error={saving.error}
          actionLabel={RETRY}
          onAction={() => saving.mutate(saving.variables)}
        />
      )}
    </>
  );
}

export function Component() {
  const { user } = useOutletContext<PageContext>();
  const proxy = dialectOfContext(user);
  const storesPreferences = proxyCan(proxy, 'storePreferences');
  const theme = useThemeChoice();
  const [density, setDensity] = useDensitySetting();
  const [startPage, setStartPage] = useSetting(START_PAGE_SETTING);
  const [environmentLabel, setEnvironmentLabel] = useSetting(ENVIRONMENT_LABEL_SETTING);
  const [zone, setZone] = useStoredZone();
  const [areShortcutsOn, setShortcutsOn] = useShortcutSwitch();
  return (
    <>
      <title>{browserTabTitle(pageTitles.settings)}</title>
      <SettingsTabs title={pageTitles.settings} />
      <Panel fill="form">
        <div className={css.fields}>
          <p className={css.note}>{STORED_IN_BROWSER}</p>
          <SettingSelect
            label={THEME}
            hint={storesPreferences ? THEME_STORED_BY_PROXY_HINT : THEME_HINT}
            options={THEME_LABELS}
            value={theme}
            onChoose={setTheme}
          />
          <SettingSelect
            label={DENSITY}
            hint={DENSITY_HINT}
            options={DENSITY_LABELS}
            value={density}
            onChoose={setDensity}
          />
          <SettingSelect
            label={START_PAGE}
            hint={START_PAGE_HINT}
            options={START_PAGE_LABELS}
            value={parseStartPage(startPage)}
            onChoose={setStartPage}
          />
          <Field label={ENVIRONMENT_LABEL} hint={ENVIRONMENT_LABEL_HINT}>
            <Input
              value={environmentLabel ?? ''}
              placeholder={USUAL_ENVIRONMENT_LABELS.join(', ')}
              onChange={({ target }) => setEnvironmentLabel(target.value || null)}
            />
          </Field>
          <SettingSelect label={TIME_ZONE} hint={TIME_ZONE_HINT} options={ZONE_NAMES} value={zone} onChoose={setZone} />
          {storesPreferences && proxyCan(proxy, 'setKeyboardLayout') && <DesktopKeyboardField />}
          <ShortcutSwitchArea>
            <Checkbox checked={areShortcutsOn} onChange={({ target }) => setShortcutsOn(target.checked)}>
              {SINGLE_KEYS}
            </Checkbox>
            <p>{areShortcutsOn ? SINGLE_KEYS_ON : SINGLE_KEYS_OFF}</p>
          </ShortcutSwitchArea>
        </div>
      </Panel>
    </>
  );
}

interface SettingSelectProps<Value extends string> {
  label: string;
  hint: string;
  /** The label of each value. */
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
}

function SettingSelect<Value extends string>({ label, hint, options, value, onChoose }: SettingSelectProps<Value>) {
  return (
    <Field label={label} hint={hint}>
      <Select
        value={value}
        onChange={({ target }) => onChoose(target.value as Value) /* the value comes from `options` */}
      >
        {Object.entries<string>(options).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
