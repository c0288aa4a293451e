import { WebglAddon } from '@xterm/addon-webgl';
import type { Terminal } from '@xterm/xterm';

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether the name of a WebGL renderer is that of one without a graphics card. */
export const isSoftware = (renderer: string): boolean => SOFTWARE.test(renderer);

/** Drawn by the processor WebGL is several times slower than the DOM, and browsers' own flag for it does not tell. */
function hasGraphicsCard(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (!gl) return false;
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return !isSoftware(renderer);
}

/** Draws with the graphics card where there is one; otherwise the widget goes on with the DOM. */
export function drawWithWebgl(terminal: Terminal): void {
  if (!hasGraphicsCard()) return;
  try {
    const webgl = new WebglAddon();
    // A lost context leaves a blank screen; without the addon the widget draws with the DOM.
    webgl.onContextLoss(() => webgl.dispose());
    terminal.loadAddon(webgl);
  } catch {
    // No WebGL here: the DOM renderer is already at work.
  }
}
