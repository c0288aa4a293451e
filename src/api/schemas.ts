import type { components } from './schema.d.ts';
import type { components as streams } from './streams.d.ts';

/** Every record of the contract by its name there. */
export type Schemas = components['schemas'];

/** The same of what goes over its websockets. */
export type StreamSchemas = streams['schemas'];
