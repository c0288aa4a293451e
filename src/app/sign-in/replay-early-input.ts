// What users did on the drawn page before the script was there is repeated once it listens.

/** From here on the page hears for itself. */
export const stopRecordingInput = (): void => window.early?.stop();

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

function replay({ type: on, target, value }: EarlyInput): void {
  if (on === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
  if (on === 'click' && target instanceof HTMLElement) target.click();
  if (on === 'change' && target instanceof HTMLSelectElement) {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** One after another, each on the page that the one before has made; once. */
export async function replayEarlyInput(): Promise<void> {
  const inputs = window.early?.inputs.splice(0) ?? [];
  for (const input of inputs) {
    replay(input);
    await nextTask();
  }
}
