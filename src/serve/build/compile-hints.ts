import type { Plugin } from 'vite';

/** What is run nearly whole as soon as it comes (`parts.ts`). */
const RUN_AT_ONCE: readonly string[] = ['react', 'index', 'router', 'shell'];

/**
 * V8 compiles every function of these files while they are being fetched, apart from the page's own thread, instead of
 * each when it is first called (explicit compile hints, https://v8.dev/blog/explicit-compile-hints). To other engines
 * it is a comment.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const name of RUN_AT_ONCE) {
          const chunk = chunks.find((one) => one.name === name);
          if (!chunk) throw new Error(`the build has no part called ${name}`);
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
