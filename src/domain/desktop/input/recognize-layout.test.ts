import { expect, test } from 'vitest';
import { recognizeLayout } from './recognize-layout.ts';

const CODES =
  'Backquote Minus Equal KeyQ KeyW KeyE KeyI KeyO KeyY BracketLeft KeyA KeyS KeyD Semicolon Quote Backslash Slash'.split(
    ' ',
  );
/** Assigns characters to the keys above, in order. */
const keyCharactersOf = (characters: string) =>
  new Map(Array.from(characters, (character, index) => [CODES[index] ?? '', character]));

const US = "`-=qweioy[asd;'\\/";

test.each([
  ['US', US, 'en-US', 0x0409],
  ['US with a French browser', US, 'fr-FR', 0x0409],
  ['Polish for programmers', US, 'pl', 0x0415],
  ['Korean', US, 'ko-KR', 0x0412],
  ['UK', "`-=qweioy[asd;'#/", 'en-GB', 0x0809],
  ['UK, on a Mac', "§-=qweioy[asd;'\\/", 'en-GB', 0x0809],
  ['Dvorak', "`[]',.crf/aoes-\\\\z", 'en-US', 0x10409],
  ['French', '²)=azeioy^qsdmù*!', 'fr-FR', 0x040c],
  ['Belgian', '²)-azeioy^qsdmùµ=', 'fr-FR', 0x080c],
  ['Belgian with a Belgian language tag', '²)-azeioy^qsdmù`=', 'nl-BE', 0x080c],
  ['German', '^ß´qweiozüasdöä#-', 'de-DE', 0x0407],
  ['German in Austria', '^ß´qweiozüasdöä#-', 'de-AT', 0x0407],
  ['Swiss German', "§'^qweiozüasdöä$-", 'de-CH', 0x0807],
  ['Swiss French', "§'^qweiozèasdéà$-", 'fr-CH', 0x100c],
  ['Hungarian', '0üóqweiozőasdéáű-', 'hu', 0x040e],
  ['Czech', ';=´qweiozúasdů§¨-', 'cs', 0x0405],
  ['Slovenian', "¸'+qweiozšasdčćž-", 'sl-SI', 0x0424],
  ['Croatian', "¸'+qweiozšasdčćž-", 'hr', 0x041a],
  ['Spanish', "º'¡qweioy`asdñ´ç-", 'es-ES', 0x040a],
  ['Latin American', "|'¿qweioy´asdñ{}-", 'es-MX', 0x080a],
  ['Portuguese', "\\'«qweioy+asdçº~-", 'pt-PT', 0x0816],
  ['Brazilian', "'-=qweioy´asdç~];", 'pt-BR', 0x0416],
  ['Italian', "\\'ìqweioyèasdòàù-", 'it', 0x0410],
  ['Swedish', "§+´qweioyåasdöä'-", 'sv-SE', 0x041d],
  ['Finnish', "§+´qweioyåasdöä'-", 'fi-FI', 0x040b],
  ['Norwegian', "|+\\qweioyåasdøæ'-", 'nb-NO', 0x0414],
  ['Danish', "½+´qweioyåasdæø'-", 'da-DK', 0x0406],
  ['Turkish', '"*-qweıoyğasdşi,.', 'tr', 0x041f],
  ['Japanese', '`-^qweioy@asd;:]/', 'ja', 0x0411],
  ['Russian', 'ё-=йцушщнхфывжэ\\.', 'ru', 0x0419],
  ['Ukrainian', "'-=йцушщнхфівжє\\.", 'uk', 0x0422],
  ['Greek', "`-=;ςειοψ[ασδ΄'\\/", 'el', 0x0408],
  ['unknown', '`-=xxxxxx[xxx;x\\/', 'en-US', 0],
  ['no', '', 'de-DE', 0],
])('recognizes the layout of %s keys', (...[, characters, language, layout]) => {
  expect(recognizeLayout(keyCharactersOf(characters), language)).toBe(layout);
});
