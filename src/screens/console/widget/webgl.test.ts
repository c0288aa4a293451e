import { expect, test } from 'vitest';
import { isSoftware } from './webgl.ts';

test.each([
  'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
  'llvmpipe (LLVM 15.0.6, 256 bits)',
  'softpipe',
  'Apple Software Renderer',
  'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0, D3D11)',
])('%s draws by the processor', (renderer) => {
  expect(isSoftware(renderer)).toBe(true);
});

test.each([
  'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)',
  'ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)',
  'NVIDIA GeForce RTX 3060/PCIe/SSE2',
  '',
])('%s draws by itself', (renderer) => {
  expect(isSoftware(renderer)).toBe(false);
});
