// Runs before the first paint and separately from all other code: sets the theme, records input until the console's
// script runs, and starts loading that script.
const RECORDED_EVENTS = ['submit', 'click', 'change'] as const;

function storedTheme(): string | null {
  try {
    return localStorage.getItem('grv_teleport_ui_theme');
  } catch {
    return null; // the console's own start shows the error
  }
}

/** Repeats `currentTheme` of `src/features/theme/theme.ts`, because this script imports no modules. */
function themeAtStart(): string {
  const stored = storedTheme();
  const isDark = stored === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : stored === 'dark';
  return isDark ? 'dark' : 'light';
}

document.documentElement.dataset['theme'] = themeAtStart();

const inputs: EarlyInput[] = [];

function recordInput(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  if (type === 'submit') {
    // If the browser submitted the form itself, the password would appear in the address.
    event.preventDefault();
    inputs.push({ type: 'submit', target, value: '' });
  }
  if (type === 'change' && target instanceof HTMLSelectElement)
    inputs.push({ type: 'change', target, value: target.value });
  const button = type === 'click' ? target.closest('button[type=button]') : null;
  if (button) inputs.push({ type: 'click', target: button, value: '' });
}

for (const type of RECORDED_EVENTS) addEventListener(type, recordInput, true);

window.early = {
  inputs,
  stop: () => {
    for (const type of RECORDED_EVENTS) removeEventListener(type, recordInput, true);
  },
};

const CONSOLE_NOT_LOADED = "Couldn't load the console. Check your network, then reload the page.";

/** Shows on the page why it does not react. The rest of the page stays. */
function showNotLoaded(): void {
  const alert = document.createElement('p');
  alert.role = 'alert';
  alert.textContent = CONSOLE_NOT_LOADED;
  document.body.prepend(alert);
}

/** Addresses of the main script, of React's chunk, and of all imports of the main script, React included. */
const { main = '', react = '', imports = '' } = document.currentScript?.dataset ?? {};

/** Missing in TypeScript's types, and in Firefox before 148 and Safari before 26. */
const { trustedTypes } = window as {
  trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
};
/** For the scripts of this page's own build, whose addresses are in its markup. Only this file can use the policy. */
const policy = trustedTypes?.createPolicy('postern-early', { createScriptURL: (url: string) => url });

function loadScript(src: string, onload?: () => void): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = policy?.createScriptURL(src) ?? src;
  if (onload) script.addEventListener('load', onload);
  script.addEventListener('error', showNotLoaded);
  document.head.append(script);
}

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

/** Runs React and the main script in two tasks, so that a visible form reacts to input in between. */
function loadConsole(isServerRendered: boolean): void {
  if (!isServerRendered) {
    loadScript(main);
    return;
  }
  for (const file of [...imports.split(' '), main]) preload(file);
  loadScript(react, () => setTimeout(() => loadScript(main)));
}

// The browser paints a server-rendered form before it loads the scripts. A background tab never paints, so it does not
// wait.
addEventListener('DOMContentLoaded', () => {
  const isServerRendered = document.getElementById('app')?.hasChildNodes() ?? false;
  if (isServerRendered && !document.hidden)
    requestAnimationFrame(() => setTimeout(() => loadConsole(isServerRendered)));
  else loadConsole(isServerRendered);
});
