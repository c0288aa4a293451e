import { fieldsOf, listOf } from '#lib/untrusted.ts';

const RECORDING_MODES = ['node', 'proxy', 'node-sync', 'proxy-sync', 'off'] as const;

/** How a session is recorded (docs/protocol/audit-catalogue.md#9); `on` if the event contains no mode. */
export type RecordingMode = (typeof RECORDING_MODES)[number] | 'on';

/** The mode in the session's `session.start` event; undefined if the event is missing or its mode is unknown. */
export function recordingModeOf(events: unknown, sid: string): RecordingMode | undefined {
  const start = listOf(events)
    .map((raw) => fieldsOf<Record<string, unknown>>(raw))
    .find((event) => event['event'] === 'session.start' && event['sid'] === sid);
  if (!start) return undefined;
  const { session_recording: mode = 'on' } = start;
  return mode === 'on' ? mode : RECORDING_MODES.find((knownMode) => knownMode === mode);
}
