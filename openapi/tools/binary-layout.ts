// Parses a binary frame by the `x-layout` of its message. Tests use it to check that the layouts match the example
// frames (`x-vectors`) in the stream descriptions.

export interface LayoutField {
  name: string;
  type: string;
  /** The only valid value. */
  const?: number;
  /** The field that contains the number of bytes, or `rest` for all bytes up to the end of the frame. */
  length?: string;
  /** Subtracted from the number of bytes. */
  minus?: number;
  /** The field that contains the number of repetitions. Without it, the field occurs once. */
  count?: string;
}
export interface MessageLayouts {
  records: Record<string, LayoutField[]>;
  /** All messages of the stream by their first byte, for messages within messages. */
  messages: Map<number, LayoutField[]>;
}

interface LayoutReader {
  view: DataView;
  position: number;
}
type FieldValues = Record<string, unknown>;

const INTEGER_BYTES: Record<string, number> = { u8: 1, bool8: 1, u16: 2, i16: 2, u32: 4, u64: 8 };

function readInteger(reader: LayoutReader, type: string): number {
  const { view, position } = reader;
  reader.position += INTEGER_BYTES[type] ?? 0;
  if (type === 'u64') return Number(view.getBigUint64(position));
  if (type === 'u32') return view.getUint32(position);
  if (type === 'u16') return view.getUint16(position);
  return type === 'i16' ? view.getInt16(position) : view.getUint8(position);
}

function readBytes(reader: LayoutReader, length: number): Uint8Array {
  const { view, position } = reader;
  if (length < 0 || position + length > view.byteLength) throw new Error(`${length} bytes are more than there are`);
  reader.position += length;
  return new Uint8Array(view.buffer, view.byteOffset + position, length);
}

const decodeText = (data: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(data);

function lengthOf({ length, minus = 0 }: LayoutField, reader: LayoutReader, values: FieldValues): number {
  return length === 'rest' ? reader.view.byteLength - reader.position : Number(values[length ?? '']) - minus;
}

function readValue(
  field: LayoutField,
  reader: LayoutReader,
  context: { values: FieldValues; layouts: MessageLayouts },
): unknown {
  const { type } = field;
  const { layouts, values } = context;
  if (type in INTEGER_BYTES) return readInteger(reader, type);
  if (type === 'str') return decodeText(readBytes(reader, readInteger(reader, 'u32')));
  if (type === 'str16') return decodeText(readBytes(reader, readInteger(reader, 'u16')));
  if (type === 'bytes') return readBytes(reader, lengthOf(field, reader, values));
  const fields =
    type === 'message' ? layouts.messages.get(reader.view.getUint8(reader.position)) : layouts.records[type];
  if (!fields) throw new Error(`no layout for ${type}`);
  return readFields(fields, reader, layouts);
}

function readFields(fields: readonly LayoutField[], reader: LayoutReader, layouts: MessageLayouts): FieldValues {
  const values: FieldValues = {};
  for (const field of fields) {
    const times = field.count === undefined ? 1 : Number(values[field.count]);
    const parsedValues = Array.from({ length: times }, () => readValue(field, reader, { values, layouts }));
    values[field.name] = field.count === undefined ? parsedValues[0] : parsedValues;
    if (field.const !== undefined && parsedValues[0] !== field.const)
      throw new Error(`${field.name} is ${String(parsedValues[0])}`);
    if (field.type === 'bool8' && Number(parsedValues[0]) > 1) throw new Error(`${field.name} is neither 0 nor 1`);
  }
  return values;
}

/** Parses a frame. Throws if it is too short or too long, or differs from a constant of its layout. */
export function readFrame(fields: readonly LayoutField[], frame: Uint8Array, layouts: MessageLayouts): FieldValues {
  const reader = { view: new DataView(frame.buffer, frame.byteOffset, frame.byteLength), position: 0 };
  const values = readFields(fields, reader, layouts);
  if (reader.position !== frame.byteLength)
    throw new Error(`${frame.byteLength - reader.position} bytes are left over`);
  return values;
}
