import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeSmallPng } from './png.ts';

/** By kind, the color type in the header and the bytes per pixel. */
const KIND_CODES = { grey: [0, 1], rgb: [2, 3], palette: [3, 1], rgba: [6, 4] } as const;
const FILTERS = { none: 0, left: 1, above: 2, average: 3, paeth: 4 } as const;

function chunk(name: string, body: Uint8Array): Buffer {
  const typeAndBody = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  checksum.writeUInt32BE(crc32(typeAndBody));
  return Buffer.concat([length, typeAndBody, checksum]);
}

interface PngOptions {
  width: number;
  height: number;
  kind: keyof typeof KIND_CODES;
  /** The filters of the rows. The rows use them in rotation. */
  filters: readonly (keyof typeof FILTERS)[];
  /** The unfiltered values of the pixels, row by row. */
  values: Uint8Array;
  palette?: Uint8Array;
  more?: { depth?: number; interlaced?: boolean; before?: Buffer; data?: (data: Buffer) => Buffer[] };
}

/** Applies the filters by the formulas of the standard (ISO/IEC 15948, 9.2). */
function filteredRows({ width, height, kind, filters, values }: PngOptions): Buffer {
  const [, bytesPerPixel] = KIND_CODES[kind];
  const rowLength = width * bytesPerPixel;
  const value = (x: number, y: number) => (x < 0 || y < 0 ? 0 : (values[y * rowLength + x] ?? 0));
  const rows: number[] = [];
  for (let y = 0; y < height; y += 1) {
    const filter = FILTERS[filters[y % filters.length] ?? 'none'];
    rows.push(filter);
    for (let x = 0; x < rowLength; x += 1) {
      const [a, b, c] = [
        value(x - bytesPerPixel, y),
        value(x, y - 1),
        x < bytesPerPixel ? 0 : value(x - bytesPerPixel, y - 1),
      ];
      const p = a + b - c;
      const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
      const nearest = pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
      const predicted = [0, a, b, Math.floor((a + b) / 2), nearest][filter] ?? 0;
      rows.push((value(x, y) - predicted) & 255);
    }
  }
  return Buffer.from(rows);
}

function encodePng(options: PngOptions): Uint8Array {
  const { width, height, kind, palette, more = {} } = options;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([more.depth ?? 8, KIND_CODES[kind][0], 0, 0, more.interlaced ? 1 : 0], 8);
  const data = deflateSync(filteredRows(options));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    more.before ?? Buffer.alloc(0),
    palette ? chunk('PLTE', palette) : Buffer.alloc(0),
    ...(more.data?.(data) ?? [data]).map((part) => chunk('IDAT', part)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const decode = (bytes: Uint8Array) =>
  decodeSmallPng(bytes, (width, height) => ({ width, height, data: new Uint8ClampedArray(width * height * 4) }));

/** Pseudorandom values. Filters add them, so that sums exceed a byte. */
const noise = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 73 + (index >> 3) * 151) & 255);

const opaque = (values: Uint8Array) => values.map((value, index) => (index % 4 === 3 ? 255 : value));

const pngOptions = (more: Partial<PngOptions> = {}): PngOptions => ({
  width: 7,
  height: 10,
  kind: 'rgb',
  filters: ['none', 'left', 'above', 'average', 'paeth'],
  values: noise(7 * 10 * 3),
  ...more,
});

/** The RGBA values of all pixels. */
const rgba = (pixels: number, rgbaAt: (pixel: number) => readonly number[]) =>
  Uint8ClampedArray.from(Array.from({ length: pixels }, (_, pixel) => rgbaAt(pixel)).flat());

