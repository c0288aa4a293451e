import type { LucideIcon } from 'lucide-react';
import KeyRound from 'lucide-react/icons/key-round';
import Smartphone from 'lucide-react/icons/smartphone';
import UserRoundKey from 'lucide-react/icons/user-round-key';
import type { NewDeviceKind } from '#domain/mfa/own-devices.ts';
import { AUTHENTICATOR_APP, HARDWARE_KEY } from '#domain/mfa/messages.ts';
import { ADD_APP, ADD_KEY } from '#features/identity/messages.ts';
import { ADD_KEY_HINT, ADD_PASSKEY_HINT, ADD_PASSKEY, NEW_APP, NEW_KEY, NEW_PASSKEY, PASSKEY } from './messages.ts';

interface NewDeviceKindText {
  kind: NewDeviceKind;
  label: string;
  icon: LucideIcon;
  /** Title of the dialogs that add this kind of device. */
  title: string;
  /** Label of the submit button. */
  submitLabel: string;
  /** How to use the device. Apps have no hint here, because they show other instructions. */
  hint?: string;
}

/** The kinds of devices that a user can add. */
export const NEW_DEVICE_KINDS: Record<NewDeviceKind, NewDeviceKindText> = {
  app: { kind: 'app', label: AUTHENTICATOR_APP, icon: Smartphone, title: NEW_APP, submitLabel: ADD_APP },
  key: { kind: 'key', label: HARDWARE_KEY, icon: KeyRound, title: NEW_KEY, submitLabel: ADD_KEY, hint: ADD_KEY_HINT },
  passkey: {
    kind: 'passkey',
    label: PASSKEY,
    icon: UserRoundKey,
    title: NEW_PASSKEY,
    submitLabel: ADD_PASSKEY,
    hint: ADD_PASSKEY_HINT,
  },
};
