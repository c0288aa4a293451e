import { expect, test } from 'vitest';
import { configureDomainCommand, installDirectoryCommand } from './active-directory.ts';

const ORIGIN = 'https://one.example.com';
const at = (path: string) =>
  `Invoke-Expression (Invoke-WebRequest -UseBasicParsing -Uri '${ORIGIN}/v1/webapi/scripts/desktop-access/${path}').Content`;

test.each([
  [installDirectoryCommand(ORIGIN, 'ds'), 'install-ad-ds.ps1'],
  [installDirectoryCommand(ORIGIN, 'cs'), 'install-ad-cs.ps1'],
  [configureDomainCommand(ORIGIN, 'abc'), 'configure/abc/configure-ad.ps1'],
])('%s runs the script of this proxy', (command, path) => expect(command).toBe(at(path)));

test.each([
  ["a'; Restart-Computer; '", "a''; Restart-Computer; ''"],
  ['a\u2019; Restart-Computer', 'a\u2019\u2019; Restart-Computer'],
  ['$(Restart-Computer)', '$(Restart-Computer)'],
])('the token %s stays inside its quotes', (token, quoted) => {
  expect(configureDomainCommand(ORIGIN, token)).toBe(at(`configure/${quoted}/configure-ad.ps1`));
});
