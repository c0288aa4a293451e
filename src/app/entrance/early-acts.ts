// What users did on the drawn page before the script was there is repeated once it listens.

/** From here on the page hears for itself. */
export const stopKeeping = (): void => window.early?.stop();

const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

function repeat({ on, target, value }: EarlyAct): void {
  if (on === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
  if (on === 'click' && target instanceof HTMLElement) target.click();
  if (on === 'change' && target instanceof HTMLSelectElement) {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** One after another, each on the page that the one before has made; once. */
export async function repeatEarlyActs(): Promise<void> {
  const acts = window.early?.acts.splice(0) ?? [];
  for (const act of acts) {
    repeat(act);
    await turn();
  }
}
