import type { components } from './schema.d.ts';
import type { components as streams } from './streams.d.ts';

/** The records of the contract by name. */
export type Schemas = components['schemas'];

/** The messages of the proxy's websockets by name. */
export type StreamSchemas = streams['schemas'];
