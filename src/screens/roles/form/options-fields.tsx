import { flagFieldAt, textFieldAt } from '#domain/roles/role-form-fields.ts';
import { ROLE_OPTIONS_HELP, RECORDING_HELP } from '#domain/schemas/role-messages.ts';
import { MFA_MODES, RECORDING_MODES } from '#domain/schemas/role-options.ts';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { YamlOnlyField } from './yaml-only-field.tsx';
import { NO, NOT_SET, OPTION_LABELS, YES } from './messages.ts';
import { useRoleForm } from './role-context.ts';
import { TextField } from './text-field.tsx';

const OPTIONS_PATH = ['spec', 'options'];

interface OptionFieldProps {
  optionPath: readonly [string, string?];
  label: string;
  hint: string;
}

const fullPathOf = (optionPath: OptionFieldProps['optionPath']): string[] => [
  ...OPTIONS_PATH,
  ...optionPath.filter((step) => step !== undefined),
];

/** A duration such as `8h0m0s`. If empty, the proxy uses its default. */
function DurationField({ optionPath, label, hint }: OptionFieldProps) {
  const { role, change } = useRoleForm();
  const path = fullPathOf(optionPath);
  const textField = textFieldAt(role, path);
  if (textField.type === 'other') return <YamlOnlyField label={label} />;
  return (
    <TextField
      label={label}
      hint={hint}
      value={textField.value}
      onChange={(value) => change({ path, value: value === '' ? undefined : value })}
    />
  );
}

interface OptionChoice {
  value: string | boolean;
  title: string;
}

const YES_NO_CHOICES: readonly OptionChoice[] = [
  { value: true, title: YES },
  { value: false, title: NO },
];

const choicesOfValues = (values: readonly (string | boolean)[]): OptionChoice[] =>
  values.map((value) => ({
    value,
    title: YES_NO_CHOICES.find((choice) => choice.value === value)?.title ?? String(value),
  }));

/** A select. A value outside the options stays selected and visible. */
function ChoiceField({ optionPath, label, hint, options }: OptionFieldProps & { options: readonly OptionChoice[] }) {
  const { role, change } = useRoleForm();
  const path = fullPathOf(optionPath);
  const [textField, flagField] = [textFieldAt(role, path), flagFieldAt(role, path)];
  if (textField.type === 'other') return <YamlOnlyField label={label} />;
  // YAML accepts `yes` for `true`, so both select the same option.
  const currentValue =
    flagField.type === 'known' && flagField.value !== undefined ? String(flagField.value) : textField.value;
  const choices =
    currentValue === '' || options.some(({ value }) => String(value) === currentValue)
      ? options
      : [...options, { value: currentValue, title: currentValue }];
  return (
    <Field label={label} hint={hint}>
      <Select
        value={currentValue}
        onChange={({ target }) =>
          change({ path, value: choices.find(({ value }) => String(value) === target.value)?.value })
        }
      >
        <option value="">{NOT_SET}</option>
        {choices.map(({ value, title }) => (
          <option key={String(value)} value={String(value)}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The options that most roles set. */
export function OptionsFields() {
  const flagNames = ['forward_agent', 'port_forwarding', 'ssh_file_copy', 'desktop_clipboard'] as const;
  return (
    <>
      <DurationField
        optionPath={['max_session_ttl']}
        label={OPTION_LABELS.max_session_ttl}
        hint={ROLE_OPTIONS_HELP.max_session_ttl}
      />
      <DurationField
        optionPath={['client_idle_timeout']}
        label={OPTION_LABELS.client_idle_timeout}
        hint={ROLE_OPTIONS_HELP.client_idle_timeout}
      />
      <ChoiceField
        optionPath={['require_session_mfa']}
        label={OPTION_LABELS.require_session_mfa}
        hint={ROLE_OPTIONS_HELP.require_session_mfa}
        options={choicesOfValues(MFA_MODES)}
      />
      {flagNames.map((name) => (
        <ChoiceField
          key={name}
          optionPath={[name]}
          label={OPTION_LABELS[name]}
          hint={ROLE_OPTIONS_HELP[name]}
          options={YES_NO_CHOICES}
        />
      ))}
      <ChoiceField
        optionPath={['record_session', 'default']}
        label={OPTION_LABELS.record_ssh}
        hint={RECORDING_HELP.default}
        options={choicesOfValues(RECORDING_MODES)}
      />
      <ChoiceField
        optionPath={['record_session', 'desktop']}
        label={OPTION_LABELS.record_desktop}
        hint={RECORDING_HELP.desktop}
        options={YES_NO_CHOICES}
      />
      <ChoiceField
        optionPath={['lock']}
        label={OPTION_LABELS.lock}
        hint={ROLE_OPTIONS_HELP.lock}
        options={choicesOfValues(['strict', 'best_effort'])}
      />
    </>
  );
}
