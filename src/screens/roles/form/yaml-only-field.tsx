import * as css from './form.css.ts';
import { EDIT_IN_YAML_ONLY } from './messages.ts';

/** Replaces a field whose value the form cannot edit. */
export const YamlOnlyField = ({ label }: { label: string }) => (
  <div className={css.yamlOnly}>
    <span className={css.label}>{label}</span>
    <p className={css.note}>{EDIT_IN_YAML_ONLY}</p>
  </div>
);
