// Runs before anything is drawn, apart from everything else: the theme, and what is done before the console's script is there.
const ON = ['submit', 'click', 'change'] as const;

function storedTheme(): string | null {
  try {
    return localStorage.getItem('grv_teleport_ui_theme');
  } catch {
    return null; // the console's own start says why it cannot go on
  }
}

document.documentElement.dataset['theme'] = storedTheme() === 'dark' ? 'dark' : 'light';

const acts: EarlyAct[] = [];

function keep(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  if (type === 'submit') {
    // Sent by the browser itself, a form would put the password into an address.
    event.preventDefault();
    acts.push({ on: 'submit', target, value: '' });
  }
  if (type === 'change' && target instanceof HTMLSelectElement)
    acts.push({ on: 'change', target, value: target.value });
  const button = type === 'click' ? target.closest('button[type=button]') : null;
  if (button) acts.push({ on: 'click', target: button, value: '' });
}

for (const type of ON) addEventListener(type, keep, true);

window.early = {
  acts,
  stop: () => {
    for (const type of ON) removeEventListener(type, keep, true);
  },
};
