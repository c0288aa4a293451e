import * as css from './form.css.ts';
import { EDITED_IN_YAML } from './messages.ts';

/** In the place of a field whose value the form leaves alone. */
export const EditedInYaml = ({ label }: { label: string }) => (
  <div className={css.closed}>
    <span className={css.label}>{label}</span>
    <p className={css.note}>{EDITED_IN_YAML}</p>
  </div>
);
