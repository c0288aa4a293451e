import { expect, test } from 'vitest';
import { checkRole } from '#domain/roles/lint.ts';
import { parseYaml } from '#domain/yaml/parse-yaml.ts';
import { templateOf, TEMPLATE_LIST } from './role-templates.ts';

// docs/behaviour.md#resources-as-yaml "A new role has the version of the proxy's"
test.each(TEMPLATE_LIST.flatMap(({ name }) => (['v7', 'v8'] as const).map((version) => [name, version] as const)))(
  'the template "%s" has version %s and is valid',
  (name, version) => {
    const { text } = templateOf(name, version);
    const { document, problems } = parseYaml(text);
    expect(document?.get('version')).toBe(version);
    // Empty fields of the blank template are no problem, because the user fills them in.
    expect(problems).toEqual([]);
    expect(document && checkRole(text, document, version)).toEqual([]);
  },
);
