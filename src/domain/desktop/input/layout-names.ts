// The Windows keyboard layouts that users can choose for a desktop (docs/protocol/streams.md#8.2).
import { LOCALE } from '#lib/text/locale.ts';

interface ChoosableLayout {
  /** The Windows layout number. */
  layout: number;
  /** The language in the layout's name (BCP 47). */
  language: string;
  /** Distinguishes the layouts of a language. */
  variant?: string;
}

const CHOOSABLE_LAYOUTS: readonly ChoosableLayout[] = [
  { layout: 0x0401, language: 'ar' },
  { layout: 0x0423, language: 'be' },
  { layout: 0x0402, language: 'bg' },
  { layout: 0x0405, language: 'cs' },
  { layout: 0x10405, language: 'cs', variant: 'QWERTY' },
  { layout: 0x0406, language: 'da' },
  { layout: 0x0407, language: 'de' },
  { layout: 0x0807, language: 'de-CH' },
  { layout: 0x0408, language: 'el' },
  { layout: 0x0409, language: 'en-US' },
  { layout: 0x10409, language: 'en-US', variant: 'Dvorak' },
  { layout: 0x20409, language: 'en-US', variant: 'International' },
  { layout: 0x0809, language: 'en-GB' },
  { layout: 0x0452, language: 'en-GB', variant: 'Extended' },
  { layout: 0x1809, language: 'en-IE' },
  { layout: 0x040a, language: 'es' },
  { layout: 0x080a, language: 'es-419' },
  { layout: 0x0425, language: 'et' },
  { layout: 0x0429, language: 'fa' },
  { layout: 0x040b, language: 'fi' },
  { layout: 0x040c, language: 'fr' },
  { layout: 0x080c, language: 'fr-BE' },
  { layout: 0x1009, language: 'fr-CA' },
  { layout: 0x11009, language: 'fr-CA', variant: 'Multilingual' },
  { layout: 0x100c, language: 'fr-CH' },
  { layout: 0x040d, language: 'he' },
  { layout: 0x0439, language: 'hi' },
  { layout: 0x041a, language: 'hr' },
  { layout: 0x040e, language: 'hu' },
  { layout: 0x042b, language: 'hy' },
  { layout: 0x040f, language: 'is' },
  { layout: 0x0410, language: 'it' },
  { layout: 0x0411, language: 'ja' },
  { layout: 0x0437, language: 'ka' },
  { layout: 0x043f, language: 'kk' },
  { layout: 0x0412, language: 'ko' },
  { layout: 0x10427, language: 'lt' },
  { layout: 0x0426, language: 'lv' },
  { layout: 0x042f, language: 'mk' },
  { layout: 0x0413, language: 'nl' },
  { layout: 0x0813, language: 'nl-BE' },
  { layout: 0x0414, language: 'no' },
  { layout: 0x0415, language: 'pl' },
  { layout: 0x10415, language: 'pl', variant: '214' },
  { layout: 0x0416, language: 'pt-BR' },
  { layout: 0x10416, language: 'pt-BR', variant: 'ABNT2' },
  { layout: 0x0816, language: 'pt-PT' },
  { layout: 0x10418, language: 'ro' },
  { layout: 0x0419, language: 'ru' },
  { layout: 0x041b, language: 'sk' },
  { layout: 0x0424, language: 'sl' },
  { layout: 0x041c, language: 'sq' },
  { layout: 0x0c1a, language: 'sr-Cyrl' },
  { layout: 0x081a, language: 'sr-Latn' },
  { layout: 0x041d, language: 'sv' },
  { layout: 0x041e, language: 'th' },
  { layout: 0x041f, language: 'tr', variant: 'Q' },
  { layout: 0x1041f, language: 'tr', variant: 'F' },
  { layout: 0x0422, language: 'uk' },
  { layout: 0x042a, language: 'vi' },
  { layout: 0x0804, language: 'zh-CN' },
  { layout: 0x0404, language: 'zh-TW' },
];

const languageNames = new Intl.DisplayNames(LOCALE, { type: 'language', languageDisplay: 'standard' });

function layoutNameOf({ language, variant }: ChoosableLayout): string {
  const name = languageNames.of(language) ?? language;
  return variant === undefined ? name : `${name}, ${variant}`;
}

/** The names of the layouts by their Windows layout number, sorted by name. */
export const keyboardLayoutNames: ReadonlyMap<number, string> = new Map(
  CHOOSABLE_LAYOUTS.map((entry): [number, string] => [entry.layout, layoutNameOf(entry)]).toSorted(([, a], [, b]) =>
    a.localeCompare(b, LOCALE),
  ),
);

/** Formats a layout number as Windows does: `0000040C`. */
export const formatLayoutNumber = (layout: number): string => layout.toString(16).toUpperCase().padStart(8, '0');
