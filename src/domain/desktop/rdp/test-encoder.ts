// The other end of the wire, for tests: the mock's encoder, which shares no code with the decoder.
/* oxlint-disable no-restricted-imports -- only tests come here */
export { componentsOf } from '#fixtures/machine/rdp/components.ts';
export { entropyCoded, type Entropy } from '#fixtures/machine/rdp/entropy.ts';
export { fastPathPdu, fastPathUpdate, UPDATE } from '#fixtures/machine/rdp/fast-path.ts';
export {
  fastPathFrames,
  frameCommands,
  frameMarker,
  REMOTEFX_CODEC,
  surfaceBits,
  tilesOf,
} from '#fixtures/machine/rdp/frames.ts';
export {
  cachedPointer,
  colorPointer,
  defaultPointer,
  hiddenPointer,
  largePointer,
  newPointer,
  pointerPosition,
} from '#fixtures/machine/rdp/pointers.ts';
export { FINEST, quantizationBytes, quantized, USUAL } from '#fixtures/machine/rdp/quantization.ts';
export { type Frame, frameBlocks, headerBlocks, type RgbaTile } from '#fixtures/machine/rdp/remotefx.ts';
export { COEFFICIENT_DIGESTS, COMPONENTS, ROWS, STREAM_BYTES } from '#fixtures/machine/rdp/specification-tile.ts';
export { subBandsOf } from '#fixtures/machine/rdp/transform.ts';
