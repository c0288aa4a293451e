// Messages for commands on servers: the form, the confirmation, the progress and the output.
import type { NodeRun } from '#domain/command-run/command-stream.ts';
import { FAILED, RUNNING } from '#ui/messages.ts';
import { countFormatter, formatCount, plural } from '#lib/text/locale.ts';

export const RUN_COMMAND = 'Run command';
export const BACK_TO_SERVERS = 'Back to servers';
export const LOGIN_ON_ALL = 'Login on all servers';
export const COMMAND = 'Command';
export const COMMAND_HINT = "The command is split at spaces; quotes and pipes don't work. It gets no input.";
export const ENTER_COMMAND = 'Enter a command.';
export const NO_COMMON_LOGIN =
  'You have no login that works on all selected servers. Select fewer servers, or ask an administrator.';
export const REVIEW = 'Review servers';
export const STILL_RUNNING = 'Wait until the command ends, or stop it';
export const selectedServers = countFormatter('1 server selected', 'servers selected');

export const runQuestion = (count: number): string =>
  plural(count, { one: 'Run on 1 server?', other: `Run on ${formatCount(count)} servers?` });
export const runOn = (count: number): string =>
  plural(count, { one: 'Run on 1 server', other: `Run on ${formatCount(count)} servers` });
export const productionQuestion = (count: number): string =>
  plural(count, { one: 'Run on 1 production server?', other: `Run on ${formatCount(count)} production servers?` });
export const PRODUCTION_WARNING = 'These servers are labeled as production. The command cannot be undone.';
export const RUN_IN_PRODUCTION = 'Run in production';
export const runsAs = (login: string): string => `Runs as ${login}:`;
export const SERVERS_TO_RUN_ON = 'Servers the command runs on';

export const STATUS_LABELS: Readonly<Record<NodeRun['status'], string>> = {
  waiting: 'Waiting',
  running: RUNNING,
  succeeded: 'Succeeded',
  failed: FAILED,
  stopped: 'Stopped',
};
export const exitCode = (code: number): string => `Exit code ${code}`;
export const durationInSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} seconds`;

/** The counts of servers by status. The last two counts are omitted when they are 0. */
export const runSummary = ({
  succeeded,
  failed,
  running,
  waiting,
  stopped,
}: Readonly<Record<NodeRun['status'], number>>): string =>
  [
    `${formatCount(succeeded)} succeeded`,
    `${formatCount(failed)} failed`,
    `${formatCount(running)} running`,
    ...(waiting > 0 ? [`${formatCount(waiting)} waiting`] : []),
    ...(stopped > 0 ? [`${formatCount(stopped)} stopped`] : []),
  ].join(', ');
export const STOP_ALL = 'Stop all';
export const STOPPED_NOTE = 'Stopped here. The command may still be running on the server.';
export const stopOn = (name: string): string => `Stop on ${name}`;
export const STOP = 'Stop';
export const rerunFailed = (count: number): string =>
  plural(count, { one: 'Run again on 1 failed', other: `Run again on ${formatCount(count)} failed` });
export const SAVE_OUTPUT = 'Save output';
export const copyOutput = (name: string): string => `Copy output of ${name}`;
export const expandOutput = (name: string): string => `Expand output of ${name}`;
export const collapseOutput = (name: string): string => `Collapse output of ${name}`;
export const outputOf = (name: string): string => `Output of ${name}`;
export const OUTPUTS = 'Output by server';
export const SEARCH_OUTPUT = 'Search servers and output';
export const STATUS_FILTER = 'Show';
export const ALL_SERVERS = 'All servers';
export const GROUP_SAME = 'Group same output';
export const sameOutputFrom = (count: number): string => `Same output on ${formatCount(count)} servers`;
export const shownCount = (shown: number, all: number): string =>
  plural(all, {
    one: `${formatCount(shown)} of 1 server shown`,
    other: `${formatCount(shown)} of ${formatCount(all)} servers shown`,
  });
export const NO_MATCHING_SERVER = 'No servers or output match';
export const NO_OUTPUT_YET = 'No output yet';
export const NO_OUTPUT = 'No output';
export const droppedNote = (count: number): string =>
  plural(count, {
    one: '1 earlier character was dropped',
    other: `${formatCount(count)} earlier characters were dropped`,
  });
export const unreadableNote = countFormatter("1 message couldn't be read", "messages couldn't be read");
export const matchingLines = countFormatter('1 matching line', 'matching lines');
export const LEAVE_QUESTION = 'Leave while the command runs?';
export const LEAVE_WARNING = 'The console stops here and the output is lost. The command may continue on the servers.';
