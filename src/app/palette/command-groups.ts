// The rows of commands: the things that a typed command can act on, and what the best match can be used for.
import type { PageContext } from '#domain/page-context.ts';
import {
  commandLink,
  opensSession,
  phrasesOf,
  takesEntry,
  typedTextOf,
  type CommandMatches,
} from '#domain/palette/commands.ts';
import { COMMAND_MESSAGES } from '#domain/palette/messages.ts';
import { consoleEntry, type CommandId, type SearchableEntry } from '#domain/palette/palette-entry.ts';
import { shownMatches, type KindMatches } from '#domain/palette/search-entries.ts';
import { capitalize } from '#lib/text/humanize.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { CHOICE_DEFAULTS, titleOf, type ChoiceGroup, type PaletteChoice } from './choice.ts';
import { iconOf } from './icons.ts';
import { actionsOn } from './messages.ts';

/** The entries that start a command when they are chosen. */
export const commandEntries = (allowed: readonly CommandId[]): SearchableEntry[] =>
  allowed.map((command) =>
    consoleEntry({
      kind: 'command',
      name: typedTextOf(command),
      note: COMMAND_MESSAGES[command].takes,
      target: `${typedTextOf(command)} `,
      keywords: phrasesOf(command).join(' '),
    }),
  );

function actionChoice(command: CommandId, entry: SearchableEntry, context: PageContext): PaletteChoice {
  const to = commandLink(command, entry, context);
  const choice = {
    ...CHOICE_DEFAULTS,
    id: `${command} ${entry.id}`,
    icon: iconOf(entry),
    name: COMMAND_MESSAGES[command].nameFor(sanitize(entry.name)),
    note: sanitize(entry.note),
    hint: titleOf(entry.kind),
    to,
    newTab: opensSession(command),
  };
  return to === '' ? { ...choice, userToReset: { id: entry.subject ?? '', name: sanitize(entry.name) } } : choice;
}

interface CommandResult {
  context: PageContext;
  allowed: readonly CommandId[];
  matches: readonly KindMatches[];
  commandMatches: readonly CommandMatches[];
}

/** What the typed commands can act on. */
export const commandGroups = ({ commandMatches, context }: CommandResult): ChoiceGroup[] =>
  commandMatches.map(({ command, matches }) => ({
    title: capitalize(typedTextOf(command)),
    options: shownMatches(matches).flatMap(({ entries }) =>
      entries.map((entry) => actionChoice(command, entry, context)),
    ),
  }));

/** What the user may do with the best match, which teaches the commands. Resources have their own actions. */
export function actionsOfBest({ matches, commandMatches, allowed, context }: CommandResult): ChoiceGroup[] {
  const best = matches[0]?.entries[0];
  if (best?.commands === undefined || commandMatches.length > 0) return [];
  const commands = allowed.filter((command) => takesEntry(command, best, context));
  const options = commands.map((command) => actionChoice(command, best, context));
  return [{ title: actionsOn(sanitize(best.name)), options }];
}
