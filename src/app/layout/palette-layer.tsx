import { describeError } from '#lib/user-facing-error.ts';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { useEffect, useState, type ComponentProps } from 'react';
import { FooterLine } from '#ui/palette/palette-footer.tsx';
import { paletteInputProps, PaletteFrame } from '#ui/palette/palette-frame.tsx';
import { SEARCH_NOT_LOADED } from '#app/messages.ts';

type Module = typeof import('#app/palette/palette.tsx');

let cachedModule: Module | undefined;

/** Prefetches the palette's code. A failure shows when the palette opens. */
export async function loadPalette(): Promise<Module> {
  cachedModule = await import('#app/palette/palette.tsx');
  return cachedModule;
}

/** The palette. While its code loads, its field is already there, and the typed text stays. */
export function PaletteLayer(props: ComponentProps<Module['Palette']>) {
  const [module, setModule] = useState(cachedModule);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (cachedModule) return;
    loadPalette().then(setModule, setFailure);
  }, []);
  if (module) return <module.Palette {...props} />;
  const { text, onText, onClose } = props;
  return (
    <PaletteFrame
      onClose={onClose}
      field={
        <input
          {...paletteInputProps}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={undefined} // the list has not loaded yet
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      }
    >
      {failure !== undefined && (
        <FooterLine tone="bad">
          <div role="alert">
            <p>{SEARCH_NOT_LOADED}</p>
            <ErrorText error={describeError(failure)} />
          </div>
        </FooterLine>
      )}
    </PaletteFrame>
  );
}
