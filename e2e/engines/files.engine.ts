// Tests file transfers in Firefox and WebKit.
import { expect, signIn, test } from './harness.ts';

test('a file is uploaded by dropping it on a terminal, and a file is downloaded', async ({ user, origin, mock }) => {
  const { tab } = user;
  const server = mock.world.db.server.all().find(({ item }) => item.hostname === 'web-01');
  await signIn(user);
  await tab.goTo(`${origin}/web/cluster/one.example.com/console/node/${server?.item.id}/root`);
  await user.click('button', 'Connect as root');
  await user.waitForText('Connected');
  await test.step('the upload of a dropped file finishes', async () => {
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
  await test.step('the download has the size of the file on the server', async () => {
    await tab.evaluate(() => {
      Object.assign(globalThis, { showSaveFilePicker: undefined });
      const createObjectURL = URL.createObjectURL;
      URL.createObjectURL = (blob: Blob) => {
        Object.assign(globalThis, { saved: blob.size });
        return createObjectURL(blob);
      };
      // A real download would open the browser's list of downloads, which would receive the next key presses.
      HTMLAnchorElement.prototype.click = () => undefined;
    });
    // The field already contains the home directory.
    await user.fill('Download from', '../../etc/hostname\n');
    await user.waitForText('Done, 7 B');
    expect(await tab.evaluate(() => (globalThis as { saved?: unknown }).saved)).toBe(7);
  });
});
