import * as css from './form.css.ts';
import { EDIT_IN_YAML_ONLY } from './messages.ts';

/** In the place of a field whose value the form leaves alone. */
export const YamlOnlyField = ({ label }: { label: string }) => (
  <div className={css.yamlOnly}>
    <span className={css.label}>{label}</span>
    <p className={css.note}>{EDIT_IN_YAML_ONLY}</p>
  </div>
);
