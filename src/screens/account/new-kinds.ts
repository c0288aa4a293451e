import type { LucideIcon } from 'lucide-react';
import KeyRound from 'lucide-react/icons/key-round';
import Smartphone from 'lucide-react/icons/smartphone';
import UserRoundKey from 'lucide-react/icons/user-round-key';
import type { NewDeviceKind } from '#domain/mfa/own-devices.ts';
import { AUTHENTICATOR_APP, HARDWARE_KEY } from '#domain/mfa/messages.ts';
import { ADD_APP, ADD_KEY } from '#features/identity/messages.ts';
import { ABOUT_KEY, ABOUT_PASSKEY, ADD_PASSKEY, NEW_APP, NEW_KEY, NEW_PASSKEY, PASSKEY } from './messages.ts';

interface NewKindText {
  kind: NewDeviceKind;
  label: string;
  icon: LucideIcon;
  /** Of the dialogs that add one. */
  title: string;
  /** On their last button. */
  add: string;
  /** What to do with it; an app brings its own text. */
  about?: string;
}

/** What can be added, in the order of the menu. */
export const NEW_KINDS: Record<NewDeviceKind, NewKindText> = {
  app: { kind: 'app', label: AUTHENTICATOR_APP, icon: Smartphone, title: NEW_APP, add: ADD_APP },
  key: { kind: 'key', label: HARDWARE_KEY, icon: KeyRound, title: NEW_KEY, add: ADD_KEY, about: ABOUT_KEY },
  passkey: {
    kind: 'passkey',
    label: PASSKEY,
    icon: UserRoundKey,
    title: NEW_PASSKEY,
    add: ADD_PASSKEY,
    about: ABOUT_PASSKEY,
  },
};
