// Re-exports the RDP encoder of the mock proxy for tests. It shares no code with the decoder.
/* oxlint-disable no-restricted-imports -- only tests import this file */
export { toYCbCr } from '#fixtures/machine/rdp/color-components.ts';
export { encodeEntropy, type EntropyMode } from '#fixtures/machine/rdp/entropy.ts';
export { fastPathPdu, fastPathUpdate, UPDATE_CODES } from '#fixtures/machine/rdp/fast-path.ts';
export {
  fastPathFrames,
  frameCommands,
  frameMarker,
  REMOTEFX_CODEC,
  surfaceBits,
  cutTiles,
} from '#fixtures/machine/rdp/fast-path-frames.ts';
export {
  cachedPointer,
  colorPointer,
  defaultPointer,
  hiddenPointer,
  largePointer,
  newPointer,
  pointerPosition,
} from '#fixtures/machine/rdp/pointer-updates.ts';
export {
  FINEST_QUANTIZATION,
  quantizationBytes,
  quantize,
  DEFAULT_QUANTIZATION,
} from '#fixtures/machine/rdp/quantization.ts';
export { type FrameOptions, frameBlocks, headerBlocks, type RgbaTile } from '#fixtures/machine/rdp/remotefx.ts';
export {
  COEFFICIENT_DIGESTS,
  COMPONENT_BYTES,
  TILE_ROWS,
  STREAM_BYTES,
} from '#fixtures/machine/rdp/specification-tile.ts';
export { toSubBands } from '#fixtures/machine/rdp/wavelet-transform.ts';
