import { expect, signIn, test } from './harness.ts';

test('files are dropped on a terminal and saved from it', async ({ user, origin, mock }) => {
  const { tab } = user;
  const server = mock.world.db.server.all().find(({ item }) => item.hostname === 'web-01');
  await signIn(user);
  await tab.goTo(`${origin}/web/cluster/one.example.com/console/node/${server?.item.id}/root`);
  await user.click('button', 'Connect as root');
  await user.waitForText('Connected');
  await test.step('an upload tells that it is done', async () => {
    await tab.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File(['five!'], 'dropped "1" é.txt'));
      const terminal = document.activeElement;
      for (const type of ['dragenter', 'dragover', 'drop'])
        terminal?.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    });
    await user.waitForText('dropped "1" é.txt');
    await user.waitForText('Done, 5 B');
  });
  await test.step('a download has the bytes of the server', async () => {
    await tab.evaluate(() => {
      Object.assign(globalThis, { showSaveFilePicker: undefined });
      const make = URL.createObjectURL;
      URL.createObjectURL = (blob: Blob) => {
        Object.assign(globalThis, { saved: blob.size });
        return make(blob);
      };
      // The browser's list of downloads would take the next key presses.
      HTMLAnchorElement.prototype.click = () => undefined;
    });
    // The field already contains the home directory.
    await user.fill('Download from', '../../etc/hostname\n');
    await user.waitForText('Done, 7 B');
    expect(await tab.evaluate(() => (globalThis as { saved?: unknown }).saved)).toBe(7);
  });
});
