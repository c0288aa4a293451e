import { ENVIRONMENT_LABEL_SETTING } from '#domain/workspace/environment.ts';
import { useSetting } from '#ui/store/use-setting.ts';

/** The key of the label that the user has set for environments; undefined for the common labels. */
export function useEnvironmentLabel(): string | undefined {
  const [labelKey] = useSetting(ENVIRONMENT_LABEL_SETTING);
  return labelKey?.trim() || undefined;
}
