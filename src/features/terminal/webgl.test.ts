import { expect, test } from 'vitest';
import { isSoftwareRenderer } from './webgl.ts';

test.each(
  Object.entries({
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)': true,
    'llvmpipe (LLVM 15.0.6, 256 bits)': true,
    softpipe: true,
    'Apple Software Renderer': true,
    'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0, D3D11)': true,
    'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)': false,
    'ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)': false,
    'NVIDIA GeForce RTX 3060/PCIe/SSE2': false,
    '': false,
  }),
)('%j draws with the processor: %s', (renderer, expected) => {
  expect(isSoftwareRenderer(renderer)).toBe(expected);
});
