import { createHash } from 'node:crypto';
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  double,
  oneof,
  record,
  string,
  uint8Array,
  type Arbitrary,
} from 'fast-check';
import { expect, test } from 'vitest';
import { SEED } from '#domain/terminal/test-runs.ts';
import { asciicast, type RecordedPart } from './asciicast.ts';
import { plainText } from './plain-text.ts';
import { styleText, STYLE_HASH, transcriptPage } from './transcript-page.ts';

const encoder = new TextEncoder();
const HEADER = { columns: 80, rows: 24, title: 'web-01', startedAt: 1_504_467_315_999 };

async function joinChunks(chunks: AsyncIterable<string>): Promise<string> {
  let joined = '';
  for await (const piece of chunks) joined += piece;
  return joined;
}

type Event = [time: number, code: string, data: string];

/** Exports the parts and parses the file as a player does, with absolute times in microseconds. */
async function eventsOf(version: 2 | 3, parts: readonly RecordedPart[]) {
  const [header, ...lines] = (await joinChunks(asciicast({ ...HEADER, version }, parts))).trimEnd().split('\n');
  let seconds = 0;
  const events = lines.map((line): Event => {
    const [time, code, data]: Event = JSON.parse(line);
    seconds = version === 3 ? seconds + time : time;
    return [Math.round(seconds * 1e6), code, data];
  });
  return { head: JSON.parse(header ?? ''), events };
}

test('asciicast version 2 contains absolute times and the size of the terminal', async () => {
  const parts = [
    { ms: 0, bytes: encoder.encode('a"\r\n\x1b[m') },
    { ms: 1500.25, size: { columns: 90, rows: 30 } },
  ];
  expect(await joinChunks(asciicast({ ...HEADER, version: 2 }, parts))).toBe(
    [
      '{"version":2,"width":80,"height":24,"timestamp":1504467315,"title":"web-01","env":{"TERM":"xterm-256color"}}',
      String.raw`[0,"o","a\"\r\n\u001b[m"]`,
      '[1.50025,"r","90x30"]',
      '',
    ].join('\n'),
  );
});

test('asciicast version 3 contains the time since the previous event', async () => {
  const parts = [
    { ms: 248, bytes: encoder.encode('a') },
    { ms: 1249, bytes: encoder.encode('b') },
  ];
  expect(await joinChunks(asciicast({ ...HEADER, title: '', startedAt: undefined, version: 3 }, parts))).toBe(
    [
      '{"version":3,"term":{"cols":80,"rows":24,"type":"xterm-256color"}}',
      '[0.248,"o","a"]',
      '[1.001,"o","b"]',
      '',
    ].join('\n'),
  );
});

const arbitraryParts = (text: Arbitrary<Uint8Array>) =>
  array(record({ after: double({ min: 0, max: 1e7, noNaN: true }), bytes: text }), { maxLength: 20 }).map(
    (recordedParts) => {
      let ms = 0;
      return recordedParts.map(({ after, bytes }) => ({ ms: (ms += after), bytes }));
    },
  );

const arbitraryUtf8 = string({ unit: 'binary' }).map((text) => encoder.encode(text));

test.each([2, 3] as const)(
  'asciicast version %i contains any UTF-8 output unchanged, with times in whole microseconds',
  async (version) => {
    await assert(
      asyncProperty(arbitraryParts(arbitraryUtf8), async (parts) => {
        const { events } = await eventsOf(version, parts);
        const output = parts.filter(({ bytes }) => bytes.length > 0);
        expect(events.map(([, , data]) => encoder.encode(data))).toEqual(output.map(({ bytes }) => bytes));
        expect(events.map(([time]) => time)).toEqual(output.map(({ ms }) => Math.round(ms * 1000)));
      }),
      { seed: SEED },
    );
  },
);

test('an asciicast joins characters that are split between two parts, and replaces invalid bytes', async () => {
  const [leadByte, continuationByte] = encoder.encode('é');
  const parts = [
    { ms: 1, bytes: Uint8Array.of(0x61, leadByte ?? 0) },
    { ms: 2, bytes: Uint8Array.of(continuationByte ?? 0, 0xff) },
    { ms: 3, bytes: Uint8Array.of(0xe8) },
  ];
  expect((await eventsOf(2, parts)).events).toEqual([
    [1000, 'o', 'a'],
    [2000, 'o', 'é\ufffd'],
    [2000, 'o', '\ufffd'],
  ]);
});

test('an asciicast of random bytes contains the decoded text', async () => {
  await assert(
    asyncProperty(arbitraryParts(uint8Array({ maxLength: 40 })), async (parts) => {
      const expectedText = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
        Uint8Array.from(parts.flatMap(({ bytes }) => [...bytes])),
      );
      const { events } = await eventsOf(3, parts);
      expect(events.map(([, , data]) => data).join('')).toBe(expectedText);
    }),
    { seed: SEED },
  );
});

test('the text export contains each line of all batches', async () => {
  const line = (text: string) => ({ ms: 0, row: 0, text });
  expect(await joinChunks(plainText([[line('one'), line('two')], [], [line('three')]]))).toBe('one\ntwo\nthree\n');
});

/** Matches the tags that the transcript page may contain, with their attributes. */
const ALLOWED_TAG =
  /^<(?:!doctype html|html lang="en"|meta charset="utf-8"|meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'"|meta name="referrer" content="no-referrer"|meta name="viewport" content="width=device-width"|\/?(?:html|head|title|style|body|h1|p|table|tbody|tr|td))>$/;

const HOSTILE_TEXTS = [
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</style><style>@import "//example.com"',
  '<!--',
  '&lt;script&gt;',
  '<a href="javascript:alert(1)">',
  '\u2028<base href=//example.com>',
];

test('the transcript page contains no tags from recorded text, and one row for each line', async () => {
  const text = oneof(constantFrom(...HOSTILE_TEXTS), string({ unit: 'binary' }));
  await assert(
    asyncProperty(text, array(text), async (title, texts) => {
      const lines = texts.map((lineText, ms) => ({ ms, row: 0, text: lineText }));
      const page = await joinChunks(transcriptPage({ title, facts: texts }, [lines]));
      for (const tag of page.match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(ALLOWED_TAG);
      const cells = [...page.matchAll(/<td>[\d:]+<\/td><td>([^<]*)<\/td>/g)];
      expect(cells.length).toBe(texts.length);
    }),
    { seed: SEED },
  );
});

test('the transcript page shows the title, and each line with its time', async () => {
  const page = await joinChunks(
    transcriptPage({ title: 'A & B', facts: [] }, [[{ ms: 61_000, row: 0, text: '1 < 2' }]]),
  );
  expect(page).toContain('<title>A &amp; B</title>');
  expect(page).toContain('<tr><td>01:01</td><td>1 &lt; 2</td></tr>');
});

test('the hash in the content security policy of the transcript page is that of its styles', () => {
  expect(STYLE_HASH).toBe(`sha256-${createHash('sha256').update(styleText()).digest('base64')}`);
});
