import { openHttpSource, type RecordingPlace } from './http-source.ts';
import type { OpenSource } from './source.ts';

/** A recording, in the way in which this proxy gives it. */
export const openRecording =
  (place: RecordingPlace): OpenSource =>
  (listeners) =>
    openHttpSource(place, listeners);
