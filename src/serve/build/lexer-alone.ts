import type { Plugin } from 'vite';

/** From where the module makes an instance of everything that it has, which nothing that is left out of it survives. */
const INSTANCE = /var (\w+)=new \w+;function \w+\(\w+,\w+\)\{return \1\.parse\([\s\S]*\b(\w+) as Lexer\b[\s\S]*$/;

/** Of marked its lexer alone: the console draws the tokens itself, as elements and never as HTML. */
export const lexerAlone = (): Plugin => ({
  name: 'lexer-alone',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]marked[\\/]/ },
    handler(code) {
      if (!INSTANCE.test(code)) throw new Error('marked has another form: see what of it the build needs');
      return { code: code.replace(INSTANCE, 'export{$2 as Lexer}'), map: null, moduleSideEffects: false };
    },
  },
});
