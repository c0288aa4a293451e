import { ENVIRONMENT_LABEL_SETTING, environmentOf, type Environment } from '#domain/workspace/environment.ts';
import type { Label } from '#lib/text/labels.ts';
import { useSetting } from '#ui/store/use-setting.ts';

/** Finds the environment in labels, by the label that the user has chosen in the settings of the terminal. */
export function useEnvironmentOf(): (labels: readonly Label[]) => Environment | undefined {
  const [preferredKey] = useSetting(ENVIRONMENT_LABEL_SETTING);
  return (labels) => environmentOf(labels, preferredKey ?? undefined);
}
