// Scan codes of the keys of a browser's `KeyboardEvent.code` (docs/protocol/streams.md#9).

/** `@` says where one goes on counting, key by key; names with a stroke between them are one key. */
const TABLE = `@01 Escape Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal Backspace Tab
KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight Enter ControlLeft
KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote Backquote ShiftLeft Backslash
KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash ShiftRight NumpadMultiply AltLeft Space CapsLock
F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 Pause ScrollLock Numpad7 Numpad8 Numpad9 NumpadSubtract
Numpad4 Numpad5 Numpad6 NumpadAdd Numpad1 Numpad2 Numpad3 Numpad0 NumpadDecimal @56 IntlBackslash F11 F12 NumpadEqual
@64 F13 F14 F15 F16 F17 F18 F19 F20 F21 F22 F23 @70 KanaMode @73 IntlRo @76 F24 Lang3/Lang4
@79 Convert @7B NonConvert @7D IntlYen NumpadComma @E008 Undo @E00A Paste @E010 MediaTrackPrevious @E017 Cut Copy
MediaTrackNext @E01C NumpadEnter ControlRight @E020 AudioVolumeMute LaunchApp2 MediaPlayPause @E024 MediaStop
@E02E AudioVolumeDown/VolumeDown @E030 AudioVolumeUp/VolumeUp @E032 BrowserHome @E035 NumpadDivide @E037 PrintScreen AltRight
@E045 NumLock @E047 Home ArrowUp PageUp @E04B ArrowLeft @E04D ArrowRight @E04F End ArrowDown PageDown Insert Delete
@E05B MetaLeft/OSLeft MetaRight/OSRight ContextMenu Power @E065 BrowserSearch BrowserFavorites BrowserRefresh BrowserStop
BrowserForward BrowserBack LaunchApp1 LaunchMail MediaSelect`;

function scanCodes(): ReadonlyMap<string, readonly number[]> {
  const codes = new Map<string, readonly number[]>();
  let code = 0;
  for (const entry of TABLE.split(/\s+/)) {
    if (entry.startsWith('@')) {
      code = Number.parseInt(entry.slice(1), 16);
      continue;
    }
    for (const name of entry.split('/')) codes.set(name, [code]);
    code += 1;
  }
  return codes;
}

const OLDER = scanCodes();
const NEWER: typeof OLDER = new Map([...OLDER, ['NumLock', [0x45]], ['Pause', [0x1d, 0x45]]]);

export interface KeyDialect {
  /** 18.x: Pause is two codes, and NumLock the one that was Pause. */
  pauseIsTwo: boolean;
}

/** One message goes out for each; none for a key that the table does not know. */
export const scanCodesOf = (code: string, { pauseIsTwo }: KeyDialect): readonly number[] =>
  (pauseIsTwo ? NEWER : OLDER).get(code) ?? [];
