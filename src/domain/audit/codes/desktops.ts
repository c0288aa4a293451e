// Desktop sessions, their clipboard and shared folders.
import type { Codes } from '#domain/audit/entry.ts';

export const DESKTOPS = {
  TDP00I: {
    event: 'windows.desktop.session.start',
    title: 'Desktop session start',
    category: 'desktop',
    outcome: 'ok',
    message: '{user} logged on to desktop {desktop_name} as {windows_user}[[ in domain {windows_domain}]]',
  },
  TDP00W: {
    event: 'windows.desktop.session.start',
    title: 'Refused desktop session',
    category: 'desktop',
    outcome: 'failure',
    message:
      '{user} was kept out of desktop {desktop_name} as {windows_user}[[ in domain {windows_domain}]][[: {error}]]',
  },
  TDP01I: {
    event: 'windows.desktop.session.end',
    title: 'Desktop session end',
    category: 'desktop',
    outcome: 'ok',
    message: '{user} closed the session on desktop {desktop_name} as {windows_user}[[ in domain {windows_domain}]]',
  },
  TDP02I: {
    event: 'desktop.clipboard.send',
    title: 'Clipboard sent to desktop',
    category: 'desktop',
    outcome: 'info',
    message: '{user} placed {length} on the clipboard of desktop {desktop_name}',
    format: { length: 'bytes' },
  },
  TDP03I: {
    event: 'desktop.clipboard.receive',
    title: 'Clipboard taken from desktop',
    category: 'desktop',
    outcome: 'info',
    message: '{user} took {length} off the clipboard of desktop {desktop_name}',
    format: { length: 'bytes' },
  },
  TDP04I: {
    event: 'desktop.directory.share',
    title: 'Folder shared with desktop',
    category: 'desktop',
    outcome: 'ok',
    message: '{user} shared the folder {directory_name} with desktop {desktop_name}',
  },
  TDP04W: {
    event: 'desktop.directory.share',
    title: 'Folder sharing failure',
    category: 'desktop',
    outcome: 'failure',
    message: '{user} could not share the folder {directory_name} with desktop {desktop_name}[[: {error}]]',
  },
  TDP05I: {
    event: 'desktop.directory.read',
    title: 'Shared file read by desktop',
    category: 'desktop',
    outcome: 'info',
    message: '{user} let desktop {desktop_name} read {length} of {file_path} from the shared folder {directory_name}',
    format: { length: 'bytes' },
  },
  TDP05W: {
    event: 'desktop.directory.read',
    title: 'Shared file read failure',
    category: 'desktop',
    outcome: 'failure',
    message:
      '{user} could not let desktop {desktop_name} read {length} of {file_path} from the shared folder {directory_name}[[: {error}]]',
    format: { length: 'bytes' },
  },
  TDP06I: {
    event: 'desktop.directory.write',
    title: 'Shared file written by desktop',
    category: 'desktop',
    outcome: 'info',
    message: '{user} let desktop {desktop_name} write {length} to {file_path} in the shared folder {directory_name}',
    format: { length: 'bytes' },
  },
  TDP06W: {
    event: 'desktop.directory.write',
    title: 'Shared file write failure',
    category: 'desktop',
    outcome: 'failure',
    message:
      '{user} could not let desktop {desktop_name} write {length} to {file_path} in the shared folder {directory_name}[[: {error}]]',
    format: { length: 'bytes' },
  },
} as const satisfies Codes;
