// Texts of the pages about bots and bot instances.
import { countFormatter, formatCount, plural } from '#lib/text/locale.ts';

export const BOT_LIST_LABELS = {
  counted: (count: number) => plural(count, { one: '1 bot', other: `${formatCount(count)} bots` }),
  matched: countFormatter('1 bot matches', 'bots match'),
  search: 'Search bots',
  searchHint: 'Search by name, role, user or label.',
  noMatch: (filters: string) => `No bots match ${filters}`,
  notLoaded: "Couldn't load bots",
};
export const NO_BOTS_TITLE = 'No bots';
export const NO_BOTS_HINT =
  'A bot lets a machine sign in without a person. Create one, then create a join token for it.';
export const NOT_SUPPORTED = "This console can't manage the bots of this proxy";
export const NOT_SUPPORTED_HINT = 'Managing bots requires a proxy of version 18 or later. Use tctl for this proxy.';
export const SIGNS_IN_AS = 'Signs in as';

export const CREATE_BOT = 'Create bot';
export const SHOW_INSTANCES = 'Show instances';
export const LOCK_BOT = 'Lock bot';
export const DELETE_BOT = 'Delete bot';

export const editTitle = (name: string): string => `Edit roles of ${name}`;
export const LOADING_BOT = 'Loading the bot';
export const BOT_NOT_LOADED = "Couldn't load this bot";
export const ROLES_NOT_SAVED = "Couldn't save the roles.";
export const rolesSaved = (name: string): string => `Roles of ${name} were saved.`;
export const rolesChanged = (roles: string): string =>
  `The roles were changed after you opened them. They are now: ${roles}. Save again to replace them.`;

export const confirmDelete = (name: string): string => `Delete bot ${name}?`;
export const deleteWarning = (name: string): string =>
  `Machines can't sign in as ${name} again. To end its current sessions too, lock the bot first.`;
export const deleteFailed = (name: string): string => `Couldn't delete the bot ${name}.`;

export const NEW_BOT_STEPS = ['Name the bot', 'Choose roles', 'Add traits', 'Review and create'] as const;
export const NAME_HINT = "Choose a name without / or %. The proxy can't find bots with such names.";
export const NAME_TAKEN = 'A bot with this name already exists.';
export const CREATE_FAILED = "Couldn't create the bot.";
export const createdTitle = (name: string): string => `Bot ${name} created`;
export const ADD_TOKEN_HINT =
  'No machine can sign in as this bot yet. Create a join token for it next, then start tbot with that token on the machine.';
export const GO_TO_BOTS = 'Go to bots';
export const ADD_TOKEN_FOR = 'Create join token for this bot';

export const INSTANCE_LIST_LABELS = {
  counted: (count: number) => plural(count, { one: '1 bot instance', other: `${formatCount(count)} bot instances` }),
  matched: countFormatter('1 bot instance matches', 'bot instances match'),
  countedSoFar: countFormatter('1 bot instance loaded', 'bot instances loaded'),
  matchedSoFar: countFormatter('1 bot instance matches so far', 'bot instances match so far'),
  search: 'Search bot instances',
  searchHint: 'Search by bot, hostname, version or ID.',
  noMatch: (filters: string) => `No bot instances match ${filters}`,
  notLoaded: "Couldn't load bot instances",
  moreNotLoaded: "Couldn't load more bot instances",
};
export const NO_INSTANCES = 'No bot instances';
export const NO_INSTANCES_HINT = 'Each machine that has joined as a bot appears here.';
export const JOIN_METHOD = 'Join method';
export const LAST_ACTIVE = 'Last active';
export const botFilterLabel = (name: string): string => `Bot: ${name}`;
export const LOCK_INSTANCE = 'Lock instance';
export const instanceTitle = (name: string): string => `Details of bot instance ${name}`;
export const LOADING_INSTANCE = 'Loading the instance';
export const INSTANCE_NOT_LOADED = "Couldn't load this instance";

export const BOT_GONE_HINT = 'The proxy has no bot with this name. The bot may have been deleted.';
