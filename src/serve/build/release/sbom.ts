/** The parts of a CycloneDX file that are read here. */
export interface Sbom {
  components: { 'bom-ref': string; group?: string; name: string; version: string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
  metadata: { component: { 'bom-ref': string } };
}

const idOf = ({ group, name, version }: Sbom['components'][number]): string =>
  `${group === undefined ? '' : `${group}/`}${name}@${version}`;

/**
 * Reduces the list of all installed packages to those that Postern contains. npm counts the packages in the files of
 * the browser as development packages, like the tools that build them.
 */
export function keepPackages<T extends Sbom>(sbom: T, packageIds: readonly string[]): T {
  const ids = new Set(packageIds);
  const components = sbom.components.filter((component) => ids.has(idOf(component)));
  const foundIds = new Set(components.map(idOf));
  const missingIds = packageIds.filter((id) => !foundIds.has(id));
  if (missingIds.length > 0) throw new Error(`the list of packages lacks ${missingIds.join(', ')}`);
  const refs = new Set([sbom.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])]);
  const dependencies = sbom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({
      ref,
      ...(dependsOn && { dependsOn: dependsOn.filter((dependency) => refs.has(dependency)) }),
    }));
  return { ...sbom, components, dependencies };
}
