import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';

/** As resources of several kinds name what they use (docs/protocol/resources.md#18.3). */
interface AnyResource {
  name: string;
  hostname: string;
  integration: string;
  aws: { integration: string };
  github: { integration: string };
}

/** The names of those that an answer says use an integration. */
export const dependentsIn = (answer: unknown, used: string): string[] =>
  listOf(fieldsOf<{ items: unknown }>(answer).items).flatMap((raw) => {
    const { name, hostname, integration, aws, github } = fieldsOf<AnyResource>(raw);
    const uses = [integration, ...[aws, github].map((part) => fieldsOf<AnyResource['aws']>(part).integration)];
    const shown = textOr(hostname, '') || textOr(name, '');
    return uses.includes(used) && shown !== '' ? [sanitize(shown)] : [];
  });
