import type { components } from './schema.d.ts';

/** Every record of the contract by its name there. */
export type Schemas = components['schemas'];
