import type { LucideIcon } from 'lucide-react';
import KeyRound from 'lucide-react/icons/key-round';
import Smartphone from 'lucide-react/icons/smartphone';
import UserRoundKey from 'lucide-react/icons/user-round-key';
import type { NewKind } from '#domain/mfa/devices.ts';

interface Words {
  kind: NewKind;
  label: string;
  icon: LucideIcon;
  /** Of the dialogs that add one. */
  title: string;
  /** What to do with it; an app brings its own words. */
  says?: string;
}

/** What can be added, in the words and the order of the menu. */
export const NEW_KINDS: Record<NewKind, Words> = {
  app: { kind: 'app', label: 'Authenticator App', icon: Smartphone, title: 'Add an authenticator app' },
  key: {
    kind: 'key',
    label: 'Hardware Key',
    icon: KeyRound,
    title: 'Add a hardware key',
    says: 'Have the new key at hand. The browser asks for it when you go on.',
  },
  passkey: {
    kind: 'passkey',
    label: 'Passkey',
    icon: UserRoundKey,
    title: 'Add a passkey',
    says: 'A passkey signs you in without a password: on this device, on a phone, or on a key with a PIN. The browser asks which.',
  },
};
