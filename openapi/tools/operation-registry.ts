// Generates the list of operations as TypeScript, with the facts about each that the mock proxy needs for its routes
// and access checks.

interface MediaType {
  schema?: unknown;
}
export interface ResponseDescription {
  $ref?: string;
  content?: Record<string, MediaType>;
}
export interface OperationDescription {
  tags?: string[];
  responses: Record<string, ResponseDescription>;
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  parameters?: readonly { $ref?: string }[];
  'x-auth'?: string;
  'x-limit'?: string;
  'x-csrf'?: boolean;
  'x-body-since'?: number;
  'x-since'?: number;
  'x-until'?: number;
  'x-navigation'?: boolean;
}
export interface ApiDescription {
  paths: Record<string, Record<string, OperationDescription>>;
  components: { schemas: Record<string, { examples?: unknown[] }>; responses?: Record<string, unknown> };
}

const MFA_RESPONSE = '#/components/parameters/MfaResponseHeader';
const METHODS = ['get', 'post', 'put', 'delete'] as const;

function bodyKindOf({ requestBody }: OperationDescription): 'json' | 'bytes' | 'none' {
  if (!requestBody) return 'none';
  return 'application/json' in requestBody.content ? 'json' : 'bytes';
}

function registryEntry(operation: OperationDescription): Record<string, unknown> {
  const auth = operation['x-auth'];
  if (!auth) throw new Error('an operation without x-auth');
  return {
    tag: operation.tags?.[0] ?? '',
    auth,
    body: bodyKindOf(operation),
    ...(operation['x-body-since'] ? { bodySince: operation['x-body-since'] } : {}),
    ...(operation['x-limit'] ? { limit: operation['x-limit'] } : {}),
    ...(operation['x-csrf'] ? { csrf: true } : {}),
    ...(operation['x-since'] ? { since: operation['x-since'] } : {}),
    ...(operation['x-until'] ? { until: operation['x-until'] } : {}),
    ...(operation['x-navigation'] ? { navigation: true } : {}),
    ...(operation.parameters?.some(({ $ref }) => $ref === MFA_RESPONSE) ? { admin: true } : {}),
  };
}

/** Pairs of `METHOD path` and the operation, in the order of the description. */
export function operationsOf(description: ApiDescription): [string, OperationDescription][] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): [string, OperationDescription][] => {
      const operation = item[method];
      return operation ? [[`${method.toUpperCase()} ${path}`, operation]] : [];
    }),
  );
}

/** The text of `fixtures/contract/registry.gen.ts`. */
export function registryOf(description: ApiDescription): string {
  const rows = operationsOf(description).map(([name, operation]) => {
    try {
      return `  ${JSON.stringify(name)}: ${JSON.stringify(registryEntry(operation))},`;
    } catch (cause) {
      throw new Error(`${name}: ${(cause as Error).message}`, { cause });
    }
  });
  return [
    '// Generated from openapi/ by `npm run generate`.',
    "import type { OperationEntry, Operation } from './operations.ts';",
    '',
    'export const registry = {',
    ...rows,
    '} as const satisfies { [O in Operation]: OperationEntry };',
    '',
  ].join('\n');
}
