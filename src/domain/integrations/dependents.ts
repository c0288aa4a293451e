// Finds the resources that depend on an integration, which would stop working without it.
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';

/** The fields in which resources of different kinds name their integration (docs/protocol/resources.md#18.3). */
interface ResourceWithIntegration {
  name: string;
  hostname: string;
  integration: string;
  aws: { integration: string };
  github: { integration: string };
}

/** The display names of those resources in a response that use the integration. */
export const parseDependents = (response: unknown, integrationName: string): string[] =>
  listOf(fieldsOf<{ items: unknown }>(response).items).flatMap((raw) => {
    const { name, hostname, integration, aws, github } = fieldsOf<ResourceWithIntegration>(raw);
    const usedIntegrations = [
      integration,
      ...[aws, github].map((part) => fieldsOf<ResourceWithIntegration['aws']>(part).integration),
    ];
    const displayName = textOr(hostname, '') || textOr(name, '');
    return usedIntegrations.includes(integrationName) && displayName !== '' ? [sanitize(displayName)] : [];
  });
