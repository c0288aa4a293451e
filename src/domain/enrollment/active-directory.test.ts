import { expect, test } from 'vitest';
import { configureDomainCommand, installDirectoryCommand } from './active-directory.ts';

const ORIGIN = 'https://one.example.com';
const scriptCommand = (path: string) =>
  `Invoke-Expression (Invoke-WebRequest -UseBasicParsing -Uri '${ORIGIN}/v1/webapi/scripts/desktop-access/${path}').Content`;

test.each([
  [installDirectoryCommand(ORIGIN, 'ds'), 'install-ad-ds.ps1'],
  [installDirectoryCommand(ORIGIN, 'cs'), 'install-ad-cs.ps1'],
  [configureDomainCommand(ORIGIN, 'abc'), 'configure/abc/configure-ad.ps1'],
])('the command %s runs a script of this proxy', (command, path) => expect(command).toBe(scriptCommand(path)));

test.each([
  ["a'; Restart-Computer; '", "a''; Restart-Computer; ''"],
  ['a\u2019; Restart-Computer', 'a\u2019\u2019; Restart-Computer'],
  ['$(Restart-Computer)', '$(Restart-Computer)'],
])('quotes the token %s for PowerShell', (token, quoted) => {
  expect(configureDomainCommand(ORIGIN, token)).toBe(scriptCommand(`configure/${quoted}/configure-ad.ps1`));
});
