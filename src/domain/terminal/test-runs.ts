// How long the properties are tried: a little with every `npm test`, long with `npm run fuzz`.
const isLong = process.env['FUZZ'] === 'long';

/** The same in every run, so that a failure comes back; `FUZZ_SEED` tries others. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? 1);

export const runs = (usual: number, long: number): number => (isLong ? long : usual);

export const TIMEOUT_MS = runs(30_000, 60 * 60_000);
