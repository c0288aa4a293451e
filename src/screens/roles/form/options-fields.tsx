import { flagFieldAt, textFieldAt } from '#domain/roles/role-form-fields.ts';
import { ROLE_OPTIONS_HELP, RECORDING_HELP } from '#domain/schemas/role-messages.ts';
import { MFA_MODES, RECORDING_MODES } from '#domain/schemas/role-options.ts';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { EditedInYaml } from './edited-in-yaml.tsx';
import { NO, NOT_SET, OPTION_LABELS, YES } from './messages.ts';
import { useRole } from './role-context.ts';
import { TextField } from './text-field.tsx';

const OPTIONS_PATH = ['spec', 'options'];

interface OptionProps {
  at: readonly [string, string?];
  label: string;
  hint: string;
}

const pathOf = (at: OptionProps['at']): string[] => [...OPTIONS_PATH, ...at.filter((step) => step !== undefined)];

/** A length of time, as `8h0m0s`; nothing at all leaves it to the proxy. */
function DurationField({ at, label, hint }: OptionProps) {
  const { role, change } = useRole();
  const path = pathOf(at);
  const text = textFieldAt(role, path);
  if (text.is === 'other') return <EditedInYaml label={label} />;
  return (
    <TextField
      label={label}
      hint={hint}
      value={text.value}
      onChange={(value) => change({ path, value: value === '' ? undefined : value })}
    />
  );
}

interface Choice {
  value: string | boolean;
  title: string;
}

const FLAGS: readonly Choice[] = [
  { value: true, title: YES },
  { value: false, title: NO },
];

const termsOf = (terms: readonly (string | boolean)[]): Choice[] =>
  terms.map((value) => ({ value, title: FLAGS.find((flag) => flag.value === value)?.title ?? String(value) }));

/** One of some terms. A term that is not among them stays, and is shown. */
function ChoiceField({ at, label, hint, of }: OptionProps & { of: readonly Choice[] }) {
  const { role, change } = useRole();
  const path = pathOf(at);
  const [text, flag] = [textFieldAt(role, path), flagFieldAt(role, path)];
  if (text.is === 'other') return <EditedInYaml label={label} />;
  // `yes` and `true` are one.
  const now = flag.is === 'known' && flag.value !== undefined ? String(flag.value) : text.value;
  const choices =
    now === '' || of.some(({ value }) => String(value) === now) ? of : [...of, { value: now, title: now }];
  return (
    <Field label={label} hint={hint}>
      <Select
        value={now}
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
  const flags = ['forward_agent', 'port_forwarding', 'ssh_file_copy', 'desktop_clipboard'] as const;
  return (
    <>
      <DurationField
        at={['max_session_ttl']}
        label={OPTION_LABELS.max_session_ttl}
        hint={ROLE_OPTIONS_HELP.max_session_ttl}
      />
      <DurationField
        at={['client_idle_timeout']}
        label={OPTION_LABELS.client_idle_timeout}
        hint={ROLE_OPTIONS_HELP.client_idle_timeout}
      />
      <ChoiceField
        at={['require_session_mfa']}
        label={OPTION_LABELS.require_session_mfa}
        hint={ROLE_OPTIONS_HELP.require_session_mfa}
        of={termsOf(MFA_MODES)}
      />
      {flags.map((name) => (
        <ChoiceField key={name} at={[name]} label={OPTION_LABELS[name]} hint={ROLE_OPTIONS_HELP[name]} of={FLAGS} />
      ))}
      <ChoiceField
        at={['record_session', 'default']}
        label={OPTION_LABELS.record_ssh}
        hint={RECORDING_HELP.default}
        of={termsOf(RECORDING_MODES)}
      />
      <ChoiceField
        at={['record_session', 'desktop']}
        label={OPTION_LABELS.record_desktop}
        hint={RECORDING_HELP.desktop}
        of={FLAGS}
      />
      <ChoiceField
        at={['lock']}
        label={OPTION_LABELS.lock}
        hint={ROLE_OPTIONS_HELP.lock}
        of={termsOf(['strict', 'best_effort'])}
      />
    </>
  );
}
