// The schema of a role's `options`.
import type { JsonSchema } from './json-schema.ts';
import { objectOf } from './role-conditions.ts';
import { ROLE_OPTIONS_HELP, RECORDING_HELP } from './role-messages.ts';

const TEXT: JsonSchema = { type: 'string' };
const COUNT: JsonSchema = { type: 'integer' };
const FLAG: JsonSchema = { type: 'boolean', acceptsWords: true };
const offByDefault: JsonSchema = { ...FLAG, default: false };
const onByDefault: JsonSchema = { ...FLAG, default: true };
const DURATION: JsonSchema = { type: 'string', examples: ['30m0s', '8h0m0s'] };

const enumOf = (...terms: readonly (string | boolean)[]): JsonSchema => ({ enum: terms });
/** A value with suggestions. The proxy also accepts other texts (docs/protocol/resources.md#6.2). */
const openEnumOf = (...terms: readonly string[]): JsonSchema => ({ ...enumOf(...terms), allowsOtherValues: true });
const switchSchema = objectOf({ enabled: FLAG });

/** Whether a session may continue if its recording fails. */
export const RECORDING_MODES = ['best_effort', 'strict'] as const;

/** The proxy's YAML parser reads `no` and `yes` as `false` and `true`. */
export const MFA_MODES = [
  false,
  true,
  'hardware_key',
  'hardware_key_touch',
  'hardware_key_pin',
  'hardware_key_touch_and_pin',
];

export const optionsSchema = objectOf(
  {
    cert_extensions: {
      type: 'array',
      items: objectOf({ type: enumOf('ssh'), mode: enumOf('extension'), name: TEXT, value: TEXT }),
    },
    cert_format: { ...openEnumOf('standard', 'oldssh'), default: 'standard' },
    client_idle_timeout: DURATION,
    create_db_user: offByDefault,
    // Without quotes, `off` means false. The proxy accepts it only for the two `create_*_user_mode` options.
    create_db_user_mode: enumOf('off', 'keep', 'best_effort_drop', false),
    create_desktop_user: offByDefault,
    create_host_user: offByDefault,
    create_host_user_default_shell: TEXT,
    create_host_user_mode: enumOf('off', 'drop', 'keep', 'insecure-drop', false),
    desktop_clipboard: onByDefault,
    desktop_directory_sharing: FLAG,
    device_trust_mode: openEnumOf('optional', 'required', 'off'),
    disconnect_expired_cert: offByDefault,
    enhanced_recording: {
      type: 'array',
      items: { type: 'string', enum: ['command', 'disk', 'network'] },
      default: ['command', 'network'],
    },
    forward_agent: offByDefault,
    idp: objectOf({ saml: objectOf({ enabled: onByDefault }) }),
    lock: enumOf('strict', 'best_effort'),
    max_connections: COUNT,
    max_kubernetes_connections: COUNT,
    max_session_ttl: { ...DURATION, default: '30h0m0s' },
    max_sessions: COUNT,
    mfa_verification_interval: DURATION,
    permit_x11_forwarding: offByDefault,
    pin_source_ip: offByDefault,
    port_forwarding: onByDefault,
    record_session: objectOf(
      {
        default: { ...openEnumOf(...RECORDING_MODES), default: 'best_effort' },
        ssh: openEnumOf(...RECORDING_MODES),
        desktop: onByDefault,
      },
      RECORDING_HELP,
    ),
    request_access: openEnumOf('optional', 'reason', 'always'),
    request_prompt: TEXT,
    require_session_mfa: enumOf(...MFA_MODES),
    ssh_file_copy: onByDefault,
    ssh_port_forwarding: objectOf({ local: switchSchema, remote: switchSchema }),
  },
  ROLE_OPTIONS_HELP,
);
