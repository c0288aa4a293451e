import type { Terminal } from '@xterm/xterm';

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether the name of a WebGL renderer is that of one without a graphics card. */
export const isSoftware = (renderer: string): boolean => SOFTWARE.test(renderer);

const SIDE = 1024;
const COATS = 4;
const TRIES = 3;
// Four million points with a little arithmetic for each: a graphics card of ten years ago takes two or three milliseconds.
const FAST_MS = 10;

const CORNERS = `#version 300 es
void main() { gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0); }`;
const GROUND = `#version 300 es
precision highp float;
out vec4 color;
void main() { color = fract(sin(gl_FragCoord.xyxy * vec4(0.13, 0.17, 0.19, 0.23)) * 43758.5) * 0.25; }`;

function program(gl: WebGL2RenderingContext): WebGLProgram | null {
  const made = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, CORNERS],
    [gl.FRAGMENT_SHADER, GROUND],
  ] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(made, shader);
  }
  gl.linkProgram(made);
  return gl.getProgramParameter(made, gl.LINK_STATUS) ? made : null;
}

/** How long it takes to cover a large canvas a few times, at best; Infinity where it cannot be told. */
function coverMs(gl: WebGL2RenderingContext): number {
  const made = program(gl);
  if (made === null) return Infinity;
  gl.useProgram(made);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE);
  gl.viewport(0, 0, SIDE, SIDE);
  const point = new Uint8Array(4);
  const cover = (coats: number) => {
    for (let coat = 0; coat < coats; coat += 1) gl.drawArrays(gl.TRIANGLES, 0, 3);
    // Reading waits until everything is drawn.
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, point);
  };
  cover(1); // the first time makes the program ready
  let best = Infinity;
  for (let run = 0; run < TRIES && best > FAST_MS; run += 1) {
    const began = performance.now();
    cover(COATS);
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

/**
 * Drawn by the processor WebGL is several times slower than the DOM. Browsers' own flag for it does not tell, and some
 * give every renderer the same name, so where the name says nothing it is tried.
 */
function hasGraphicsCard(): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const gl = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true, antialias: false });
  if (!gl) return false;
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  const isFast = !isSoftware(renderer) && coverMs(gl) <= FAST_MS;
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return isFast;
}

/**
 * Draws with the graphics card where there is one, once the code for it is here: nobody else needs it. Until then, and
 * wherever it cannot be, the widget draws with the DOM.
 */
export function drawWithWebgl(terminal: Terminal): void {
  if (hasGraphicsCard()) void loadWebgl(terminal).catch(() => undefined);
}

async function loadWebgl(terminal: Terminal): Promise<void> {
  const { WebglAddon } = await import('@xterm/addon-webgl');
  // The session may be over by now.
  if (!terminal.element?.isConnected) return;
  const webgl = new WebglAddon();
  // A lost context leaves a blank screen; without the addon the widget draws with the DOM.
  webgl.onContextLoss(() => webgl.dispose());
  terminal.loadAddon(webgl);
}
