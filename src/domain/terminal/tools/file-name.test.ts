import { expect, test } from 'vitest';
import { outputFileName } from './file-name.ts';

const date = new Date(2026, 10, 2, 3, 4, 5);

test.each([
  ['root@web-01', 'root@web-01_2026-11-02_03-04-05.txt'],
  ['jörg@サーバ', 'jörg@サーバ_2026-11-02_03-04-05.txt'],
  ['root@2001:db8::7', 'root@2001-db8-7_2026-11-02_03-04-05.txt'],
  ['../../etc/passwd', 'etc-passwd_2026-11-02_03-04-05.txt'],
  ['a\u202Egpj.exe "b" <c>|?*', 'a-gpj.exe-b-c_2026-11-02_03-04-05.txt'],
  ['..', 'terminal_2026-11-02_03-04-05.txt'],
  ['', 'terminal_2026-11-02_03-04-05.txt'],
])('the output of session %j has the file name %j', (session, name) =>
  expect(outputFileName(session, date)).toBe(name),
);

test('a file name is shorter than 255 bytes', () => {
  expect(new TextEncoder().encode(outputFileName('日'.repeat(500), date)).length).toBeLessThan(255);
});
