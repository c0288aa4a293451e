import { expect, test } from 'vitest';
import { keepPackages } from './sbom.ts';

const SBOM = {
  bomFormat: 'CycloneDX',
  metadata: { component: { 'bom-ref': 'postern@1.0.0' } },
  components: [
    { 'bom-ref': 'react@19', name: 'react', version: '19.3.1' },
    { 'bom-ref': 'static@9', group: '@fastify', name: 'static', version: '9.3.0' },
    { 'bom-ref': 'vite@8', name: 'vite', version: '8.3.8' },
  ],
  dependencies: [
    { ref: 'postern@1.0.0', dependsOn: ['react@19', 'static@9', 'vite@8'] },
    { ref: 'react@19' },
    { ref: 'vite@8', dependsOn: ['react@19'] },
  ],
};

test('removes tools and the dependencies on them, and keeps all other fields', () => {
  expect(keepPackages(SBOM, ['react@19.3.1', '@fastify/static@9.3.0'])).toEqual({
    bomFormat: 'CycloneDX',
    metadata: { component: { 'bom-ref': 'postern@1.0.0' } },
    components: SBOM.components.slice(0, 2),
    dependencies: [{ ref: 'postern@1.0.0', dependsOn: ['react@19', 'static@9'] }, { ref: 'react@19' }],
  });
});

test('fails if a package of the build is not in the list', () =>
  expect(() => keepPackages(SBOM, ['react@19.3.2'])).toThrow('the list of packages lacks react@19.3.2'));
