// Draws terminals with the graphics card, but only if that is faster than drawing with the DOM.
import { WebglAddon } from '@xterm/addon-webgl';
import type { Terminal } from '@xterm/xterm';

const SOFTWARE_RENDERERS = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether a WebGL renderer with this name draws with the processor instead of a graphics card. */
export const isSoftwareRenderer = (renderer: string): boolean => SOFTWARE_RENDERERS.test(renderer);

const CANVAS_SIZE = 1024;
const LAYERS = 4;
const MAX_MEASUREMENTS = 3;
// Four million pixels with some arithmetic for each take a ten-year-old graphics card two or three milliseconds.
const FAST_MS = 10;

const VERTEX_SHADER = `#version 300 es
void main() { gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0); }`;
const FRAGMENT_SHADER = `#version 300 es
precision highp float;
out vec4 color;
void main() { color = fract(sin(gl_FragCoord.xyxy * vec4(0.13, 0.17, 0.19, 0.23)) * 43758.5) * 0.25; }`;

function createProgram(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, FRAGMENT_SHADER],
  ] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}

/** The shortest measured time in ms to fill a large canvas several times; Infinity if it can't be measured. */
function measureFill(gl: WebGL2RenderingContext): number {
  const program = createProgram(gl);
  if (program === null) return Infinity;
  gl.useProgram(program);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE);
  gl.viewport(0, 0, CANVAS_SIZE, CANVAS_SIZE);
  const pixel = new Uint8Array(4);
  const fill = (layers: number) => {
    for (let layer = 0; layer < layers; layer += 1) gl.drawArrays(gl.TRIANGLES, 0, 3);
    // Reading a pixel waits until everything is drawn.
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  };
  fill(1); // the first run also compiles the program
  let bestMs = Infinity;
  for (let measurement = 0; measurement < MAX_MEASUREMENTS && bestMs > FAST_MS; measurement += 1) {
    const startedAt = performance.now();
    fill(LAYERS);
    bestMs = Math.min(bestMs, performance.now() - startedAt);
  }
  return bestMs;
}

/**
 * Without a graphics card, WebGL is several times slower than the DOM: a screen of 177 × 47 cells took 430 ms with
 * SwiftShader and 60 ms with the DOM. The browser's `failIfMajorPerformanceCaveat` does not detect that reliably, and
 * some browsers give every renderer the same name. So the speed is measured unless the name shows a software renderer.
 */
function hasFastGraphicsCard(): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: CANVAS_SIZE, height: CANVAS_SIZE });
  const gl = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true, antialias: false });
  if (!gl) return false;
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  const isFast = !isSoftwareRenderer(renderer) && measureFill(gl) <= FAST_MS;
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return isFast;
}

/** Draws an open terminal with the graphics card if it is fast. Otherwise the widget draws with the DOM. */
export function drawWithWebgl(terminal: Terminal): void {
  if (!hasFastGraphicsCard()) return;
  const webgl = new WebglAddon();
  // A lost context leaves a blank screen. Without the addon, the widget draws with the DOM.
  webgl.onContextLoss(() => webgl.dispose());
  try {
    terminal.loadAddon(webgl);
  } catch {
    // The browser refuses another WebGL context, so the DOM renderer stays.
  }
}
