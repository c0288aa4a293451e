import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Loads the module as a page of the console, in a browser with or without Trusted Types. */
async function loadModule(createPolicy?: (name: string, rules: object) => object) {
  vi.stubGlobal('trustedTypes', createPolicy && { createPolicy });
  return import('./trusted-types.ts');
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('accepts scripts of the console, with and without a policy of the browser', async () => {
  const names: string[] = [];
  const withPolicy = await loadModule((name, rules) => {
    names.push(name);
    return rules;
  });
  expect(withPolicy.policy.createScriptURL('/web/app/worker-1.js')).toBe('/web/app/worker-1.js');
  expect(names).toEqual(['postern']);
  vi.resetModules();
  const withoutPolicy = await loadModule();
  expect(withoutPolicy.policy.createScriptURL('/web/app/worker-1.js')).toBe('/web/app/worker-1.js');
});

test.each([
  'https://other.example.com/web/app/worker.js',
  '//other.example.com/web/app/worker.js',
  '/v1/webapi/sites/one/nodes/1/root/scp',
  'data:text/javascript,1',
  'blob:https://console.example.com/1',
])('refuses the script %s', async (url) => {
  const { policy } = await loadModule();
  expect(() => policy.createScriptURL(url)).toThrow(new TypeError(url));
});
