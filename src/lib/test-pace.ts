const RECORDS = Array.from({ length: 2000 }, (_, at) => ({ id: `record-${at}`, words: 'SELECT "x", y'.repeat(20) }));

/** What copying them twice takes on the machines that the bounds in tests are meant for. */
const USUAL_MS = 8;

function copyTwice(): number {
  const began = performance.now();
  for (let round = 0; round < 2; round += 1) JSON.stringify(JSON.parse(JSON.stringify(RECORDS)));
  return performance.now() - began;
}

/** How many times longer than usual this machine takes just now, for bounds in milliseconds; never less than 1. */
export function slowness(): number {
  copyTwice(); // compiled
  return Math.max(1, copyTwice() / USUAL_MS);
}
