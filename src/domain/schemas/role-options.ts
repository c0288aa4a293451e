// What stands below `options`.
import type { JsonSchema } from './json-schema.ts';
import { object } from './role-conditions.ts';
import { OPTIONS, RECORDING } from './role-messages.ts';

const TEXT: JsonSchema = { type: 'string' };
const COUNT: JsonSchema = { type: 'integer' };
const FLAG: JsonSchema = { type: 'boolean', readsWords: true };
const off: JsonSchema = { ...FLAG, default: false };
const on: JsonSchema = { ...FLAG, default: true };
const DURATION: JsonSchema = { type: 'string', examples: ['30m0s', '8h0m0s'] };

const oneOf = (...terms: readonly (string | boolean)[]): JsonSchema => ({ enum: terms });
/** Terms that the proxy does not check (docs/protocol/resources.md#6.2). */
const usually = (...terms: readonly string[]): JsonSchema => ({ ...oneOf(...terms), takesOthers: true });
const switched = object({ enabled: FLAG });

/** As strict as a recording must be. */
export const RECORDING_MODES = ['best_effort', 'strict'] as const;

/** `false` and `true` are as good as `no` and `yes`, which the proxy's YAML reads as the same. */
export const MFA_MODES = [
  false,
  true,
  'hardware_key',
  'hardware_key_touch',
  'hardware_key_pin',
  'hardware_key_touch_and_pin',
];

export const options = object(
  {
    cert_extensions: {
      type: 'array',
      items: object({ type: oneOf('ssh'), mode: oneOf('extension'), name: TEXT, value: TEXT }),
    },
    cert_format: { ...usually('standard', 'oldssh'), default: 'standard' },
    client_idle_timeout: DURATION,
    create_db_user: off,
    // `off` without quotes is false, which the proxy takes for these two.
    create_db_user_mode: oneOf('off', 'keep', 'best_effort_drop', false),
    create_desktop_user: off,
    create_host_user: off,
    create_host_user_default_shell: TEXT,
    create_host_user_mode: oneOf('off', 'drop', 'keep', 'insecure-drop', false),
    desktop_clipboard: on,
    desktop_directory_sharing: FLAG,
    device_trust_mode: usually('optional', 'required', 'off'),
    disconnect_expired_cert: off,
    enhanced_recording: {
      type: 'array',
      items: { type: 'string', enum: ['command', 'disk', 'network'] },
      default: ['command', 'network'],
    },
    forward_agent: off,
    idp: object({ saml: object({ enabled: on }) }),
    lock: oneOf('strict', 'best_effort'),
    max_connections: COUNT,
    max_kubernetes_connections: COUNT,
    max_session_ttl: { ...DURATION, default: '30h0m0s' },
    max_sessions: COUNT,
    mfa_verification_interval: DURATION,
    permit_x11_forwarding: off,
    pin_source_ip: off,
    port_forwarding: on,
    record_session: object(
      {
        default: { ...usually(...RECORDING_MODES), default: 'best_effort' },
        ssh: usually(...RECORDING_MODES),
        desktop: on,
      },
      RECORDING,
    ),
    request_access: usually('optional', 'reason', 'always'),
    request_prompt: TEXT,
    require_session_mfa: oneOf(...MFA_MODES),
    ssh_file_copy: on,
    ssh_port_forwarding: object({ local: switched, remote: switched }),
  },
  OPTIONS,
);
