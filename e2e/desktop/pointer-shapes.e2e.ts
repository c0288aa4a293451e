// Tests that the mouse pointer over a desktop has the shape that the desktop sends (18.x).
import type { Page } from '@playwright/test';
import { cachedPointer, largePointer, newPointer, type PointerShape } from '#fixtures/machine/rdp/pointer-updates.ts';
import { fastPath } from '#fixtures/sockets/desktop/messages/server-messages.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { clickAt, liveDesktop, moveTo, sessionMessages, openDesktop, screen, controlCenter } from './desktop-page.ts';

test.use({ scenario: 'a windows desktop, 18.x' });

const NOTEPAD = 'Untitled - Notepad';
const NOTEPAD_PAGE = `page ${NOTEPAD}`;

/** Matches a CSS cursor with an image. The hot spot is the pixel that clicks. */
const cursorImagePattern = (x: number, y: number) =>
  new RegExp(`^url\\("data:image/png;base64,[^"]+"\\) ${x} ${y}, default$`);
const BEAM_CURSOR = cursorImagePattern(3, 8);
/** The browser's default cursor. */
const DEFAULT_CURSOR = 'auto';
const expectPointer = (page: Page, cursor: string | RegExp) => expect(screen(page)).toHaveCSS('cursor', cursor);

/** The size of the cursor image, and its rows with `x` for a visible pixel and a space for a transparent one. */
const cursorImage = (page: Page) =>
  screen(page).evaluate(async (canvas) => {
    const [, url = ''] = /url\("(.*)"\)/.exec(getComputedStyle(canvas).cursor) ?? [];
    const image = Object.assign(new Image(), { src: url });
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
    const pixelMarks = Array.from({ length: width * height }, (_, index) =>
      data[index * 4 + 3] === 0 ? ' ' : 'x',
    ).join('');
    return {
      width,
      height,
      rows: Array.from({ length: height }, (_, y) => pixelMarks.slice(y * width, (y + 1) * width)),
    };
  });

/** A pointer shaped as a red square. `hotSpot` is both the x and the y position of its hot spot. */
const redSquareShape = (side: number, hotSpot: number): PointerShape => ({
  slot: 9,
  hotX: hotSpot,
  hotY: hotSpot,
  width: side,
  height: side,
  xorMask: Uint8Array.from({ length: side * side * 4 }, (_, index) => (index % 4 > 1 ? 255 : 0)),
  andMask: new Uint8Array(),
});

// docs/behaviour.md#live-desktops "On 18.x, the pointer over the picture"
test('the pointer has different shapes over text, titles, buttons and drawings', async ({ page, mock }) => {
  await openDesktop(page);
  await moveTo(page, mock, NOTEPAD_PAGE);
  await expectPointer(page, BEAM_CURSOR);
  const { width, height, rows } = await cursorImage(page);
  expect([width, height, rows[0], rows[8]]).toEqual([7, 17, 'xxx xxx', '   x   ']);
  await moveTo(page, mock, `title ${NOTEPAD}`);
  await expectPointer(page, cursorImagePattern(10, 10));
  await moveTo(page, mock, `close ${NOTEPAD}`);
  await expectPointer(page, DEFAULT_CURSOR);
  await moveTo(page, mock, NOTEPAD_PAGE);
  await expectPointer(page, BEAM_CURSOR);
  expect((await cursorImage(page)).rows[8]).toBe('   x   ');
  await page.keyboard.type('a');
  await expectPointer(page, 'none');
  const { x, y } = controlCenter(mock, NOTEPAD_PAGE);
  await moveTo(page, mock, { x: x + 20, y });
  await expectPointer(page, BEAM_CURSOR);
  await clickAt(page, mock, 'Start');
  await clickAt(page, mock, 'menu Paint');
  await expect.poll(() => liveDesktop(mock).desktop.findControl('page Paint')).toBeDefined();
  await moveTo(page, mock, 'page Paint');
  await expectPointer(page, cursorImagePattern(8, 8));
  expect((await cursorImage(page)).rows[8]).toBe('x'.repeat(17));
});

// docs/behaviour.md#live-desktops "On 18.x, the pointer over the picture", "An unreadable shape leaves the previous"
test('a large pointer is scaled down, and an unreadable one keeps the previous pointer', async ({ page, mock }) => {
  await openDesktop(page);
  // A PDU is a message of RDP, the protocol of Windows desktops.
  for (const pdu of largePointer(32, redSquareShape(128, 96))) liveDesktop(mock).send(fastPath(pdu));
  await expectPointer(page, cursorImagePattern(24, 24));
  const { width, height } = await cursorImage(page);
  expect([width, height]).toEqual([32, 32]);
  await moveTo(page, mock, NOTEPAD_PAGE);
  await expectPointer(page, BEAM_CURSOR);
  const unreadableUpdates = [
    ...newPointer(32, { ...redSquareShape(16, 1), xorMask: new Uint8Array(8) }),
    ...cachedPointer(77),
  ];
  for (const pdu of unreadableUpdates) liveDesktop(mock).send(fastPath(pdu));
  await expect(sessionMessages(page)).toContainText("of this session couldn't be read");
  await expectPointer(page, BEAM_CURSOR);
  await moveTo(page, mock, `title ${NOTEPAD}`);
  await expectPointer(page, cursorImagePattern(10, 10));
  await page.keyboard.type('on');
  await expect.poll(() => liveDesktop(mock).desktop.notepadText()).toBe('on');
});

test('after resizing the window, the pointer still has the shape that the desktop sends', async ({
  page,
  mock,
  time,
}) => {
  await openDesktop(page);
  await moveTo(page, mock, NOTEPAD_PAGE);
  await expectPointer(page, BEAM_CURSOR);
  await page.setViewportSize({ width: 1000, height: 700 });
  await time.pass('00:00:01');
  await expect.poll(() => liveDesktop(mock).desktop.size().width).toBe(1000);
  await moveTo(page, mock, `close ${NOTEPAD}`);
  await expectPointer(page, DEFAULT_CURSOR);
  await moveTo(page, mock, NOTEPAD_PAGE);
  await expectPointer(page, BEAM_CURSOR);
  await expect(sessionMessages(page)).toBeHidden();
});
