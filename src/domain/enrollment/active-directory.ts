// The commands in the guide for enrolling desktops (docs/protocol/resources.md#15.7, #7.2), in PowerShell unless noted.
import { powerShellQuote } from '#lib/text/powershell-quote.ts';

const runScriptCommand = (origin: string, path: string): string => {
  const address = powerShellQuote(`${origin}/v1/webapi/scripts/desktop-access/${path}`);
  return `Invoke-Expression (Invoke-WebRequest -UseBasicParsing -Uri ${address}).Content`;
};

/** Installs Active Directory: `ds` makes the server a domain controller, `cs` lets it sign certificates. */
export const installDirectoryCommand = (origin: string, service: 'ds' | 'cs'): string =>
  runScriptCommand(origin, `install-ad-${service}.ps1`);

export const configureDomainCommand = (origin: string, token: string): string =>
  runScriptCommand(origin, `configure/${token}/configure-ad.ps1`);

/** A shell command, which the user runs on the Linux server of the agent. */
export const RESTART_AGENT_COMMAND = 'sudo systemctl restart teleport';
