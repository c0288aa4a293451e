// Replays the input that users made on the server-rendered page before the script ran.

/** From now on, React handles the input. */
export const stopRecordingInput = (): void => window.early?.stop();

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

function replay({ type, target, value }: EarlyInput): void {
  if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
  if (type === 'click' && target instanceof HTMLElement) target.click();
  if (type === 'change' && target instanceof HTMLSelectElement) {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Replays each event on the page that the previous event has produced. Works only once. */
export async function replayEarlyInput(): Promise<void> {
  const inputs = window.early?.inputs.splice(0) ?? [];
  for (const input of inputs) {
    replay(input);
    await nextTask();
  }
}
