import { useMutation, useQuery } from '@tanstack/react-query';
import { keyboardLayoutIn, PREFERENCES_SCOPE, preferencesQuery, savePreferences } from '#api/identity/preferences.ts';
import { keyboardLayoutNames, formatLayoutNumber } from '#domain/desktop/input/layout-names.ts';
import { Failure } from '#ui/feedback/failure.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { RETRY } from '#ui/messages.ts';
import {
  AUTOMATIC_LAYOUT,
  DESKTOP_KEYBOARD,
  DESKTOP_KEYBOARD_HINT,
  KEYBOARD_NOT_LOADED,
  KEYBOARD_NOT_SAVED,
  otherLayout,
} from './messages.ts';

/**
 * The keyboard layout of desktops, for proxies that store it and send it to desktops. A layout that another console
 * chose stays selectable.
 */
export function DesktopKeyboardField() {
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
