// Texts of the assistant's page.
import { sanitize } from '#lib/text/sanitize.ts';

export const ASSISTANT_PERMISSION = 'assistant: list';
export const NOT_AVAILABLE = "Assist isn't available on this cluster";
export const NOT_AVAILABLE_REASON = 'This proxy has no assistant, or an administrator turned it off.';
export const LOADING = 'Loading conversations';
export const CONVERSATIONS_NOT_LOADED = "Couldn't load conversations";
export const CONVERSATIONS = 'Conversations';
export const START_CONVERSATION = 'Start conversation';
export const START_FAILED = "Couldn't start a conversation.";
export const SEARCH = 'Search by title';
export const NO_MATCH = 'No conversation has this title';
export const CLEAR_SEARCH = 'Show all conversations';
export const NO_CONVERSATIONS_TITLE = 'No conversations yet';
export const NO_CONVERSATIONS_HINT = 'Ask a question about your servers, or ask for a command.';
export const CHOOSE_CONVERSATION = 'Choose a conversation, or start one';
export const manageConversation = (title: string): string => `Manage conversation ${sanitize(title)}`;
export const RENAME = 'Rename conversation';
export const TITLE_LABEL = 'Title';
export const TITLE_NEEDED = 'Enter a title.';
export const RENAME_FAILED = "Couldn't rename the conversation.";
export const DELETE_CONVERSATION = 'Delete conversation';
export const confirmDelete = (title: string): string => `Delete conversation ${sanitize(title)}?`;
export const DELETE_WARNING = 'You lose its messages. Recordings of its commands stay.';
export const DELETE_FAILED = "Couldn't delete the conversation.";
export const LOADING_MESSAGES = 'Loading messages';
export const MESSAGES_NOT_LOADED = "Couldn't load the messages";
export const MESSAGES = 'Messages';
export const YOUR_QUESTION = 'Your question';
export const ASSISTANT = 'Assistant';
export const YOUR_MESSAGE = 'Your message';
export const COMPOSER_HINT = 'Press Enter to send, Shift+Enter for a new line.';
export const EXAMPLES = 'Examples';
export const EXAMPLE_QUESTIONS = [
  'Show the free disk space on all servers',
  'Which servers restarted this week?',
  'List failed services on staging servers',
];
export const SEND = 'Send message';
export const STOP = 'Stop answer';
export const ANSWERING = 'Answering…';
export const ASK_AGAIN = 'Ask again';
export const SEND_AGAIN = 'Send again';
export const GO_TO_LATEST = 'Go to latest message';
export const STOPPED = 'You stopped this answer.';
/** Follows the sentence about the end of the connection. */
export const INCOMPLETE = "The answer isn't complete.";
export const UNSENT = "Your message wasn't sent.";
export const SIGNED_OUT = 'Your session ended. Sign in again to continue.';
export const COPY_ANSWER = 'Copy answer';
export const SUGGESTED_COMMAND = 'Suggested command';
export const COPY_COMMAND = 'Copy suggested command';
export const QUERY = 'Server query';
export const LOGIN = 'Server login';
export const RESET = 'Reset changes';
export const NO_SERVERS = 'No server matches this query.';
export const NO_LOGIN = 'No login works on all of these servers.';
export const matchingServers = (count: string): string => `Servers that match: ${count}`;
export const tooManyServers = (count: string): string =>
  `More than ${count} servers match. The command runs on the first ${count} only.`;
export const FINDING_SERVERS = 'Wait until the servers are found.';
export const QUERY_NEEDED = 'Enter a query to find servers.';
export const STILL_ANSWERING = 'Wait until the answer is complete, or stop it.';
export const BACK_TO_CONVERSATION = 'Back to conversation';
export const LOADING_RUN = 'Loading the command';
export const resultOn = (server: string): string => `Output on ${server}`;
export const LOADING_OUTPUT = 'Loading output';
export const NO_OUTPUT = 'The command printed nothing.';
export const NO_RECORDING = 'There is no recording of this session. The command may not have run.';
export const OPEN_RECORDING = 'Open recording';
export const SUMMARY = 'Summary of the output';
export const ACCESS_REQUEST = 'Access request';
export const NO_ACCESS_REQUESTS =
  "You can't create or review access requests here: the proxy's open API has no way to do it. Use tsh request create.";
