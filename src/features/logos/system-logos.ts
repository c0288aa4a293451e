// Logos of operating systems. Simple Icons (CC0) has none of Windows and Amazon Linux.
import { siApple, siDebian, siLinux, siRedhat, siUbuntu } from 'simple-icons';
import type { LogoPath } from '#ui/mark/logo.tsx';

const LOGOS: Readonly<Record<string, LogoPath>> = {
  apple: siApple.path,
  debian: siDebian.path,
  linux: siLinux.path,
  redhat: siRedhat.path,
  ubuntu: siUbuntu.path,
};

export const systemLogo = (name: string): LogoPath | undefined =>
  Object.hasOwn(LOGOS, name) ? LOGOS[name] : undefined;
