import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { classicScript } from './classic-script.ts';

const MAIN_SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/;
const EARLY_SCRIPT = fileURLToPath(new URL('../../app/sign-in/early.ts', import.meta.url));

/** Replaces the page's module script by a small classic script that sets the theme and then loads the others. */
export function earlyScript(): Plugin {
  let reference = '';
  return {
    name: 'early-script',
    apply: 'build',
    async buildStart() {
      reference = this.emitFile({ type: 'asset', name: 'early.js', source: await classicScript(EARLY_SCRIPT) });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no index.html');
        const html = String(page.source);
        const [tag = '', main = ''] = MAIN_SCRIPT.exec(html) ?? [];
        if (tag === '') throw new Error('index.html has no main script');
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const react = chunks.find(({ name }) => name === 'react');
        if (!react) throw new Error('the build has no chunk called react');
        const imports = chunks.find(({ fileName }) => `/web/${fileName}` === main)?.imports ?? [];
        const files = imports.map((file) => `/web/${file}`).join(' ');
        const early = `<script src="/web/${this.getFileName(reference)}" data-react="/web/${react.fileName}" data-imports="${files}" data-main="${main}"></script>
    <link rel="modulepreload" crossorigin href="${main}" />`;
        page.source = html.replace(tag, '').replace('<title>', `${early}\n    <title>`);
      },
    },
  };
}
