// Texts about one recording.
import type { Playability, RecordingType } from '#domain/recording/recording-row.ts';
import { DATABASE, DESKTOP, KUBERNETES, SSH } from '#domain/resources/messages.ts';

/** The label of the filter for recordings of unknown types. */
const UNKNOWN_TYPES = 'Types not known here';

export const RECORDING_TYPE_LABELS: Readonly<Record<RecordingType, string>> = {
  ssh: SSH,
  k8s: KUBERNETES,
  desktop: DESKTOP,
  database: DATABASE,
  other: UNKNOWN_TYPES,
};

/** Replaces the Play button if a recording can't be played (docs/behaviour.md#recordings). */
export const NOT_PLAYABLE_REASONS: Readonly<Record<Exclude<Playability, 'play'>, string>> = {
  'recording disabled': 'Recording disabled',
  'non-interactive': 'Non-interactive',
  'unknown protocol': "Protocol can't be played",
  'unknown type': "Type can't be played",
};

export const PICTURE_NOT_LOADED = "Couldn't load the picture.";
export const PICTURES_NOT_LOADED = "Couldn't load more pictures.";
/** The accessible name of a button labeled Retry. */
export const retryPicture = (name: string): string => `Retry the picture of ${name}`;
