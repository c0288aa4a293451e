import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { classicScript } from './classic-script.ts';

const MAIN = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/;
/** The bundler's own, of what the main script imports. */
const PRELOADS = /<link rel="modulepreload"[^>]*>\s*/g;
const EARLY = fileURLToPath(new URL('../../app/entrance/early.ts', import.meta.url));

/** The script that runs before anything is drawn, small and classic; it begins the others, React's before the main one. */
export function earlyScript(): Plugin {
  let reference = '';
  return {
    name: 'early-script',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    async buildStart() {
      reference = this.emitFile({ type: 'asset', name: 'early.js', source: await classicScript(EARLY) });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('there is no page to put the early script into');
        const html = String(page.source);
        const [tag = '', main = ''] = MAIN.exec(html) ?? [];
        if (tag === '') throw new Error('the page has no main script');
        const react = Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === 'react');
        if (!react) throw new Error('the build has no part called react');
        const first = `/web/${react.fileName}`;
        const tags = `<script src="/web/${this.getFileName(reference)}" data-first="${first}" data-main="${main}"></script>
    <link rel="modulepreload" crossorigin href="${first}" />
    <link rel="modulepreload" crossorigin href="${main}" />`;
        page.source = html.replace(tag, '').replace(PRELOADS, '').replace('<title>', `${tags}\n    <title>`);
      },
    },
  };
}