describe('decodes a small picture without the browser', () => {
  it.each(Object.keys(FILTERS) as (keyof typeof FILTERS)[])('with filter %s in every row', (filter) => {
    const options = pngOptions({ filters: [filter] });
    const decoded = decode(encodePng(options));
    expect(decoded?.data).toEqual(rgba(70, (pixel) => [...options.values.subarray(pixel * 3, pixel * 3 + 3), 255]));
  });
  it('with a different filter in each row', () => {
    const options = pngOptions();
    expect(decode(encodePng(options))?.data).toEqual(
      rgba(70, (pixel) => [...options.values.subarray(pixel * 3, pixel * 3 + 3), 255]),
    );
  });
  it('in grayscale', () => {
    const values = noise(70);
    const decoded = decode(encodePng(pngOptions({ kind: 'grey', values })));
    expect(decoded?.data).toEqual(
      rgba(70, (pixel) => [values[pixel] ?? 0, values[pixel] ?? 0, values[pixel] ?? 0, 255]),
    );
  });
  it('with a palette, where indexes outside the palette are black', () => {
    const values = noise(70).map((value) => value % 4);
    const palette = Uint8Array.of(1, 2, 3, 40, 50, 60, 250, 251, 252);
    const decoded = decode(encodePng(pngOptions({ kind: 'palette', values, palette })));
    const colors = [[1, 2, 3], [40, 50, 60], [250, 251, 252], [0, 0, 0]]; // prettier-ignore
    expect(decoded?.data).toEqual(rgba(70, (pixel) => [...(colors[values[pixel] ?? 0] ?? []), 255]));
  });
  it('with an alpha channel that is fully opaque', () => {
    const values = opaque(noise(280));
    const decoded = decode(encodePng(pngOptions({ kind: 'rgba', values })));
    expect(decoded?.data).toEqual(Uint8ClampedArray.from(values));
  });
  it('after a larger picture', () => {
    const large = pngOptions({ width: 64, height: 64, values: noise(64 * 64 * 3) });
    expect(decode(encodePng(large))?.data.length).toBe(64 * 64 * 4);
    const small = pngOptions({ width: 1, height: 1, values: Uint8Array.of(9, 8, 7) });
    expect(decode(encodePng(small))?.data).toEqual(Uint8ClampedArray.of(9, 8, 7, 255));
  });
  it('from any offset in its buffer', () => {
    const bytes = encodePng(pngOptions());
    const viewOfLargerBuffer = Buffer.concat([Buffer.alloc(5), bytes]).subarray(5);
    expect(decode(viewOfLargerBuffer)?.data).toEqual(decode(bytes)?.data);
  });
  it('with a gamma chunk, which is ignored', () => {
    const gammaChunk = chunk('gAMA', Buffer.from([0, 0, 177, 143]));
    expect(decode(encodePng(pngOptions({ more: { before: gammaChunk } })))?.data).toEqual(
      decode(encodePng(pngOptions()))?.data,
    );
  });
});

describe('does not decode', () => {
  it('transparent pictures', () => {
    const values = opaque(noise(280));
    values[279] = 254;
    expect(decode(encodePng(pngOptions({ kind: 'rgba', values })))).toBeUndefined();
    const transparencyChunk = chunk('tRNS', Buffer.from([0, 1, 0, 2, 0, 3]));
    expect(decode(encodePng(pngOptions({ more: { before: transparencyChunk } })))).toBeUndefined();
  });
  it('interlaced pictures, pictures of another depth and large pictures', () => {
    expect(decode(encodePng(pngOptions({ more: { interlaced: true } })))).toBeUndefined();
    expect(decode(encodePng(pngOptions({ more: { depth: 16 } })))).toBeUndefined();
    const large = pngOptions({ width: 513, height: 512, kind: 'grey', values: new Uint8Array(513 * 512) });
    expect(decode(encodePng(large))).toBeUndefined();
  });
  it('pictures with several data chunks', () => {
    const data = (compressed: Buffer) => [compressed.subarray(0, 20), compressed.subarray(20)];
    expect(decode(encodePng(pngOptions({ more: { data } })))).toBeUndefined();
  });
  it('pictures without pixels or without a header', () => {
    expect(decode(encodePng(pngOptions({ width: 0 })))).toBeUndefined();
    const bytes = encodePng(pngOptions());
    expect(decode(Buffer.concat([bytes.subarray(0, 8), bytes.subarray(33)]))).toBeUndefined();
  });
  it('pictures with rows of a wrong length or an unknown filter', () => {
    expect(
      decode(encodePng(pngOptions({ height: 9, more: { data: () => [deflateSync(Buffer.alloc(22 * 10))] } }))),
    ).toBeUndefined();
    expect(
      decode(encodePng(pngOptions({ more: { data: () => [deflateSync(Buffer.alloc(22 * 9))] } }))),
    ).toBeUndefined();
    expect(
      decode(encodePng(pngOptions({ more: { data: () => [deflateSync(Buffer.alloc(220, 5))] } }))),
    ).toBeUndefined();
  });
  it('truncated pictures and pictures with a changed byte in the data', () => {
    const bytes = Buffer.from(encodePng(pngOptions()));
    for (let end = 0; end < bytes.length - 1; end += 1) expect(decode(bytes.subarray(0, end))).toBeUndefined();
    const data = bytes.indexOf('IDAT') + 4;
    for (let offset = data + 2; offset < bytes.length - 16; offset += 1) {
      const damaged = Buffer.from(bytes);
      damaged[offset] = (damaged[offset] ?? 0) ^ 16;
      expect(decode(damaged), `byte ${offset}`).toBeUndefined();
    }
  });
});
