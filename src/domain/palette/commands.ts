// Commands of the palette: a verb at the start of the text, and the things that it takes (docs/behaviour.md#command-palette).
import type { PageContext } from '#domain/page-context.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { joinDisabledReason } from '#domain/terminal/participant-modes.ts';
import { links } from '#lib/links.ts';
import { searchWords } from '#lib/text/search-words.ts';
import type { CommandId, SearchableEntry } from './palette-entry.ts';
import { searchEntries, type KindMatches, type PaletteSearch } from './search-entries.ts';

/** The texts that start each command. The first one is shown. */
const PHRASES: Readonly<Record<CommandId, readonly [string, ...string[]]>> = {
  lock: ['lock'],
  reset: ['reset password', 'reset password of', 'reset authentication', 'reset authentication of', 'reset'],
  activity: ['activity', 'activity of'],
  watch: ['watch'],
  join: ['join'],
  end: ['end'],
  editRole: ['edit role', 'edit'],
  editUser: ['edit user', 'edit'],
};

const COMMAND_IDS = Object.keys(PHRASES) as CommandId[]; // the compiler types keys of a record as string

const IS_ALLOWED: Readonly<Record<CommandId, (context: PageContext) => boolean>> = {
  lock: ({ features }) => features.newLock,
  reset: ({ user }) => missingPermissionsFor(user.userAcl, 'users').reset === undefined,
  activity: ({ features }) => features.audit,
  watch: mayJoin,
  join: mayJoin,
  end: mayJoin,
  editRole: ({ user }) => missingPermissionsFor(user.userAcl, 'roles').edit === undefined,
  editUser: ({ user }) => missingPermissionsFor(user.userAcl, 'users').edit === undefined,
};

function mayJoin({ features, config }: PageContext): boolean {
  return features.activeSessions && joinDisabledReason('ssh', config) === undefined;
}

/** The lists with the things that a command takes. Without one of them, the command has nothing to act on. */
const TAKES: Readonly<Record<CommandId, (context: PageContext) => boolean>> = {
  lock: ({ features: { users, roles, bots, servers, desktops } }) => users || roles || bots || servers || desktops,
  reset: ({ features }) => features.users,
  activity: ({ features: { users, bots, servers } }) => users || bots || servers,
  watch: mayJoin,
  join: mayJoin,
  end: mayJoin,
  editRole: ({ features }) => features.roles,
  editUser: ({ features }) => features.users,
};

/** The text that starts a command, and all texts that start it. */
export const typedTextOf = (command: CommandId): string => PHRASES[command][0];
export const phrasesOf = (command: CommandId): readonly string[] => PHRASES[command];

/** The commands that the user's permissions allow. */
export const allowedCommands = (context: PageContext): CommandId[] =>
  COMMAND_IDS.filter((command) => IS_ALLOWED[command](context) && TAKES[command](context));

export interface TypedCommand {
  command: CommandId;
  /** The words that the name of the thing contains; empty for the verb alone. */
  words: readonly string[];
}

/** The allowed commands whose phrase starts the text. "edit role" is more specific than "edit", which is two commands. */
export function parseCommands(text: string, allowed: readonly CommandId[]): TypedCommand[] {
  const typed = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const matches = allowed.flatMap((command) =>
    PHRASES[command]
      .filter((phrase) => typed === phrase || typed.startsWith(`${phrase} `))
      .map((phrase) => ({ command, length: phrase.length })),
  );
  const longest = Math.max(...matches.map(({ length }) => length));
  return matches
    .filter(({ length }) => length === longest)
    .map(({ command }) => ({ command, words: searchWords(typed.slice(longest)) }));
}

/** Servers and desktops have the same commands, and a list for each of many thousands would take memory. */
const commandsOf = ({ kind, commands }: SearchableEntry): readonly CommandId[] =>
  kind === 'server' ? ['lock', 'activity'] : kind === 'desktop' ? ['lock'] : (commands ?? []);

/** The target of a lock on the entry, as the page for new locks reads it from its address. */
function lockTargetOf({ kind, subject = '', target }: SearchableEntry): Record<string, string> {
  if (kind === 'server') return { server_id: target };
  if (kind === 'desktop') return { windows_desktop: target };
  return kind === 'role' ? { role: subject } : { user: subject };
}

const sessionLink = ({ cluster, subject: sid = '' }: SearchableEntry, params: Record<string, string>): string =>
  links.joinSession({ cluster, sid }, params);

const activityFilterOf = ({ kind, name, subject = '' }: SearchableEntry): Record<string, string> =>
  kind === 'server' ? { resource: name } : { user: subject };

const LINK_OF: Readonly<Record<CommandId, (entry: SearchableEntry, context: PageContext) => string>> = {
  lock: (entry) => links.newLock({}, lockTargetOf(entry)),
  // A dialog asks on the current page.
  reset: () => '',
  activity: (entry, { cluster }) =>
    links.audit({ cluster: entry.kind === 'server' ? entry.cluster : cluster }, activityFilterOf(entry)),
  watch: (entry) => sessionLink(entry, { mode: 'observer' }),
  join: (entry) => sessionLink(entry, { mode: 'peer' }),
  // Only a moderator can end a session. The terminal asks before it ends.
  end: (entry) => sessionLink(entry, { mode: 'moderator', end: 'yes' }),
  editRole: ({ subject = '' }) => links.roles({}, { edit: subject }),
  editUser: ({ subject = '' }) => links.users({}, { edit: subject }),
};

/** The address that a command opens for the entry; empty for a dialog on the current page. */
export const commandLink = (command: CommandId, entry: SearchableEntry, context: PageContext): string =>
  LINK_OF[command](entry, context);

const SESSION_COMMANDS: readonly CommandId[] = ['watch', 'join', 'end'];

/** Sessions open in a new tab, as from their list. */
export const opensSession = (command: CommandId): boolean => SESSION_COMMANDS.includes(command);

/** Whether the command can act on the entry. Locks belong to the root cluster. */
export function takesEntry(command: CommandId, entry: SearchableEntry, context: PageContext): boolean {
  if (!commandsOf(entry).includes(command)) return false;
  if (command === 'lock' && entry.cluster !== context.root) return false;
  // A link with invalid parts is the link of the home page.
  return !opensSession(command) || commandLink(command, entry, context) !== links.home();
}

export interface CommandMatches {
  command: CommandId;
  matches: readonly KindMatches[];
}

/** Searches the things that the typed commands take, in the same steps as all entries. */
export function* searchCommands(
  typedCommands: readonly TypedCommand[],
  search: Omit<PaletteSearch, 'query'>,
  context: PageContext,
): Generator<undefined, CommandMatches[]> {
  const found: CommandMatches[] = [];
  for (const { command, words } of typedCommands) {
    const accepts = (entry: SearchableEntry) => takesEntry(command, entry, context);
    const matches = yield* searchEntries({ ...search, query: { login: undefined, words }, accepts });
    if (matches.length > 0) found.push({ command, matches });
  }
  return found;
}
