import type { DemoAccount } from './demo-calls.ts';

const NAMES = { user: 'name', pass: 'password', code: 'code' } as const;

/** Fills in the sign-in form of the page. Returns false if the page shows no form with a password. */
export function fillSignInForm(account: DemoAccount): boolean {
  const form = document.querySelector<HTMLInputElement>('input[name=pass]')?.form;
  if (!form) return false;
  for (const [name, field] of Object.entries(NAMES)) {
    const input = form.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement)) continue;
    input.value = account[field];
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  form.querySelector<HTMLButtonElement>('button[type=submit]')?.focus();
  return true;
}
